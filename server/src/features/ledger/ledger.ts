import type { brokenEntries } from '@shiptime/domain/ledger/ledger-wire';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import type { Job } from '#jobs/repeated.ts';

/** The last entry of a day. Hashes are written in hexadecimal. */
export type Head = { readonly day: string; readonly position: number; readonly hash: string };

/** The first entry that is not as it was written. */
export type BrokenEntry = {
  /** Null: a row that is in no entry. */
  readonly position: number | null;
  /** The table; its row. */
  readonly source: string;
  readonly source_id: number | null;
  readonly problem: (typeof brokenEntries)[number];
};

export type LedgerState = {
  readonly entries: number;
  readonly hash: string | null;
  readonly sealed_at: string | null;
};

export const ledgerState = async (db: Db): Promise<LedgerState> => {
  const { rows } = await sql<LedgerState>`
    select position as entries, encode(hash, 'hex') as hash, sealed_at from ledger order by position desc limit 1`.execute(
    db,
  );
  return rows[0] ?? { entries: 0, hash: null, sealed_at: null };
};

/** Newest first. */
export const ledgerHeads = async (db: Db): Promise<Head[]> => {
  const { rows } = await sql<Head>`
    select day, position, encode(hash, 'hex') as hash from ledger_heads order by day desc`.execute(db);
  return rows;
};

/** Reads the whole chain, by the database: row by row what was hashed, and the hash of the one before. */
export const firstBrokenEntry = async (db: Db): Promise<BrokenEntry | null> => {
  const { rows } = await sql<BrokenEntry>`select * from first_broken_entry()`.execute(db);
  return rows[0] ?? null;
};

/** The first of these heads, kept elsewhere, that the ledger does not hold; null: it holds them all. */
export const firstForeignHead = async (db: Db, kept: readonly Head[]): Promise<Head | null> => {
  const { rows } = await sql<{ position: number; hash: string }>`
    select position, encode(hash, 'hex') as hash from ledger
    where position = any(${kept.map(({ position }) => position)}::bigint[])`.execute(db);
  const held = new Map(rows.map(({ position, hash }) => [position, hash]));
  return kept.find(({ position, hash }) => held.get(position) !== hash) ?? null;
};

/** A head for each day (UTC) on which the portal runs, once. */
export const ledgerHeadJob: Job = {
  name: 'ledger head',
  work: async (tx, now) => {
    const { numAffectedRows } = await sql`
      insert into ledger_heads (day, position, hash)
      select ${now.slice(0, 10)}::date, position, hash from ledger order by position desc limit 1
      on conflict (day) do nothing`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  },
};
