import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeAlphabet,
} from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';

const newCode = (): string =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)],
  ).join('');

const hashOf = (userId: number, code: string): Buffer =>
  createHash('sha256').update(`recovery code of user ${userId}\n${code}`).digest();

const inGroups = (code: string): string => code.replaceAll(/(.{4})(?!$)/g, '$1-').toLowerCase();

export const renewRecoveryCodes = async (tx: Tx, userId: number): Promise<string[]> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute();
  return codes.map(inGroups);
};

/** Finds the code by its hash; true only at its first use. */
export const consumeRecoveryCode = async (tx: Tx, userId: number, code: string): Promise<boolean> => {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

export const countUnusedRecoveryCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};
