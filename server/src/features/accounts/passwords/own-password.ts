import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Db } from '#db/connection.ts';
import { consumePoint } from '#http/rate-limit.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { verifyPassword } from './passwords.ts';

export const passwordMismatch: FieldProblem = { field: 'current_password', code: 'password_mismatch' };
export const wrongPasswordRefusal = () => invalidRefusal([passwordMismatch]);

/** Limits failed attempts; success resets the counter. */
export const checkOwnPassword = async (
  db: Db,
  throttle: RateLimiterAbstract,
  userId: number,
  password: string,
) => {
  await consumePoint(throttle, String(userId));
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFoundRefusal();
  const isRight = await verifyPassword(user.password_hash, password);
  if (isRight) await throttle.delete(String(userId));
  return { user, isRight };
};

export const requireOwnPassword = async (...asked: Parameters<typeof checkOwnPassword>) => {
  const { user, isRight } = await checkOwnPassword(...asked);
  if (!isRight) throw wrongPasswordRefusal();
  return user;
};
