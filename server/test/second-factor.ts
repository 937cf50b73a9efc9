import { sql } from 'kysely';
import { totpCodeOf } from './totp-codes.ts';
import type { TestApp, TestClient } from './harness.ts';

export { totpCodeOf } from './totp-codes.ts';

export const skipTotpPeriod = (portal: TestApp): Promise<unknown> =>
  sql`do $$ begin
    alter table second_factors disable trigger guard_second_factor;
    update second_factors set last_period = 0 where kind = 'app';
    alter table second_factors enable trigger guard_second_factor;
  end $$`.execute(portal.db);

export const expireFreshProof = (portal: TestApp, userId: number): Promise<unknown> =>
  portal.app.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [
    userId,
  ]);

export const setUpAuthenticatorApp = async (client: TestClient, name = 'Telephone') => {
  const offer = (await client.post('/api/auth/second_factors/set_up')).json().data;
  const made = await client.post('/api/auth/second_factors', {
    set_up: offer.set_up,
    name,
    code: totpCodeOf(offer.app.secret),
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return {
    secret: offer.app.secret as string,
    ...(made.json() as { data: { id: number }; recovery_codes: string[] | null }),
  };
};
