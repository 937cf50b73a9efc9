import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { AppSettings } from '#context.ts';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findUserOfIdentity } from '../sign-in/identities.ts';

const logout = 'http://schemas.openid.net/event/backchannel-logout';
const expected = {
  algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
  maxTokenAge: '2 minutes',
  clockTolerance: '30 seconds',
};

/** Accepted token types: providers may omit `logout+jwt` (Back-Channel Logout 1.0, 2.4). */
const types = ['logout+jwt', 'application/logout+jwt', 'jwt'];

/** Claims of a logout token that names the user by `sub` (Back-Channel Logout 1.0, 2.4). */
const logoutSchema = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  events: z.looseObject({ [logout]: z.looseObject({}) }),
  nonce: z.undefined().optional(),
});

const refused = () => new Refusal('malformed', { message: 'answers:federation.logout_refused' });

type Federation = NonNullable<AppSettings['federation']>;

export const createLogoutTokenReader = (
  { issuer, clientId }: Federation,
  keysAddress: () => Promise<string | undefined>,
) => {
  let keys: JWTVerifyGetKey | undefined;
  return async (token: string): Promise<string> => {
    const address = await keysAddress();
    if (!address) throw refused();
    keys ??= createRemoteJWKSet(new URL(address));
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      ...expected,
    }).catch(() => {
      throw refused();
    });
    const read = logoutSchema.safeParse(payload);
    if (!read.success || !types.includes((protectedHeader.typ ?? 'jwt').toLowerCase())) throw refused();
    return read.data.sub;
  };
};

export const signOutByFederation = async (tx: Tx, issuer: string, subject: string): Promise<void> => {
  const user = await findUserOfIdentity(tx, { issuer, subject });
  if (!user || (await endSessions(tx, user.id)) === 0) return;
  await writeAuditEntry(tx, null, {
    action: 'users.signed_out',
    subject_type: 'users',
    subject_id: user.id,
    after: { issuer },
  });
};
