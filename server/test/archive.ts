import { sql } from 'kysely';
import type { Db, Tx } from '../src/db/connection.ts';
import { runInTransaction } from '../src/db/transaction.ts';
const apart = 1_000_000;

const shifted = (column: string) => `t.${column} + n * ${apart}`;
const own = (column: string) => `t.${column} || '-' || n`;
const earlier = (column: string, type: string) => `(t.${column} - n * w.years * interval '1 year')::${type}`;
const earlierDays = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, earlier(column, 'date')]));
const growing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fiscal_years: {
    name: `(left(t.name, 4)::int - n * w.years) || '-' || (right(t.name, 4)::int - n * w.years)`,
    ...earlierDays('start_date', 'end_date'),
    deadline_at: earlier('deadline_at', 'timestamptz'),
  },
  users: {
    email: own('email'),
    user_type_id: 'case when t.user_type_id in (3, 4, 5) then 6 else t.user_type_id end',
  },
  ship_time_requests: {
    status_id: 'case when t.status_id in (2, 3, 4) then 5 else t.status_id end',
    ...earlierDays('operational_window_start', 'operational_window_end'),
    submitted_at: earlier('submitted_at', 'timestamptz'),
    created_at: earlier('created_at', 'timestamptz'),
    updated_at: earlier('updated_at', 'timestamptz'),
  },
  co_proponents: {},
  stations: {},
  funding_sources: {},
  collaborators: {},
  ship_time_request_sections: {},
  ship_time_request_fiscal_years: {},
  ship_time_request_project_areas: {},
  ship_time_request_capabilities: {},
  ship_time_request_history: { receipt: own('receipt') },
  vessel_plans: { review_level: `'final'` },
  vessel_plan_history: {},
  vessel_plan_versions: {},
  missions: earlierDays('start_date'),
  delivered_voyages: earlierDays('start_date', 'end_date'),
  voyage_reports: {},
  voyage_report_stations: {},
  fleet_plans: {},
  fleet_plan_versions: {},
};

const logs: typeof growing = {
  events: {
    change: own('change'),
    ship_time_request_id: shifted('ship_time_request_id'),
    created_at: earlier('created_at', 'timestamptz'),
  },
  audit_log: {
    subject_id: shifted('subject_id'),
    created_at: earlier('created_at', 'timestamptz'),
  },
  notices: {},
  outbox: { message_id: own('message_id'), dedup_key: own('dedup_key'), sent_at: 't.created_at' },
};

export type Copies = { readonly from: number; readonly to: number };

const columnsOf = async (tx: Tx, table: string): Promise<{ name: string; isKey: boolean }[]> => {
  const { rows } = await sql<{ name: string; isKey: boolean }>`
    select quote_ident(a.attname) as name, a.attidentity <> '' or exists (select from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey)
          and c.confrelid::regclass::text = any(${Object.keys(growing)})) as "isKey"
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by a.attnum`.execute(tx);
  return rows;
};

const copyRows = async (
  tx: Tx,
  table: string,
  differing: Readonly<Record<string, string>>,
  copies: Copies,
) => {
  const columns = await columnsOf(tx, table);
  const values = columns.map(({ name, isKey }) => differing[name] ?? (isKey ? shifted(name) : `t.${name}`));
  const [first] = columns.filter(({ isKey }) => isKey);
  await sql`insert into ${sql.table(table)} (${sql.raw(columns.map(({ name }) => name).join(', '))})
    overriding system value
    select ${sql.raw(values.join(', '))} from ${sql.table(table)} t, generate_series(${copies.from}::int, ${copies.to}::int) n,
      (select count(*)::int as years from fiscal_years where id < ${apart}) w
    where t.${sql.raw(first!.name)} < ${apart}`.execute(tx);
};
export const seedArchive = async (db: Db, { from, to }: Copies): Promise<void> => {
  await runInTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, differing] of Object.entries(growing))
      await copyRows(tx, table, differing, { from, to });
    const ofLogs = { from: from * 4 - 3, to: to * 4 };
    for (const [table, differing] of Object.entries(logs)) await copyRows(tx, table, differing, ofLogs);
    await sql`update audit_log set created_at = created_at - interval '2 hours'
      where created_at > now() - interval '2 hours'`.execute(tx);
    await sql`select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) from audit_log))`.execute(
      tx,
    );
  });
  // Repeats VACUUM, because an open snapshot prevents pages from being marked as all-visible.
  const copied = [...Object.keys(growing), ...Object.keys(logs)];
  for (let [unseen, left] = [1, 30]; unseen > 0 && left > 0; left -= 1) {
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql<{ pages: number }>`
      select sum(relpages - relallvisible)::int as pages from pg_class
      where relnamespace = 'public'::regnamespace and relname = any(${copied}::text[])`.execute(db);
    unseen = Number(rows[0]?.pages ?? 0);
  }
};
