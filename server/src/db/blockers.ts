import { sql } from 'kysely';
import type { Db } from './connection.ts';
import { portalLockClass } from './process-locks.ts';

type Holder = { pid: number; name: string; state: string | null; seconds: number | null };

/** Without `pg_monitor`, PostgreSQL hides state and time of other roles' sessions. */
const holder = sql`a.pid, coalesce(nullif(a.application_name, ''), a.usename, 'unknown') as name, a.state,
  extract(epoch from clock_timestamp() - a.xact_start)::integer as seconds`;
const here = sql`l.granted and l.database = (select oid from pg_database where datname = current_database())
  and a.pid <> pg_backend_pid()`;

const describe = ({ pid, name, state, seconds }: Holder): string =>
  `${name} (pid ${pid}, ${state ?? 'unknown'}${seconds === null ? '' : `, ${seconds} s`})`;

export const describeTableLockHolders = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<Holder & { tables: string }>`
    select ${holder}, string_agg(distinct c.relname, ', ' order by c.relname) as tables
    from pg_locks l
    join pg_stat_activity a on a.pid = l.pid
    join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    where ${here}
    group by 1, 2, 3, 4 order by seconds desc nulls last, a.pid`.execute(db);
  return rows.map((row) => `${describe(row)}: ${row.tables}`);
};

export const describeLockHolders = async (
  db: Db,
  key: number,
  mode: 'ExclusiveLock' | 'ShareLock',
): Promise<string[]> => {
  const { rows } = await sql<Holder>`
    select ${holder} from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where ${here} and l.locktype = 'advisory' and l.objsubid = 1 and l.mode = ${mode}
      and (l.classid::bigint << 32) | l.objid::bigint = ${key}::bigint order by a.pid`.execute(db);
  return rows.map(describe);
};

/** Describes the portals that use this database, by their heartbeats if available. */
export const describeRunningPortals = async (db: Db): Promise<string[]> => {
  const holders = await describeLockHolders(db, portalLockClass, 'ShareLock');
  if (holders.length === 0) return [];
  const { rows } = await sql<{ host: string; pid: number; version: string }>`
    select host, pid, version from heartbeats
    where seen_at > now() - interval '30 seconds' and version <> 'doctor'
    order by seen_at desc limit ${holders.length}`.execute(db);
  if (rows.length < holders.length) return holders;
  return rows.map(({ host, pid, version }) => `${host} (process ${pid}, ${version})`);
};
