import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Scope, scopes } from '@shiptime/domain/integrations/scopes';
import { SeededRandom } from '#test/seeded-random.ts';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aPlan } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { routeScopes } from '#route-scopes.ts';

type Row = Readonly<Record<string, unknown>>;
type Event = { readonly id: number; readonly type: string; readonly data: Row };
type Operation = { readonly parameters?: readonly { readonly name: string }[] };

const seed = 40;
const rounds = 400;
const computed = ['open_voyages', 'open/schedules', 'letters_of_intent/demand', 'letters_of_intent/export'];
const below: Readonly<Record<string, readonly string[]>> = {
  ship_time_requests: [
    ...['stations', 'funding_sources', 'collaborators', 'areas_of_consideration', 'attachments'],
    ...['co_proponents', 'history', 'clarifications'],
  ],
  vessel_plans: ['versions', 'history'],
  missions: ['kept_conflicts'],
  fleet_plans: ['versions'],
};
const rowOf: Readonly<Record<string, string>> = {
  ship_time_request_id: 'ship_time_requests',
  vessel_plan_id: 'vessel_plans',
  mission_id: 'missions',
  scheduling_constraint_id: 'scheduling_constraints',
  fleet_plan_id: 'fleet_plans',
  fiscal_year_id: 'fiscal_years',
  user_id: 'people',
  letter_of_intent_id: 'letters_of_intent',
  berth_request_id: 'berth_requests',
};
const subjects = new Map([
  ['application', 'ship_time_request_id'],
  ['plan', 'vessel_plan_id'],
  ['mission', 'mission_id'],
  ['constraint', 'scheduling_constraint_id'],
  ['schedule', 'fleet_plan_id'],
  ['fiscal_year', 'fiscal_year_id'],
  ['person', 'user_id'],
  ['letter_of_intent', 'letter_of_intent_id'],
  ['berth_request', 'berth_request_id'],
]);

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

const plain = ({ can: _can, ...row }: Row): string => JSON.stringify(row);
const idOf = (row: Row): string => String(row['id']);

const findLists = async (): Promise<string[]> => {
  const { paths } = (await portal.visitor.get('/openapi.json')).json();
  return routeScopes.flatMap(([route]) => {
    const [method, url = ''] = route.split(' ');
    const list = url.replace('/api/', '');
    const { parameters = [] } = ((paths[url] as { get?: Operation } | undefined)?.get ?? {}) as Operation;
    const isList = method === 'GET' && !/[:-]/.test(list) && parameters.some(({ name }) => name === 'page');
    return isList && !computed.includes(list) ? [list] : [];
  });
};

const readAll = async (program: TestClient, list: string): Promise<Map<string, string>> => {
  const rows = new Map<string, string>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await program.get(`/api/${list}?page=${page}&limit=200`);
    if (answer.statusCode === 404) return rows;
    expect([list, answer.statusCode]).toEqual([list, 200]);
    const body = answer.json();
    for (const row of (Array.isArray(body) ? body : body.data) as Row[]) rows.set(idOf(row), plain(row));
    last = body.meta?.last_page ?? 1;
  }
  return rows;
};

const readEverything = async (program: TestClient, lists: readonly string[]) => {
  const copy = new Map<string, Map<string, string>>();
  for (const list of lists) {
    const rows = await readAll(program, list);
    copy.set(list, rows);
    for (const part of below[list] ?? [])
      for (const id of rows.keys())
        copy.set(`${list}/${id}/${part}`, await readAll(program, `${list}/${id}/${part}`));
  }
  return copy;
};

class Copy {
  readonly #program: TestClient;
  readonly rows: Map<string, Map<string, string>>;
  events = 0;

  constructor(program: TestClient, rows: Map<string, Map<string, string>>) {
    this.#program = program;
    this.rows = rows;
  }

