import type { Scope } from '@shiptime/domain/integrations/scopes';
import { type TestApp, TestClient } from '../harness.ts';
import { aUser } from './people.ts';

type Given = {
  readonly scopes: readonly Scope[];
  readonly user_type_id?: number;
  readonly vessel_ids?: readonly number[];
};

let count = 0;

export const aServiceAccount = async (
  portal: TestApp,
  given: Given,
): Promise<TestClient & { id: number; token: string }> => {
  count += 1;
  const admin = await portal.as(await aUser(portal.db, 'administrator'));
  const account = await admin.post('/api/service_accounts', { name: `Program ${count}`, ...given });
  const { id } = account.json().data;
  const { token } = (await admin.post(`/api/service_accounts/${id}/tokens`, { name: 'Test' })).json().data;
  return Object.assign(new TestClient(portal.app, { authorization: `Bearer ${token}` }), { id, token });
};
