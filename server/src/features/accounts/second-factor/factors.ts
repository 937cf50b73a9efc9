import { sql } from 'kysely';
import type { FactorKind } from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';
import { countUnusedRecoveryCodes } from './recovery-codes.ts';

export type SecondFactorRow = {
  readonly id: number;
  readonly user_id: number;
  readonly kind: FactorKind;
  readonly name: string;
  readonly sealed_secret: string | null;
  readonly last_period: number | null;
  readonly credential_id: string | null;
  readonly public_key: Buffer | null;
  readonly sign_count: number | null;
  readonly transports: string[] | null;
  readonly created_at: string;
  readonly last_used_at: string | null;
};

export const listFactors = async (db: Db, userId: number): Promise<SecondFactorRow[]> => {
  const rows = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as FactorKind }));
};

export const markAuthenticatorAppUsed = async (tx: Tx, id: number, period: number): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_period: period, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('last_period', '<', period)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Returns true if the signature counter has grown or, as with many passkeys, stays 0. */
export const markPasskeyUsed = async (tx: Tx, id: number, count: number): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factors')
    .set({ sign_count: count, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`sign_count < ${count}::bigint or (sign_count = 0 and ${count}::bigint = 0)`)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

export const listProofMethods = async (db: Db, userId: number, factors: readonly SecondFactorRow[]) => {
  const kinds = [...new Set(factors.map(({ kind }) => kind))].toSorted();
  const left = factors.length === 0 ? 0 : await countUnusedRecoveryCodes(db, userId);
  return left > 0 ? [...kinds, 'recovery_code' as const] : kinds;
};
