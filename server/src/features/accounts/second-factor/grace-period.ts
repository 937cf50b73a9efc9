import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { isSecondFactorRequiredFor } from './manage-factors.ts';
import type { AuthenticationRequestContext } from './request-origin.ts';
import { supportsPasskeys } from './request-origin.ts';

const graceDays = 7;

export const startOrCheckGracePeriod = async (
  tx: Tx,
  userId: number,
  place: AuthenticationRequestContext,
): Promise<boolean> => {
  if (!place.secretKey && !supportsPasskeys(place)) return true;
  await sql`insert into second_factor_grace (user_id, due_at)
    values (${userId}, now() + make_interval(days => ${graceDays})) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ is_open: boolean }>`
    select due_at > now() as is_open from second_factor_grace where user_id = ${userId}`.execute(tx);
  return rows[0]!.is_open;
};

export const findGracePeriodEnd = async (db: Db, actor: Viewer): Promise<string | null> => {
  if (!(await isSecondFactorRequiredFor(db, actor))) return null;
  const { rows } = await sql<{ due_at: string }>`
    select due_at from second_factor_grace g where user_id = ${actor.id}
    and not exists (select from second_factors f where f.user_id = g.user_id)`.execute(db);
  return rows[0]?.due_at ?? null;
};
