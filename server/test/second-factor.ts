import { codeOf } from './app-codes.ts';
import type { TestApp, TestClient } from './harness.ts';

export { codeOf } from './app-codes.ts';

/** A period that codes were taken of is forgotten, as if it were long ago. */
export const letTimePass = (portal: TestApp): Promise<unknown> =>
  // The guard lets no period go back; a later device is a new row.
  portal.app.pool.query(`
    alter table second_factors disable trigger guard_second_factor;
    update second_factors set last_period = 0 where kind = 'app';
    alter table second_factors enable trigger guard_second_factor`);

/** Whoever holds this session proved who they are an hour ago. */
export const letProofGrowOld = (portal: TestApp, userId: number): Promise<unknown> =>
  portal.app.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [
    userId,
  ]);

/** Makes an app for whoever is signed in just now; its secret and the recovery codes. */
export const setUpApp = async (client: TestClient, name = 'Telephone') => {
  const offer = (await client.post('/api/auth/second_factors/set_up')).json().data;
  const made = await client.post('/api/auth/second_factors', {
    set_up: offer.set_up,
    name,
    code: codeOf(offer.app.secret),
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return {
    secret: offer.app.secret as string,
    ...(made.json() as { data: { id: number }; recovery_codes: string[] | null }),
  };
};
