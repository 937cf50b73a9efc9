import { sql } from 'kysely';
import type { Role } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Scope } from '@shiptime/domain/integrations/scopes';
import type { OwnToken } from '@shiptime/domain/integrations/integration-wire';
import type { Db } from '#db/connection.ts';
import { preparedStatementMark } from '#db/pipelined-client.ts';
import type { Viewer } from '#http/access.ts';
import { maskIpAddress } from '#audit/audit.ts';
import { hashToken } from '#features/accounts/sessions/sessions.ts';

type Found = {
  id: number;
  token_id: number;
  user_type_id: Role;
  language: Language;
  vessel_ids: number[];
  scopes: Scope[];
  stale: boolean;
};

/** Reads rights on every request, so that revocation and expiry are effective immediately. */
export const findServiceViewer = async (db: Db, token: string, address: string): Promise<Viewer | null> => {
  const { rows } = await sql<Found>`${preparedStatementMark}
    select a.id, t.id as token_id, u.user_type_id, u.language, a.scopes,
      array(select vessel_id from user_vessels v where v.user_id = u.id order by 1) as vessel_ids,
      coalesce(t.last_used_at < now() - interval '1 minute', true) as stale
    from service_tokens t join service_accounts a on a.id = t.service_account_id join users u on u.id = a.id
    where t.token_hash = ${hashToken(token)} and t.revoked_at is null and t.expires_at > now()
      and a.revoked_at is null`.execute(db);
  const found = rows[0];
  if (!found) return null;
  if (found.stale) {
    await sql`update service_tokens set last_used_at = now(), last_used_address = ${maskIpAddress(address)}
      where id = ${found.token_id}`.execute(db);
  }
  const { id, token_id: tokenId, user_type_id: role, vessel_ids: vesselIds, language, scopes } = found;
  // Session 0 does not exist, so routes that need a session or fresh proof refuse service accounts.
  return { id, role, vesselIds, language, address, sessionId: 0, service: { scopes, tokenId } };
};

export const findOwnToken = async (
  db: Db,
  { id, role, vesselIds, sessionId, service }: Viewer,
): Promise<OwnToken> => {
  const { rows } = await sql<Pick<OwnToken, 'name' | 'expires_at'>>`
    select a.name, t.expires_at from service_tokens t join service_accounts a on a.id = t.service_account_id
      where t.id = ${service?.tokenId ?? null}
    union all select u.first_name || ' ' || u.last_name, s.expires_at from sessions s join users u on u.id = s.user_id
      where s.id = ${sessionId}`.execute(db);
  return {
    ...rows[0]!,
    kind: service ? 'service_account' : 'session',
    scopes: service ? [...service.scopes] : null,
    user_id: id,
    user_type_id: role,
    vessel_ids: [...vesselIds],
  };
};
