import { type FederationSecrets } from './federation.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import { hashToken, generateToken } from '../sessions/sessions.ts';

const lifetime = sql`interval '10 minutes'`;

export const saveFederatedAttempt = async (
  tx: Tx,
  { state, nonce, verifier }: FederationSecrets,
): Promise<string> => {
  const binding = generateToken();
  await tx
    .insertInto('federated_attempts')
    .values({
      state_hash: hashToken(state),
      binding_hash: hashToken(binding),
      nonce,
      code_verifier: verifier,
      expires_at: sql<string>`now() + ${lifetime}`,
    })
    .execute();
  return binding;
};

/** Each attempt works once, before it expires, and only in the browser that started it. */
export const consumeFederatedAttempt = async (
  db: Db,
  state: string,
  binding: string,
): Promise<FederationSecrets> => {
  const attempt = await db
    .updateTable('federated_attempts')
    .set({ used_at: sql<string>`now()` })
    .where('state_hash', '=', hashToken(state))
    .where('binding_hash', '=', hashToken(binding))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  if (!attempt) throw new Refusal('ticket_expired', { message: 'answers:factor.ticket_expired' });
  return { state, nonce: attempt.nonce, verifier: attempt.code_verifier };
};
