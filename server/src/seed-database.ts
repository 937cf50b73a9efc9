import { sql } from 'kysely';
import { seedDemonstration } from './seeds/demo/seed.ts';
import { seedReference } from './seeds/reference/seed.ts';
import type { Db, Tx } from './db/connection.ts';
import { runInTransaction } from './db/transaction.ts';

const lockKey = 7_361_204_519;

const prepare = async (tx: Tx): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
};

export const seedReferenceLists = (db: Db): Promise<void> =>
  runInTransaction(db, async (tx) => {
    await prepare(tx);
    await seedReference(tx);
  });

export const seedDemonstrationOnce = (db: Db, now: string): Promise<boolean> =>
  runInTransaction(db, async (tx) => {
    await prepare(tx);
    const someone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    await seedDemonstration(tx, { now });
    return true;
  });
