import { sql } from 'kysely';
import type { Db } from './connection.ts';

type Held = { pid: number; name: string; state: string | null; seconds: number; tables: string };

export const describeBlockers = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<Held>`
    select a.pid, coalesce(nullif(a.application_name, ''), a.usename, 'unknown') as name, a.state,
      extract(epoch from clock_timestamp() - a.xact_start)::integer as seconds,
      string_agg(distinct c.relname, ', ' order by c.relname) as tables
    from pg_locks l
    join pg_stat_activity a on a.pid = l.pid
    join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    where l.granted and l.database = (select oid from pg_database where datname = current_database())
      and a.pid <> pg_backend_pid() and a.xact_start is not null
    group by 1, 2, 3, 4 order by seconds desc, a.pid`.execute(db);
  return rows.map(
    ({ pid, name, state, seconds, tables }) =>
      `${name} (pid ${pid}, ${state ?? 'unknown'}, ${seconds} s): ${tables}`,
  );
};
