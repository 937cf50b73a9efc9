import { sql } from 'kysely';
import type { FactorKind } from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeAudit } from '#audit/audit.ts';
import { invalid, Refusal } from '#http/refusal.ts';
import { accountDisabled } from '../sign-in/login.ts';
import { openSession, type NewSession } from '../sessions/sessions.ts';
import { appAddress, newAppSecret, periodOf, sealAppSecret, unsealAppSecret } from './apps.ts';
import { type Factor, listFactors } from './factors.ts';
import { creationOptions, type NewPasskey, readNewPasskey } from './passkeys.ts';
import { offersPasskeys, type RequestOrigin } from './place.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { factorsChanged } from './factors-changed.ts';
import { ticketExpired, issueTicket, consumeTicket, countAttempt, type Ticket } from './tickets.ts';

const mostFactors = 10;

type Owner = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
};

export const offerSetUp = async (tx: Tx, owner: Owner, sessionId: number | null, place: RequestOrigin) => {
  const secret = place.secretKey ? newAppSecret() : null;
  const passkey = offersPasskeys(place)
    ? await creationOptions(owner, await listFactors(tx, owner.id), place)
    : null;
  const ticket = await issueTicket(tx, {
    userId: owner.id,
    purpose: 'set_up',
    sessionId,
    sealedSecret: place.secretKey && secret ? sealAppSecret(place.secretKey, owner.id, secret) : null,
    passkeyChallenge: passkey?.challenge ?? null,
  });
  return {
    set_up: ticket.token,
    expires_at: ticket.expires_at,
    app: secret ? { secret, address: appAddress(secret, owner.email) } : null,
    passkey,
  };
};

export type SetUpAnswer = {
  readonly set_up: string;
  readonly name: string;
  readonly code?: string | null | undefined;
  readonly passkey?: NewPasskey | null | undefined;
};

const madeFactor = async (ticket: Ticket, answer: SetUpAnswer, place: RequestOrigin) => {
  if (answer.passkey) {
    const made =
      ticket.passkey_challenge && (await readNewPasskey(answer.passkey, ticket.passkey_challenge, place));
    if (!made) throw invalid([{ field: 'passkey', code: 'wrong_code' }]);
    return { kind: 'passkey' as FactorKind, ...made };
  }
  if (!answer.code) throw invalid([{ field: 'code', code: 'required' }]);
  const secret =
    ticket.sealed_secret && unsealAppSecret(place.secretKey, ticket.user_id, ticket.sealed_secret);
  const period = secret ? periodOf(secret, answer.code, Date.now()) : null;
  if (period === null) throw invalid([{ field: 'code', code: 'wrong_code' }]);
  return { kind: 'app' as FactorKind, sealed_secret: ticket.sealed_secret, last_period: period };
};

const requireStillGood = async (tx: Tx, ticket: Ticket, factors: readonly Factor[]): Promise<void> => {
  const { active } = await tx
    .selectFrom('users')
    .select('active')
    .where('id', '=', ticket.user_id)
    .executeTakeFirstOrThrow();
  if (!active) throw accountDisabled();
  if (ticket.session_id === null) {
    if (factors.length > 0) throw ticketExpired();
    return;
  }
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', ticket.session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!session) throw ticketExpired();
};

export type MadeFactor = {
  readonly factor: Factor;
  readonly codes: string[] | null;
  readonly session: NewSession | null;
};

export const finishSetUp = async (db: Db, answer: SetUpAnswer, place: RequestOrigin): Promise<MadeFactor> => {
  const ticket = await countAttempt(db, 'set_up', answer.set_up);
  const made = await madeFactor(ticket, answer, place);
  return inTransaction(db, async (tx) => {
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
    await writeAudit(tx, actor, {
      action: 'users.factor_added',
      subject_type: 'users',
      subject_id: userId,
      after: { kind: made.kind, name: answer.name },
    });
    await factorsChanged.raise(tx, {
      type: 'factors.changed',
      userId,
      mail: { kind: `${made.kind}_added`, params: { factor: answer.name } },
    });
    const factor = (await listFactors(tx, userId)).find((one) => one.id === id)!;
    const codes = before.length === 0 ? await renewRecoveryCodes(tx, userId) : null;
    const session = ticket.session_id === null ? await openSession(tx, userId, place) : null;
    return { factor, codes, session };
  });
};
