import { type ServiceToken } from '@shiptime/domain/integrations/integration-wire';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { newServiceTokenSchema } from '@shiptime/domain/integrations/schema';
import {
  maximumTokenDays,
  maximumTokensPerServiceAccount,
  tokenPrefix,
  defaultTokenDays,
} from '@shiptime/domain/integrations/scopes';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import { hashToken, generateToken } from '#features/accounts/sessions/sessions.ts';
import { lockServiceAccount } from './manage-service-accounts.ts';
import { findServiceAccount } from './service-account-list.ts';

type NewToken = z.infer<typeof newServiceTokenSchema>;

const shownLetters = 4;

const endOf = async (tx: Tx, asked: string | null): Promise<string> => {
  const { rows } = await sql<{ end: string; fits: boolean; past: boolean }>`
    select e as "end", e <= now() + make_interval(days => ${maximumTokenDays}) as fits, e <= now() as past
    from (select coalesce(${asked}::timestamptz, now() + make_interval(days => ${defaultTokenDays})) as e) asked`.execute(
    tx,
  );
  const { end, fits, past } = rows[0]!;
  if (past) throw invalidRefusal([{ field: 'expires_at', code: 'invalid' }]);
  if (!fits)
    throw invalidRefusal([{ field: 'expires_at', code: 'too_big', params: { max: maximumTokenDays } }]);
  return end;
};

const describe = async (tx: Tx, accountId: number, tokenId: number): Promise<ServiceToken> => {
  const account = await findServiceAccount(tx, accountId);
  const token = account?.tokens.find(({ id }) => id === tokenId);
  if (!token) throw notFoundRefusal();
  return token;
};

export const addServiceToken = async (
  tx: Tx,
  actor: Viewer,
  accountId: number,
  { name: asked, expires_at }: NewToken,
): Promise<ServiceToken & { token: string }> => {
  const account = await lockServiceAccount(tx, accountId);
  const name = asked ?? account.name;
  await requireFreshProof(tx, actor);
  if (account.tokens.filter(({ active }) => active).length >= maximumTokensPerServiceAccount) {
    throw new Refusal('limit_reached');
  }
  const token = tokenPrefix + generateToken();
  const { id } = await tx
    .insertInto('service_tokens')
    .values({
      service_account_id: accountId,
      name,
      beginning: token.slice(0, tokenPrefix.length + shownLetters),
      token_hash: hashToken(token),
      created_by: actor.id,
      expires_at: await endOf(tx, expires_at ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = await describe(tx, accountId, id);
  await writeAuditEntry(tx, actor, {
    action: 'service_accounts.key_made',
    subject_type: 'service_accounts',
    subject_id: accountId,
    after: { name, beginning: shown.beginning, expires_at: shown.expires_at },
  });
  return { ...shown, token };
};

export const revokeServiceToken = async (
  tx: Tx,
  actor: Viewer,
  accountId: number,
  tokenId: number,
): Promise<void> => {
  await sql`select from service_accounts where id = ${accountId} for update`.execute(tx);
  const { name, beginning, revoked_at } = await describe(tx, accountId, tokenId);
  if (revoked_at !== null) return;
  await requireFreshProof(tx, actor);
  await sql`update service_tokens set revoked_at = now() where id = ${tokenId}`.execute(tx);
  await writeAuditEntry(tx, actor, {
    action: 'service_accounts.key_revoked',
    subject_type: 'service_accounts',
    subject_id: accountId,
    before: { name, beginning },
  });
};
