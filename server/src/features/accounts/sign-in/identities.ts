import type { Db, Tx } from '#db/connection.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';

export type FederatedIdentity = { readonly issuer: string; readonly subject: string };

const ofAnother = () => new Refusal('federation_failed', { message: 'answers:federation.other_person' });

export const findUserOfIdentity = (db: Db, { issuer, subject }: FederatedIdentity) =>
  db
    .selectFrom('federated_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.active', 'u.demonstration', 'u.user_type_id'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();

export const listIdentities = (db: Db, userId: number) =>
  db
    .selectFrom('federated_identities')
    .select(['id', 'issuer', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const requireNoIdentityOfIssuer = async (tx: Tx, userId: number, issuer: string): Promise<void> => {
  const joined = await listIdentities(tx, userId);
  if (joined.some((identity) => identity.issuer === issuer)) throw ofAnother();
};

export const linkIdentity = async (
  tx: Tx,
  userId: number,
  identity: FederatedIdentity,
  address: string,
): Promise<void> => {
  const joined = await tx
    .insertInto('federated_identities')
    .values({ user_id: userId, ...identity })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!joined) {
    if ((await findUserOfIdentity(tx, identity))?.id !== userId) throw ofAnother();
    return;
  }
  const actor: AuditedActor = { id: userId, address };
  await writeAuditEntry(tx, actor, {
    action: 'users.identity_joined',
    subject_type: 'users',
    subject_id: userId,
    after: { ...identity },
  });
};
