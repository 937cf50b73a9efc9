import { sql } from 'kysely';
import { mayManageUser } from '@shiptime/domain/accounts/policy';
import { isSecondFactorRequired, mayRemoveFactor } from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { readSettings } from '#features/reference/settings.ts';
import { findUser } from '../account-queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { type SecondFactorRow, listFactors } from './factors.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { factorsChangedEvent } from './factors-changed.ts';

export const isSecondFactorRequiredFor = async (db: Db, { role }: Viewer): Promise<boolean> =>
  isSecondFactorRequired(role, await readSettings(db));

const lockedFactors = async (tx: Tx, userId: number): Promise<SecondFactorRow[]> => {
  await sql`select from users where id = ${userId} for update`.execute(tx);
  return listFactors(tx, userId);
};

const ownFactor = (factors: readonly SecondFactorRow[], id: number): SecondFactorRow => {
  const factor = factors.find((one) => one.id === id);
  if (!factor) throw notFoundRefusal();
  return factor;
};

const about = (userId: number) => ({ subject_type: 'users', subject_id: userId }) as const;

export const renameFactor = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  name: string,
): Promise<SecondFactorRow> => {
  const before = ownFactor(await lockedFactors(tx, actor.id), id);
  if (name === before.name) return before;
  await tx.updateTable('second_factors').set({ name }).where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'users.factor_renamed',
    ...about(actor.id),
    before: { name: before.name },
    after: { name },
  });
  return { ...before, name };
};

/** Removing the last factor also deletes the recovery codes; refused if a factor is required. */
export const removeFactor = async (tx: Tx, actor: Viewer, id: number): Promise<void> => {
  const factors = await lockedFactors(tx, actor.id);
  const { kind, name } = ownFactor(factors, id);
  await requireFreshProof(tx, actor);
  throwIfRefused(mayRemoveFactor(factors.length, await isSecondFactorRequiredFor(tx, actor)));
  await tx.deleteFrom('second_factors').where('id', '=', id).execute();
  if (factors.length === 1) await tx.deleteFrom('recovery_codes').where('user_id', '=', actor.id).execute();
  await endSessions(tx, actor.id, { except: actor.sessionId });
  await factorsChangedEvent.raise(tx, {
    type: 'factors.changed',
    userId: actor.id,
    mail: { kind: `${kind}_removed`, params: { factor: name } },
  });
  await writeAuditEntry(tx, actor, {
    action: 'users.factor_removed',
    ...about(actor.id),
    before: { kind, name },
  });
};

export const replaceRecoveryCodes = async (tx: Tx, actor: Viewer): Promise<string[]> => {
  const factors = await lockedFactors(tx, actor.id);
  if (factors.length === 0) throw notFoundRefusal();
  await requireFreshProof(tx, actor);
  await factorsChangedEvent.raise(tx, {
    type: 'factors.changed',
    userId: actor.id,
    mail: { kind: 'recovery_codes_renewed', params: {} },
  });
  await writeAuditEntry(tx, actor, { action: 'users.recovery_codes_renewed', ...about(actor.id) });
  return renewRecoveryCodes(tx, actor.id);
};

export const resetFactors = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  throwIfRefused(mayManageUser(actor, userId));
  if (!(await findUser(tx, userId))) throw notFoundRefusal();
  await requireFreshProof(tx, actor);
  const factors = await lockedFactors(tx, userId);
  for (const table of ['second_factors', 'recovery_codes', 'factor_tickets'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await endSessions(tx, userId);
  if (factors.length > 0)
    await factorsChangedEvent.raise(tx, {
      type: 'factors.changed',
      userId,
      mail: { kind: 'factors_reset', params: {} },
    });
  await writeAuditEntry(tx, actor, {
    action: 'users.factors_reset',
    ...about(userId),
    before: { names: factors.map(({ name }) => name) },
    after: { names: [] },
  });
};
