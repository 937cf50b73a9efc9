import {
  isNotChecked,
  type LedgerHead,
  type LedgerReport,
  verifyLedger,
} from '@shiptime/client/verify-ledger';
import { ledgerProblemCodes } from '@shiptime/domain/ledger/ledger-wire';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { withLedgerExport } from './ledger-export.ts';
import { publicKeyOf } from './ledger-heads.ts';

export type BrokenEntry = {
  readonly position: number | null;
  readonly source: string;
  readonly source_id: number | null;
  readonly problem: (typeof ledgerProblemCodes)[number];
};

export type LedgerState = {
  readonly entries: number;
  readonly hash: string | null;
  readonly sealed_at: string | null;
};

export const readLedgerState = async (db: Db): Promise<LedgerState> => {
  const { rows } = await sql<LedgerState>`
    select position as entries, encode(hash, 'hex') as hash, sealed_at from ledger order by position desc limit 1`.execute(
    db,
  );
  return rows[0] ?? { entries: 0, hash: null, sealed_at: null };
};

export const verifyStoredLedger = async (
  db: Db,
  heads: readonly LedgerHead[] = [],
  secretKey?: Buffer,
): Promise<LedgerReport> => {
  const key = secretKey && publicKeyOf(secretKey);
  return withLedgerExport(db, (lines) => verifyLedger(lines, { heads, ...(key && { key }) }));
};

export const findFirstBrokenEntry = async (db: Db, secretKey?: Buffer): Promise<BrokenEntry | null> => {
  const { problems } = await verifyStoredLedger(db, [], secretKey);
  const unread = problems.filter(isNotChecked);
  const found = problems.filter((problem) => !isNotChecked(problem));
  const first = found.toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))[0] ?? unread[0];
  if (!first) return null;
  const problem = ledgerProblemCodes.find((known) => known === first.problem) ?? 'row_changed';
  return { position: first.position, source: first.source ?? 'ledger', source_id: first.source_id, problem };
};