  async #readRow(list: string, id: string): Promise<void> {
    const rows = this.rows.get(list)!;
    const [row] = (await this.#program.get(`/api/${list}?filter[id]=${id}&page=1`)).json().data as Row[];
    if (row) rows.set(id, plain(row));
    else rows.delete(id);
    for (const part of below[list] ?? []) {
      const path = `${list}/${id}/${part}`;
      if (row) this.rows.set(path, await readAll(this.#program, path));
      else this.rows.delete(path);
    }
  }

  async #readNamed(person: number): Promise<void> {
    const named = new RegExp(`\\{"id":${person},[^{}]*"first_name"`);
    for (const [list, rows] of [...this.rows])
      if ([...rows.values()].some((row) => named.test(row)))
        this.rows.set(list, await readAll(this.#program, list));
  }

  async follow({ type, data }: Event): Promise<void> {
    this.events += 1;
    if (typeof data['resource'] === 'string') {
      if (data['id'] !== null && this.rows.has(data['resource']))
        await this.#readRow(data['resource'], String(data['id']));
      return;
    }
    const subject = subjects.get(type.split('.')[0]!)!;
    await this.#readRow(rowOf[subject]!, String(data[subject]));
    if (subject === 'user_id') await this.#readNamed(Number(data['user_id']));
  }
}

type Change = (chance: SeededRandom) => Promise<{ statusCode: number }>;

const rowsOf = async (list: string): Promise<Row[]> =>
  (await admin.get(`/api/${list}?page=1&limit=100`)).json().data;

const changesOf = async (): Promise<Readonly<Record<string, Change>>> => {
  const year = await closedYear(portal.db);
  const open = await openYear(portal.db);
  const vessels = [await aVessel(portal.db), await aVessel(portal.db)];
  const owners = await Promise.all([1, 2, 3].map(() => aUser(portal.db, 'proponent')));
  const plans = await Promise.all(
    vessels.map((vessel_id) => aPlan(portal.db, { vessel_id, fiscal_year_id: year })),
  );
  for (const owner of owners)
    for (const vessel of vessels)
      await anApplication(portal.db).by(owner).forYear(year).for(vessel).withStations(2).submitted().create();
  const name = (chance: SeededRandom) => `Word ${chance.below(1_000_000)}`;
  const letters = (chance: SeededRandom) =>
    String.fromCharCode(...Array.from({ length: 6 }, () => 97 + chance.below(26)));
  const rename =
    (list: string): Change =>
    async (chance) =>
      admin.patch(`/api/${list}/${idOf(chance.of(await rowsOf(list)))}`, { name_en: name(chance) });
  const some = async (chance: SeededRandom, list: string) =>
    idOf(chance.of(await rowsOf(list)) ?? { id: 9_999_999 });
  const person = (chance: SeededRandom) => chance.of(owners);
  const change =
    (list: string, body: (chance: SeededRandom) => object): Change =>
    async (chance) =>
      admin.patch(`/api/${list}/${await some(chance, list)}`, body(chance));
  const remove =
    (list: string): Change =>
    async (chance) =>
      admin.delete(`/api/${list}/${await some(chance, list)}`);
  const step =
    (action: string): Change =>
    async (chance) =>
      admin.post(`/api/ship_time_requests/${await some(chance, 'ship_time_requests')}/${action}`, {
        reason: name(chance),
        details: name(chance),
      });
  const day = (chance: SeededRandom) =>
    `${open === year ? 2028 : 2027}-0${1 + chance.below(9)}-1${chance.below(10)}`;
  const ofOwner = async (chance: SeededRandom) => {
    const owner = await portal.as(person(chance));
    const own = (await owner.get('/api/ship_time_requests?limit=100')).json().data as Row[];
    return { owner, path: `/api/ship_time_requests/${idOf(chance.of(own))}` };
  };
  return {
    person: async (chance) => {
      const id = person(chance);
      return (await portal.as(id)).patch(`/api/users/${id}`, {
        last_name: letters(chance),
        affiliation: name(chance),
      });
    },
    email: async (chance) => {
      const id = person(chance);
      await portal.db
        .updateTable('users')
        .set({ email: `${letters(chance)}${id}@example.org` })
        .where('id', '=', id)
        .execute();
      return { statusCode: 200 };
    },
    vessel: change('vessels', (chance) => ({ name_en: name(chance), science_berths: chance.below(40) })),
    port: rename('ports'),
    agency: rename('agencies'),
    region: rename('regions'),
    area: rename('project_areas'),
    type: rename('project_types'),
    hours: change('operating_hours', (chance) => ({ active: chance.happens(0.5) })),
    addAgency: (chance) => admin.post('/api/agencies', { name_en: name(chance), name_fr: name(chance) }),
    removeAgency: remove('agencies'),
    question: change('faqs', (chance) => ({ question_en: name(chance) })),
    setting: (chance) => admin.patch('/api/settings', { max_stations: 200 + chance.below(100) }),
    deadline: (chance) =>
      admin.patch(`/api/fiscal_years/${open}`, { deadline_at: `2035-04-${10 + chance.below(20)}T12:00:00Z` }),
    addMission: (chance) =>
      admin.post(`/api/vessel_plans/${chance.of(plans).id}/missions`, {
        title: name(chance),
        operational_days: 3,
      }),
    mission: change('missions', (chance) => ({ title: name(chance), notes: name(chance) })),
    date: change('missions', (chance) => ({ start_date: day(chance) })),
    removeMission: remove('missions'),
    addConstraint: (chance) =>
      admin.post(`/api/vessels/${chance.of(vessels)}/scheduling_constraints`, {
        name: name(chance),
        start_date: day(chance),
      }),
    constraint: async (chance) => {
      const row = chance.of(await rowsOf('scheduling_constraints'));
      const path = `/api/vessels/${String(row?.['vessel_id'])}/scheduling_constraints/${String(row?.['id'])}`;
      return chance.happens(0.4) ? admin.delete(path) : admin.patch(path, { name: name(chance) });
    },
    plan: change('vessel_plans', (chance) => ({ notes: name(chance) })),
    version: (chance) =>
      admin.post(`/api/vessel_plans/${chance.of(plans).id}/versions`, { reason: name(chance) }),
    rates: (chance) =>
      admin.post('/api/vessel_rates', {
        vessel_id: chance.of(vessels),
        fiscal_year_id: chance.of([year, open]),
        day_rate: chance.below(1000),
        day_rate_source: name(chance),
        day_rate_year: 2027,
      }),
    rate: change('vessel_rates', (chance) => ({ day_rate: chance.below(1000) })),
    removeRate: remove('vessel_rates'),
    scenario: (chance) =>
      admin.post('/api/scenarios', { fiscal_year_id: year, name: name(chance), vessel_ids: vessels }),
    renameScenario: change('scenarios', (chance) => ({ name: name(chance) })),
    removeScenario: remove('scenarios'),
    distance: async (chance) =>
      admin.post('/api/overruled_distances', {
        from_port_id: Number(await some(chance, 'ports')),
        to_port_id: Number(await some(chance, 'ports')),
        nautical_miles: 1 + chance.below(500),
        reason: name(chance),
      }),
    removeDistance: remove('overruled_distances'),
    addCoProponent: async (chance) => {
      const { owner, path } = await ofOwner(chance);
      const { email } = await portal.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', person(chance))
        .executeTakeFirstOrThrow();
      return owner.post(`${path}/co_proponents`, { email });
    },
    removeCoProponent: async (chance) => {
      const { owner, path } = await ofOwner(chance);
      const [first] = (await owner.get(`${path}/co_proponents`)).json() as { id: number }[];
      return owner.delete(`${path}/co_proponents/${first?.id ?? person(chance)}`);
    },
    answer: async (chance) => {
      const { owner, path } = await ofOwner(chance);
      return owner.post(`${path}/respond`, { details: name(chance) });
    },
    apply: async (chance) => {
      await anApplication(portal.db)
        .by(person(chance))
        .forYear(year)
        .for(chance.of(vessels))
        .submitted()
        .create();
      return { statusCode: 201 };
    },
    clarify: step('clarify'),
    accept: step('accept'),
    reject: step('reject'),
    withdraw: step('withdraw'),
    letter: async (chance) =>
      (await portal.as(person(chance))).post('/api/letters_of_intent', {
        title: name(chance),
        summary: name(chance),
        fiscal_year_ids: [(await rowsOf('fiscal_years')).at(-1)!['id']],
        days: 3,
        first_month: 6,
        last_month: 7,
      }),
  };
};

it('is equal row by row to the portal after random work, people, lists and deletions included', async () => {
  const changes = await changesOf();
  const program = await aServiceAccount(portal, { scopes: [...scopes] as Scope[], user_type_id: 4 });
  const lists = await findLists();
  let cursor: string = (await program.get('/api/events?after=latest')).json().next_cursor;
  const copy = new Copy(program, await readEverything(program, lists));
  const done = new Map<string, number>();
  let working = true;
  const never = () => Object.keys(changes).filter((which) => !done.has(which));
  const work = async (chance: SeededRandom, times: number, among = Object.keys(changes)) => {
    for (let time = 0; time < times; time += 1) {
      const which = chance.of(among);
      const { statusCode } = await changes[which]!(chance);
      expect([which, statusCode < 500]).toEqual([which, true]);
      if (statusCode < 300) done.set(which, (done.get(which) ?? 0) + 1);
    }
  };
  const follow = async () => {
    for (;;) {
      const isLast = !working;
      const page = (await program.get(`/api/events?after=${cursor}&limit=50`)).json();
      for (const event of page.data as Event[]) await copy.follow(event);
      cursor = page.next_cursor;
      if (isLast && !page.has_more) return;
    }
  };
  const following = follow();
  await Promise.all([work(new SeededRandom(seed), rounds / 2), work(new SeededRandom(seed + 1), rounds / 2)]);
  for (let more = 2; more < 100 && never().length > 0; more += 1)
    await work(new SeededRandom(seed + more), 1, never());
  working = false;
  await following;
  const truth = await readEverything(program, lists);
  const differences = [...new Set([...truth.keys(), ...copy.rows.keys()])].flatMap((list) => {
    const [is, has] = [truth.get(list) ?? new Map(), copy.rows.get(list) ?? new Map()];
    return [...new Set([...is.keys(), ...has.keys()])]
      .filter((id) => is.get(id) !== has.get(id))
      .map((id) => ({ list, id, is: is.get(id), has: has.get(id) }));
  });
  expect(differences).toEqual([]);
  expect(never()).toEqual([]);
  const rows = [...truth.values()].reduce((sum, { size }) => sum + size, 0);
  const changed = [...done.values()].reduce((sum, times) => sum + times, 0);
  process.stdout.write(JSON.stringify({ lists: truth.size, rows, changed, events: copy.events }) + '\n');
  expect([rows > 500, changed > rounds / 2]).toEqual([true, true]);
}, 300_000);
