import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Viewer } from '#http/access.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { listIdentities } from '../sign-in/identities.ts';

export const removeIdentity = async (tx: Tx, actor: Viewer, id: number): Promise<void> => {
  const identity = (await listIdentities(tx, actor.id)).find((one) => one.id === id);
  if (!identity) throw notFoundRefusal();
  await requireFreshProof(tx, actor);
  await tx.deleteFrom('federated_identities').where('id', '=', id).execute();
  const before = { issuer: identity.issuer };
  await writeAuditEntry(tx, actor, {
    action: 'users.identity_removed',
    subject_type: 'users',
    subject_id: actor.id,
    before,
  });
};
