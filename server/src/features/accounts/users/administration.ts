import { mayManageUser } from '@shiptime/domain/accounts/policy';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { findUser } from '../account-queries.ts';
import { endSessions } from '../sessions/sessions.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { sendActivationLink } from '../email-links/verification.ts';

const requireManaged = async (tx: Tx, actor: Viewer, userId: number) => {
  throwIfRefused(mayManageUser(actor, userId));
  const user = await findUser(tx, userId);
  if (!user) throw notFoundRefusal();
  return user;
};

export const resendActivationMail = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  const user = await requireManaged(tx, actor, userId);
  if (user.email_verified_at) {
    throw new Refusal('invalid_transition');
  }
  await sendActivationLink(tx, user);
  await writeAuditEntry(tx, actor, {
    action: 'users.activation_sent',
    subject_type: 'users',
    subject_id: userId,
  });
};

export const endAllSessions = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  await requireManaged(tx, actor, userId);
  await requireFreshProof(tx, actor);
  await endSessions(tx, userId);
  await writeAuditEntry(tx, actor, {
    action: 'users.sessions_ended',
    subject_type: 'users',
    subject_id: userId,
  });
};
