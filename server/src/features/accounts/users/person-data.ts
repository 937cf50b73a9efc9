import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { personalDataColumnsByTable } from './person-columns.ts';

type Row = Record<string, unknown>;
export type PersonData = Record<string, Row[]>;

/**
 * Rows naming the person in these columns are exported; of other mentions, only numbers, times and
 * `mentionColumns`.
 */
const ownerColumns = ['id', 'user_id', 'addressee_id', 'email', 'to_address'];
const mentionColumns = ['action', 'subject_type', 'address', 'reason'];

type Naming = {
  readonly table: string;
  readonly own: string[];
  readonly traces: string[];
  readonly kept: string[];
};

const namingTables = async (tx: Tx): Promise<Naming[]> =>
  (
    await sql<Naming>`
      with naming as (
        select conrelid::regclass::text as "table", attname::text as name from pg_constraint
          join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'f' and confrelid = 'users'::regclass and array_length(conkey, 1) = 1
            and conrelid <> 'service_accounts'::regclass
        union select 'users', 'id'
        union select table_name::text, column_name::text from information_schema.columns where table_schema = 'public'
          and (table_name, column_name) in (('invitations', 'email'), ('outbox', 'to_address'),
            ('ship_time_requests', 'responsible_manager_email'))
      )
      select "table", coalesce(array_agg(name) filter (where name = any(${ownerColumns}::text[])), '{}') as own,
        coalesce(array_agg(name) filter (where name <> all(${ownerColumns}::text[])), '{}') as traces,
        (select array_agg(column_name::text) from information_schema.columns c where table_schema = 'public'
          and c.table_name = "table" and (data_type in ('integer', 'bigint', 'timestamp with time zone')
          or column_name = any(${mentionColumns}::text[]))) as kept
      from naming group by "table" order by "table"`.execute(tx)
  ).rows;

export const collectPersonData = async (
  tx: Tx,
  person: { id: number; email: string },
): Promise<PersonData> => {
  const found: PersonData = {};
  const isThem = (column: string) =>
    /(^|_)(email|address)$/.test(column)
      ? sql`${sql.ref(column)} = ${person.email}`
      : sql`${sql.ref(column)} = ${person.id}`;
  const any = (columns: readonly string[]) =>
    columns.length === 0 ? sql`false` : sql`(${sql.join(columns.map(isThem), sql` or `)})`;
  for (const { table, own, traces, kept } of await namingTables(tx)) {
    const shown = personalDataColumnsByTable[table] ?? [];
    const isOwn =
      table === 'audit_log' ? sql`(subject_type = 'users' and subject_id = ${person.id})` : any(own);
    // Hides the address from entries that somebody else caused.
    const networkOfOthers =
      table === 'audit_log' ? sql`(case when actor_id = ${person.id} then '' else 'address' end)` : sql`''`;
    const { rows } = await sql<{ row: Row }>`
      select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any(case when ${isOwn} then ${shown}::text[]
        else ${kept}::text[] end)) - case when ${isOwn} then ${networkOfOthers} else '' end as row
      from ${sql.table(table)} t where ${isOwn} or ${any(traces)}`.execute(tx);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
};
