import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, fiveDaysAtAnyTime } from '#test/factories/applications.ts';
import { aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

let opening = 2070;
const waiting = async () => {
  opening += 1;
  const fiscal_year_id = await theFiscalYear(test.db, opening);
  const plan = await aPlan(test.db, { fiscal_year_id, review_level: 'executive' });
  const [owner, friend, stranger, coordinator] = [
    await aUser(test.db, 'proponent'),
    await aUser(test.db, 'co_proponent', { language: 'fr' }),
    await aUser(test.db, 'proponent'),
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  ];
  const application = await anApplication(test.db)
    .by(owner)
    .with(friend)
    .for(plan.vessel_id)
    .forYear(fiscal_year_id)
    .having({
      ...fiveDaysAtAnyTime,
      min_science_berths: 6,
      ideal_science_berths: 8,
    })
    .inReview()
    .create();
  const port = await portId(test.db, 'halifax');
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    start_date: `${opening}-05-12`,
    requested_berths: 8,
    approved_berths: 6,
    mobilization_port_id: port,
    demobilization_port_id: port,
    notes: 'Not for proponents',
  });
  return { year: opening, plan, mission, application, owner, friend, stranger, coordinator };
};

const step = async (id: number, action: string, body: object = {}) =>
  expect((await admin.post(`/api/vessel_plans/${id}/${action}`, body)).statusCode).toBe(200);

const outcomeFor = async (user: number, id: number) => {
  const client = await test.as(user);
  const { data } = (await client.get(`/api/ship_time_requests/${id}?append=outcome`)).json();
  return data.outcome;
};

const mailsTo = async (user: number) =>
  (await test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).orderBy('id').execute()).map(
    ({ subject, body_text }) => ({ subject, text: plain(body_text) }),
  );

it('says when one sails, from the moment at which it is published and not before', async () => {
  const { year, plan, mission, application, owner, friend, coordinator } = await waiting();
  expect(await outcomeFor(owner, application)).toBeNull();
  await step(plan.id, 'set_final');
  for (const user of [owner, friend]) {
    expect(await outcomeFor(user, application)).toMatchObject({
      outcome: 'accepted',
      reason: null,
      voyages: [
        {
          mission_id: mission,
          start_date: `${year}-05-12`,
          end_date: `${year}-05-16`,
          approved_berths: 6,
          requested_berths: 8,
          mobilization_port: { name_en: 'Halifax' },
          vessel: { id: plan.vessel_id },
          version: 1,
          reopened: false,
        },
      ],
      contacts: [{ id: coordinator }],
    });
  }
  expect(JSON.stringify(await outcomeFor(owner, application))).not.toContain('Not for proponents');
  const { data } = (
    await (await test.as(owner)).get('/api/ship_time_requests?append=outcome&fields[ship_time_requests]=id')
  ).json();
  expect(data).toMatchObject([{ id: application, outcome: { voyages: [{ mission_id: mission }] } }]);
});

it('writes the days, the ports and the berths into the mail, in the language of the reader', async () => {
  const { year, plan, owner, friend } = await waiting();
  await step(plan.id, 'set_final');
  expect((await mailsTo(owner)).at(-1)!.text).toMatch(
    new RegExp(
      `You sail on .+, Halifax to Halifax, 6 of 8 requested berths: sails 12 May 00:00, returns 16 May ${year} 24:00\\.`,
    ),
  );
  expect((await mailsTo(friend)).at(-1)!.text).toMatch(
    new RegExp(
      `à bord du .+, de Halifax à Halifax, 6 sur les 8 couchettes demandées : appareille le 12 mai à 0 h, revient le 16 mai ${year} à 24 h\\.`,
    ),
  );
  const { data } = (await (await test.as(owner)).get('/api/notices')).json();
  expect(plain(data[0].message)).toContain(`sails 12 May 00:00, returns 16 May ${year}`);
});

it('stands while a plan is reopened, and tells proponents of other days with those that they counted on', async () => {
  const { year, plan, mission, application, owner, friend } = await waiting();
  await step(plan.id, 'set_final');
  await step(plan.id, 'reopen', { reason: 'The engine' });
  await admin.patch(`/api/missions/${mission}`, { start_date: `${year}-06-28` });
  const told = (await mailsTo(owner)).length;
  expect((await outcomeFor(owner, application)).voyages).toMatchObject([
    { start_date: `${year}-05-12`, reopened: true },
  ]);
  await step(plan.id, 'set_final');
  expect((await outcomeFor(owner, application)).voyages).toMatchObject([
    { start_date: `${year}-06-28`, reopened: false, version: 2 },
  ]);
  const mails = (await mailsTo(owner)).slice(told);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toContain(`Application ${application}: voyage changed (dates)`);
  expect(mails[0]!.text).toContain('Reason: The engine');
  expect((await outcomeFor(friend, application)).changed.reasons).toEqual(['The engine']);
  expect(mails[0]!.text).toMatch(
    new RegExp(
      `sails 28 June 00:00, returns 2 July ${year}[\\s\\S]+previous schedule said[\\s\\S]+sails 12 May`,
    ),
  );
  expect((await mailsTo(friend)).at(-1)!.text).toContain(`du 28 juin au 2 juillet ${year}`);
  const { data } = (await admin.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)).json();
  await admin.post(`/api/fleet_plans/${data[0].id}/versions`, { reason: 'Again' });
  expect((await mailsTo(owner)).slice(told)).toHaveLength(1);
});

it('goes on showing what proponents counted on before, the last time that it changed', async () => {
  const { year, plan, mission, application, owner, friend } = await waiting();
  const moveTo = async (day: string) => {
    await step(plan.id, 'reopen', { reason: 'The engine' });
    await admin.patch(`/api/missions/${mission}`, { start_date: day });
    await step(plan.id, 'set_final');
  };
  await step(plan.id, 'set_final');
  expect((await outcomeFor(owner, application)).changed).toBeNull();
  await moveTo(`${year}-06-28`);
  const before = {
    mission_id: mission,
    start_date: `${year}-05-12`,
    end_date: `${year}-05-16`,
    approved_berths: 6,
  };
  for (const user of [owner, friend])
    expect((await outcomeFor(user, application)).changed).toMatchObject({ before: [before] });
  await moveTo(`${year}-06-28`);
  expect((await outcomeFor(owner, application)).changed.before).toMatchObject([before]);
  await moveTo(`${year}-07-05`);
  expect((await outcomeFor(owner, application)).changed.before).toMatchObject([
    { start_date: `${year}-06-28` },
  ]);
});

it('says why not, where it was refused or withdrawn', async () => {
  const { application, owner } = await waiting();
  const reason = 'No ship has a winch of that size';
  expect((await admin.post(`/api/ship_time_requests/${application}/reject`, { reason })).statusCode).toBe(
    200,
  );
  expect(await outcomeFor(owner, application)).toMatchObject({
    outcome: 'unable_to_fulfill',
    reason,
    voyages: [],
  });
});

it('gives the days of an accepted application as a calendar file, to those who may see it', async () => {
  const { year, plan, mission, application, owner, stranger } = await waiting();
  const file = `/api/ship_time_requests/${application}/voyages.ics`;
  expect((await (await test.as(owner)).get(file)).statusCode).toBe(404);
  await step(plan.id, 'set_final');
  const answer = await (await test.as(owner)).get(file);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(answer.body).toContain(`UID:mission-${mission}@localhost`);
  expect(answer.body).toContain(`DTSTART;VALUE=DATE:${year}0512`);
  expect((await (await test.as(stranger)).get(file)).statusCode).toBe(404);
});
