import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { findPasswordProblems } from '@shiptime/domain/accounts/password';
import { mayChangePassword } from '@shiptime/domain/accounts/policy';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Db } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { checkOwnPassword, passwordMismatch, wrongPasswordRefusal } from '../passwords/own-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { requireProofByFactor } from '../second-factor/fresh-proof.ts';
import { sendPasswordChangedMail } from '../email-links/password-reset.ts';
import { endSessions } from '../sessions/sessions.ts';

type Change = { readonly current_password: string; readonly password: string };

const isSame = (one: FieldProblem) => (other: FieldProblem) =>
  one.field === other.field && one.code === other.code;

export const changePassword = async (
  db: Db,
  throttle: RateLimiterAbstract,
  actor: Viewer,
  userId: number,
  change: Change,
  found: readonly FieldProblem[],
): Promise<void> => {
  throwIfRefused(mayChangePassword(actor, userId));
  if (found.some(({ field }) => field === 'current_password' || field === '')) throw invalidRefusal(found);
  const { current_password, password } = change;
  const { user, isRight } = await checkOwnPassword(db, throttle, userId, current_password);
  const problems = [...found];
  if (!isRight) problems.push(passwordMismatch);
  const ofPassword = typeof password === 'string' ? findPasswordProblems(password, user) : [];
  problems.push(...ofPassword.filter((each) => !found.some(isSame(each))));
  if (problems.length > 0) throw invalidRefusal(problems);
  const password_hash = await hashPassword(password);
  await runInTransaction(db, async (tx) => {
    await requireProofByFactor(tx, actor);
    if (!(await replacePassword(tx, userId, password_hash, user.password_hash))) throw wrongPasswordRefusal();
    await endSessions(tx, userId, { except: actor.sessionId });
    await sendPasswordChangedMail(tx, user);
    await writeAuditEntry(tx, actor, {
      action: 'users.password_changed',
      subject_type: 'users',
      subject_id: userId,
    });
  });
};
