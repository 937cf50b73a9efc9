import { sql } from 'kysely';
import { setDatabaseClock } from '#seeds/database-clock.ts';
import type { Db, Tx } from '#db/connection.ts';

const yearWhere = async (db: Db, condition: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from fiscal_years where ${sql.raw(condition)} order by abs(extract(epoch from deadline_at - now())) limit 1`.execute(
    db,
  );
  return rows[0]!.id;
};

export const openYear = (db: Db): Promise<number> => yearWhere(db, `deadline_at > now() + interval '1 day'`);

export const closedYear = (db: Db): Promise<number> => yearWhere(db, 'deadline_at < now()');

export const setDeadline = async (db: Db, year: number, deadline: string): Promise<void> => {
  await db.updateTable('fiscal_years').set({ deadline_at: deadline }).where('id', '=', year).execute();
};

export const deadlineOf = async (db: Db, year: number): Promise<string> => {
  const { deadline_at } = await db
    .selectFrom('fiscal_years')
    .select('deadline_at')
    .where('id', '=', year)
    .executeTakeFirstOrThrow();
  return deadline_at;
};

const day = 86_400_000;

/** Sets the transaction's clock to a time when the year was open. */
export const setClockToOpenYear = async (tx: Tx, year: number): Promise<void> => {
  const lastDay = Date.parse(await deadlineOf(tx, year)) - day;
  await setDatabaseClock(tx, new Date(Math.min(lastDay, Date.now())).toISOString());
};
