import { sql } from 'kysely';
import type { FactorKind } from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { accountDisabledRefusal } from '../sign-in/sign-in-by-password.ts';
import { endSessions, openSession, type NewSession } from '../sessions/sessions.ts';
import { totpUri, generateTotpSecret, findTotpPeriod, encryptTotpSecret, decryptTotpSecret } from './totp.ts';
import { type SecondFactorRow, listFactors } from './factors.ts';
import { passkeyCreationOptions, type NewPasskey, verifyNewPasskey } from './passkeys.ts';
import { supportsPasskeys, type AuthenticationRequestContext } from './request-origin.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { factorsChangedEvent } from './factors-changed.ts';
import {
  ticketExpiredRefusal,
  issueTicket,
  consumeTicket,
  countAttemptAndRequireTicket,
  type Ticket,
} from './tickets.ts';

const mostFactors = 10;

type Owner = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
};

export const beginFactorSetup = async (
  tx: Tx,
  owner: Owner,
  sessionId: number | null,
  place: AuthenticationRequestContext,
) => {
  const secret = place.secretKey ? generateTotpSecret() : null;
  const passkey = supportsPasskeys(place)
    ? await passkeyCreationOptions(owner, await listFactors(tx, owner.id), place)
    : null;
  const ticket = await issueTicket(tx, {
    userId: owner.id,
    purpose: 'set_up',
    sessionId,
    sealedSecret: place.secretKey && secret ? encryptTotpSecret(place.secretKey, owner.id, secret) : null,
    passkeyChallenge: passkey?.challenge ?? null,
  });
  return {
    set_up: ticket.token,
    expires_at: ticket.expires_at,
    app: secret ? { secret, address: totpUri(secret, owner.email) } : null,
    passkey,
  };
};

export type FactorSetupAnswer = {
  readonly set_up: string;
  readonly name: string;
  readonly code?: string | null | undefined;
  readonly passkey?: NewPasskey | null | undefined;
};

const madeFactor = async (ticket: Ticket, answer: FactorSetupAnswer, place: AuthenticationRequestContext) => {
  if (answer.passkey) {
    const made =
      ticket.passkey_challenge && (await verifyNewPasskey(answer.passkey, ticket.passkey_challenge, place));
    if (!made) throw invalidRefusal([{ field: 'passkey', code: 'wrong_code' }]);
    return { kind: 'passkey' as FactorKind, ...made };
  }
  if (!answer.code) throw invalidRefusal([{ field: 'code', code: 'required' }]);
  const secret =
    ticket.sealed_secret && decryptTotpSecret(place.secretKey, ticket.user_id, ticket.sealed_secret);
  const period = secret ? findTotpPeriod(secret, answer.code, Date.now()) : null;
  if (period === null) throw invalidRefusal([{ field: 'code', code: 'wrong_code' }]);
  return { kind: 'app' as FactorKind, sealed_secret: ticket.sealed_secret, last_period: period };
};

const requireStillGood = async (
  tx: Tx,
  ticket: Ticket,
  factors: readonly SecondFactorRow[],
): Promise<void> => {
  const { active } = await tx
    .selectFrom('users')
    .select('active')
    .where('id', '=', ticket.user_id)
    .executeTakeFirstOrThrow();
  if (!active) throw accountDisabledRefusal();
  if (ticket.session_id === null) {
    if (factors.length > 0) throw ticketExpiredRefusal();
    return;
  }
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', ticket.session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!session) throw ticketExpiredRefusal();
};

export type CreatedFactor = {
  readonly factor: SecondFactorRow;
  readonly codes: string[] | null;
  readonly session: NewSession | null;
};

export const finishFactorSetup = async (
  db: Db,
  answer: FactorSetupAnswer,
  place: AuthenticationRequestContext,
): Promise<CreatedFactor> => {
  const ticket = await countAttemptAndRequireTicket(db, 'set_up', answer.set_up);
  const made = await madeFactor(ticket, answer, place);
  return runInTransaction(db, async (tx) => {
    const userId = ticket.user_id;
    await sql`select from users where id = ${userId} for update`.execute(tx);
    const before = await listFactors(tx, userId);
    await requireStillGood(tx, ticket, before);
    if (before.length >= mostFactors) {
      throw new Refusal('limit_reached');
    }
    await consumeTicket(tx, ticket);
    const { id } = await tx
      .insertInto('second_factors')
      .values({ user_id: userId, name: answer.name, ...made })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = { id: userId, address: place.address };
    await writeAuditEntry(tx, actor, {
      action: 'users.factor_added',
      subject_type: 'users',
      subject_id: userId,
      after: { kind: made.kind, name: answer.name },
    });
    await factorsChangedEvent.raise(tx, {
      type: 'factors.changed',
      userId,
      mail: { kind: `${made.kind}_added`, params: { factor: answer.name } },
    });
    const factor = (await listFactors(tx, userId)).find((one) => one.id === id)!;
    const codes = before.length === 0 ? await renewRecoveryCodes(tx, userId) : null;
    await endSessions(tx, userId, ticket.session_id === null ? {} : { except: ticket.session_id });
    const session = ticket.session_id === null ? await openSession(tx, userId, place) : null;
    return { factor, codes, session };
  });
};
