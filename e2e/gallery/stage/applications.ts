import { ShiptimeClient } from '../../../client/src/client.ts';
import { password } from '../../steps/people.ts';
import { fetchWaitingApplications } from '../../steps/inbox.ts';
import { createCompleteDraft, fetchOpenYear } from '../../steps/plan.ts';
import { publishVoyage } from '../../steps/voyage.ts';
import type { Portal } from '../../portal.ts';
import type { Api, SeededPortal } from './scene.ts';

type Row = { readonly id: number };
type Made = { readonly data: Row };
type List<T = Row> = { readonly data: readonly T[] };
type Cast = Pick<SeededPortal, 'portal' | 'api'>;

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const signInAs = async (portal: Portal, email: string): Promise<ShiptimeClient> => {
  const visitor = new ShiptimeClient({ address: portal.url });
  const { access_token } = await visitor.post('/api/auth/login', { body: { email, password } });
  return visitor.as(access_token);
};

const attach = async (portal: Portal, draft: number): Promise<void> => {
  const client = await signInAs(portal, 'proponent@shiptime.example');
  const form = new FormData();
  form.set(
    'file',
    new Blob([picture], { type: 'image/png' }),
    'Mooring and its anchor, seen from the side.png',
  );
  await client.request('post', `/api/ship_time_requests/${draft}/attachments`, { form });
};

const wholeDraft = async ({ portal, api }: Cast): Promise<number> => {
  const proponent = await api('proponent');
  const id = await createCompleteDraft(proponent, await fetchOpenYear(proponent));
  const at = `/ship_time_requests/${id}`;
  await proponent('POST', `${at}/co_proponents`, { email: 'coproponent@shiptime.example' });
  await proponent('POST', `${at}/remarks`, {
    section: 'scheduling',
    field: 'mobilization_days',
    body: 'How many days do you need on the quay?',
  });
  const sources = await proponent<readonly Row[]>('GET', `${at}/funding_sources`);
  if (sources.length === 0)
    await proponent('POST', `${at}/funding_sources`, {
      organization: 'Ocean Frontier Institute',
      amount: 250_000,
      status: 'confirmed',
    });
  await attach(portal, id);
  return id;
};

const proponentOf = async (api: Api, id: number): Promise<string> => {
  const { data } = await api<{ data: { primaryProponent: { email: string } } }>(
    'GET',
    `/ship_time_requests/${id}?include=primaryProponent`,
  );
  return data.primaryProponent.email.split('@')[0]!;
};

const ask = async (coordinator: Api, id: number) => {
  await coordinator('POST', `/ship_time_requests/${id}/clarify`, {
    details: 'Would nine days be enough, with two winches?',
    open_fields: ['operational_days'],
  });
  return { id, who: await proponentOf(coordinator, id) };
};

type Account = { readonly email: string; readonly vessel_ids: readonly number[] };
type Plan = { readonly vessel_id: number };

const offer = async ({ api }: Cast, { id, fiscal_year_id }: { id: number; fiscal_year_id: number }) => {
  const [admin, coordinator] = [await api('admin'), await api('coordinator')];
  const { vessels } = await coordinator<{ vessels: readonly number[] }>('GET', '/auth/user');
  const [users, plans] = await Promise.all([
    admin<List<Account>>('GET', '/users?filter[q]=coordinator.'),
    admin<List<Plan>>('GET', `/vessel_plans?filter[fiscal_year_id]=${fiscal_year_id}`),
  ]);
  const coordinatorOf = (vessel: number) => users.data.find(({ vessel_ids }) => vessel_ids.includes(vessel));
  await coordinator('POST', `/ship_time_requests/${id}/accept`, {});
  for (const { vessel_id } of plans.data) {
    const other = coordinatorOf(vessel_id);
    if (!other || vessels.includes(vessel_id)) continue;
    const body = { vessel_id, reason: 'Our ship has lost its winch.' };
    const isMade = await coordinator('POST', `/ship_time_requests/${id}/reassign`, body).then(
      () => true,
      () => false,
    );
    if (isMade) return { id, who: other.email.split('@')[0]! };
  }
  throw new Error('no ship could be offered the application');
};

const joining = async ({ portal, api }: Cast) => {
  const who = 'ewan.macdonald';
  await publishVoyage(portal);
  const guest = await api(who);
  const { data } = await guest<List<Row & { can: { ask: boolean } }>>('GET', '/open_voyages');
  const voyage = data.find(({ can }) => can.ask)!;
  const { data: made } = await guest<Made>('POST', '/berth_requests', {
    mission_id: voyage.id,
    berths: 1,
    objectives: 'Two moorings on the way.',
  });
  return { id: made.id, who };
};

const writeLetter = async ({ api }: Cast): Promise<void> => {
  const [proponent, admin] = [await api('proponent'), await api('admin')];
  const year = await fetchOpenYear(proponent);
  const years = await admin<List<Row & { start_date: string }>>('GET', '/fiscal_years');
  const later = years.data.filter(({ start_date }) => start_date > year.start_date).slice(0, 1);
  await proponent('POST', '/letters_of_intent', {
    title: 'Krill at the shelf edge',
    summary: 'A survey of krill, as every third year.',
    fiscal_year_ids: later.map(({ id }) => id),
    days: 12.5,
    first_month: 6,
    last_month: 7,
    berths: 8,
  });
};

export const seedApplications = async (cast: Cast) => {
  const [proponent, coordinator] = [await cast.api('proponent'), await cast.api('coordinator')];
  const [waiting, asked, offered] = await fetchWaitingApplications(coordinator);
  await writeLetter(cast);
  return {
    draft: await wholeDraft(cast),
    proponentId: (await proponent<Row>('GET', '/auth/user')).id,
    waiting: waiting!.id,
    asked: await ask(coordinator, asked!.id),
    offered: await offer(cast, offered!),
    berths: await joining(cast),
  };
};
