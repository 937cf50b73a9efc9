import { readFileSync } from 'node:fs';
import { parse } from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { describePlanChanges } from '@shiptime/domain/plans/words/comparison-words';
import { createPlanFormatter } from '@shiptime/domain/plans/words/plan-formatter';
import type { Language } from '@shiptime/domain/shared/text';
import { aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { translate } from '#http/language.ts';

let test: TestApp;
let planner: TestClient;
let plan: { readonly id: number };
beforeAll(async () => {
  test = await startTestApp();
  const { id } = await test.db
    .selectFrom('vessels')
    .select('id')
    .where('name_en', '=', 'CCGS Amundsen')
    .executeTakeFirstOrThrow();
  planner = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [id] }));
  plan = await aPlan(test.db, { vessel_id: id, fiscal_year_id: await theFiscalYear(test.db, 2018) });
});
afterAll(() => test.close());

type Row = Record<'mission_id' | 'start_date' | 'end_date' | 'start_port' | 'end_port', string>;

const rowsOf = (version: 1 | 2): Row[] => {
  const file = new URL(`../../../../test/fixtures/amundsen-2018/version${version}.csv`, import.meta.url);
  return parse<Row>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data;
};

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The source lists a crew-change day in both legs; here the legs meet at noon. */
const legsOf = async (version: 1 | 2) => {
  const ports = await test.db.selectFrom('ports').select(['id', 'name_en']).execute();
  const port = (name: string) => {
    const [word = name] = name.replace(' Bay', '').split(' ');
    return ports.find(({ name_en }) => name_en.startsWith(word))?.id;
  };
  const rows = rowsOf(version);
  return rows.map((row, index) => {
    const isFirst = index === 0;
    const isLast = index === rows.length - 1;
    return {
      title: row.mission_id.replace('2018 ', ''),
      start_date: row.start_date,
      start_fraction: isFirst ? 0 : 0.5,
      operational_days: days(row.start_date, row.end_date) + (isFirst ? 0.5 : 0) + (isLast ? 0.5 : 0),
      mobilization_port_id: port(row.start_port),
      demobilization_port_id: port(row.end_port),
    };
  });
};

const posted = async (path: string, body: object) => {
  const answer = await planner.post(path, body);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json().data;
};

const formerly: Readonly<Record<string, string>> = { 'Leg 3': 'Leg 3a' };

const enterBoth = async () => {
  const base = `/api/vessel_plans/${plan.id}`;
  const entered = new Map<string, number>();
  for (const leg of await legsOf(1)) {
    const { id } = await posted(`${base}/missions`, leg);
    entered.set(leg.title, id);
  }
  await posted(`${base}/versions`, { reason: 'As planned' });
  const revised = await legsOf(2);
  const kept = new Set(revised.map(({ title }) => formerly[title] ?? title));
  for (const [title, id] of entered)
    if (!kept.has(title)) expect((await planner.delete(`/api/missions/${id}`)).statusCode).toBe(204);
  for (const leg of revised) {
    const id = entered.get(formerly[leg.title] ?? leg.title);
    expect((await planner.patch(`/api/missions/${id}`, leg)).statusCode).toBe(200);
  }
  await posted(`${base}/versions`, { reason: 'As revised' });
};

const snapshotOf = async (number: number): Promise<PlanSnapshot> =>
  (await planner.get(`/api/vessel_plans/${plan.id}/versions/${number}`)).json().data.snapshot;

const compared = async (language: Language): Promise<string[]> => {
  const [before, after] = [await snapshotOf(1), await snapshotOf(2)];
  const ports = await test.db.selectFrom('ports').selectAll().execute();
  const speaker = createPlanFormatter({
    language: 'en',
    t: (key, params) => translate(language, `plans:${key}`, params),
    list: (items) => items.join(', '),
    capabilities: new Map(),
    ports: new Map(ports.map((port) => [port.id, port[`name_${language}`]])),
    missions: new Map(),
    constraints: new Map(),
    kind: (kind) => translate(language, `vessels:constraints.kinds.${kind}`),
  });
  return describePlanChanges(before, after, speaker).map(({ key, params }) =>
    translate(language, `plans:${key}`, params).replaceAll('\u00A0', ' '),
  );
};

it('tells the expedition of 2018 as planned from its revision as a planner would, in both languages', async () => {
  await enterBoth();
  const [planned, revised] = [await snapshotOf(1), await snapshotOf(2)];
  expect(planned.missions.map(({ title, start_date, end_date }) => [title, start_date, end_date])).toEqual(
    rowsOf(1).map((row) => [row.mission_id.replace('2018 ', ''), row.start_date, row.end_date]),
  );
  expect(revised.missions.map(({ title, start_date, end_date }) => [title, start_date, end_date])).toEqual(
    rowsOf(2).map((row) => [row.mission_id.replace('2018 ', ''), row.start_date, row.end_date]),
  );
  expect(await compared('en')).toEqual([
    'Leg 1 begins 1 day later, on 2018-05-25 instead of 2018-05-24, and still ends on 2018-07-05: 41.5 days of operations instead of 42.5 days',
    'Leg 2c: demobilization now at Resolute (Qausuittuq) instead of Pond Inlet (Mittimatalik)',
    'Leg 3a is now called Leg 3',
    'Leg 3 lengthened by 0.5 days, now until 2018-09-07: 22.5 days of operations instead of 22 days',
    'Leg 3: mobilization now at Resolute (Qausuittuq) instead of Pond Inlet (Mittimatalik)',
    'Leg 3: demobilization now at Québec instead of Cambridge Bay (Iqaluktuuttiaq)',
    'Leg 3b removed: it took 20 days, from 2018-09-07, 12:00 to 2018-09-27',
    'Leg 4a removed: it took 17 days, from 2018-09-27, 12:00 to 2018-10-14',
    'Leg 4b removed: it took 9.5 days, from 2018-10-14, 12:00 to 2018-10-23',
  ]);
  expect(await compared('fr')).toEqual([
    'Leg 1 commence 1 jour plus tard, le 2018-05-25 au lieu du 2018-05-24, et se termine toujours le 2018-07-05 : 41,5 jours d’opérations au lieu de 42,5 jours',
    'Leg 2c : démobilisation maintenant à Resolute (Qausuittuq) au lieu de Pond Inlet (Mittimatalik)',
    'Leg 3a s’appelle maintenant Leg 3',
    'Leg 3 prolongée de 0,5 jour, maintenant jusqu’au 2018-09-07 : 22,5 jours d’opérations au lieu de 22 jours',
    'Leg 3 : mobilisation maintenant à Resolute (Qausuittuq) au lieu de Pond Inlet (Mittimatalik)',
    'Leg 3 : démobilisation maintenant à Québec au lieu de Cambridge Bay (Iqaluktuuttiaq)',
    'Leg 3b supprimée : elle occupait 20 jours, du 2018-09-07 à 12 h au 2018-09-27',
    'Leg 4a supprimée : elle occupait 17 jours, du 2018-09-27 à 12 h au 2018-10-14',
    'Leg 4b supprimée : elle occupait 9,5 jours, du 2018-10-14 à 12 h au 2018-10-23',
  ]);
});
