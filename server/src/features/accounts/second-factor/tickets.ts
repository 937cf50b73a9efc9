import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import type { FederatedIdentity } from '../sign-in/identities.ts';
import { hashToken, generateToken } from '../sessions/sessions.ts';

export type TicketPurpose = 'sign_in' | 'set_up' | 'proof';

const lifetime = sql`interval '10 minutes'`;
const mostTries = 5;

type NewTicket = {
  readonly userId: number;
  readonly purpose: TicketPurpose;
  readonly sessionId?: number | null;
  readonly sealedSecret?: string | null;
  readonly passkeyChallenge?: string | null;
  readonly joins?: FederatedIdentity | null;
};

export const issueTicket = async (
  tx: Tx,
  given: NewTicket,
): Promise<{ token: string; expires_at: string }> => {
  const token = generateToken();
  const { expires_at } = await tx
    .insertInto('factor_tickets')
    .values({
      user_id: given.userId,
      purpose: given.purpose,
      token_hash: hashToken(token),
      session_id: given.sessionId ?? null,
      sealed_secret: given.sealedSecret ?? null,
      passkey_challenge: given.passkeyChallenge ?? null,
      joins_issuer: given.joins?.issuer ?? null,
      joins_subject: given.joins?.subject ?? null,
      expires_at: sql<string>`now() + ${lifetime}`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, expires_at };
};

export type Ticket = {
  readonly id: number;
  readonly user_id: number;
  readonly session_id: number | null;
  readonly sealed_secret: string | null;
  readonly passkey_challenge: string | null;
  readonly joins_issuer: string | null;
  readonly joins_subject: string | null;
};

export const identityOfTicket = ({
  joins_issuer: issuer,
  joins_subject: subject,
}: Ticket): FederatedIdentity | null => (issuer === null || subject === null ? null : { issuer, subject });

export const ticketExpiredRefusal = () =>
  new Refusal('ticket_expired', { message: 'answers:factor.ticket_expired' });

/** Counts the attempt before checking it, so that concurrent guesses gain nothing. */
export const countAttemptAndRequireTicket = async (
  db: Db,
  purpose: TicketPurpose,
  token: string,
): Promise<Ticket> => {
  const ticket = await db
    .updateTable('factor_tickets')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('tries', '<', mostTries)
    .returning(['id', 'user_id', 'session_id', 'sealed_secret', 'passkey_challenge'])
    .returning(['joins_issuer', 'joins_subject'])
    .executeTakeFirst();
  if (!ticket) throw ticketExpiredRefusal();
  return ticket;
};

export const consumeTicket = async (tx: Tx, { id }: Ticket): Promise<void> => {
  const used = await tx
    .updateTable('factor_tickets')
    .set({ used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw ticketExpiredRefusal();
};
