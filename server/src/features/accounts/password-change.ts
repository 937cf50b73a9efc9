import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { passwordProblems } from '@shiptime/domain/accounts/password';
import { changePassword as mayChangePassword } from '@shiptime/domain/accounts/policy';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Viewer } from '../../http/access.ts';
import { writeAudit } from '../../http/audit.ts';
import { enforce, invalid } from '../../http/refusal.ts';
import { replacePassword } from './new-password.ts';
import { requireOwnPassword, wrongPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { tellPasswordChanged } from './password-reset.ts';
import { endSessions } from './sessions.ts';

type Change = { readonly current_password: string; readonly password: string };

/** The own password; every other session ends. */
export const changePassword = async (
  db: Db,
  throttle: RateLimiterAbstract,
  actor: Viewer,
  userId: number,
  { current_password, password }: Change,
): Promise<void> => {
  enforce(mayChangePassword(actor, userId));
  const user = await requireOwnPassword(db, throttle, userId, current_password);
  const problems = passwordProblems(password, user);
  if (problems.length > 0) throw invalid(problems);
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (!(await replacePassword(tx, userId, password_hash, user.password_hash))) throw wrongPassword();
    await endSessions(tx, userId, { except: actor.sessionId });
    await tellPasswordChanged(tx, user);
    await writeAudit(tx, actor, {
      action: 'users.password_changed',
      subject_type: 'users',
      subject_id: userId,
    });
  });
};
