import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, portId } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const july = { start_date: '2028-07-03', end_date: '2028-08-13', reason: 'The main engine' };

const found = async (client: TestClient, id: number) => {
  const now = async () => (await client.get(`/api/proposals/${id}`)).json().data;
  await vi.waitFor(async () => expect(['queued', 'running']).not.toContain((await now()).state), {
    timeout: 60_000,
    interval: 100,
  });
  return now();
};

const aShip = async () => {
  const plan = await aPlan(test.db);
  const coordinator = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
  );
  const planned = async (start_date: string, operational_window_end: string) => {
    const application = await anApplication(test.db)
      .by(await aUser(test.db, 'proponent'))
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .inReview()
      .having({
        ...{ operational_window_start: '2028-07-15', operational_window_end },
        ...{ preferred_start_window_start: null, preferred_start_window_end: null },
        ...{
          operational_days: 10,
          min_science_berths: 4,
          ideal_science_berths: 4,
          helicopter_required: false,
        },
        scheduling_constraints: 'Not during the fishery.',
      })
      .create();
    const some = { ship_time_request_id: application, operational_days: 10, start_date };
    return { application, mission: await aMission(test.db, plan.id, some) };
  };
  return { plan, coordinator, planned };
};

const aShipWithTwo = async () => {
  const { plan, coordinator, planned } = await aShip();
  const hit = await planned('2028-07-20', '2028-08-28');
  const inItsWay = await planned('2028-08-15', '2028-12-31');
  const answer = await coordinator.post('/api/outages', { vessel_id: plan.vessel_id, ...july });
  return { coordinator, hit, inItsWay, outage: answer.json().data };
};

it('writes also to those whose mission made room for one that the outage hits', async () => {
  const { coordinator, hit, inItsWay, outage } = await aShipWithTwo();
  const addressed = async () =>
    (await coordinator.get(`/api/outages/${outage.id}/notices`))
      .json()
      .data.drafts.map((draft: { ship_time_request_id: number }) => draft.ship_time_request_id);
  expect(await addressed()).toEqual([hit.application]);
  const most = await found(coordinator, outage.options[1].proposal_id);
  expect(most.changes).toMatchObject([
    { mission_id: hit.mission, breaks: [{ code: 'constraint_overlap', constraint_id: outage.id }] },
    { mission_id: inItsWay.mission, breaks: [], scheduling_constraints: 'Not during the fishery.' },
  ]);
  const body = { change_ids: 'all', reason: 'The engine' };
  expect((await coordinator.post(`/api/proposals/${most.id}/apply`, body)).statusCode).toBe(200);
  expect((await addressed()).toSorted()).toEqual([hit.application, inItsWay.application].toSorted());
  const notices = [{ ship_time_request_id: inItsWay.application, texts: { fr: 'Bonjour' } }];
  const sent = await coordinator.post(`/api/outages/${outage.id}/notices`, { notices });
  expect(sent.statusCode).toBe(200);
});

it('tells both parts of a mission that was split around the outage, and the port where the ship lay', async () => {
  const { plan, coordinator, planned } = await aShip();
  const hit = await planned('2028-07-15', '2028-07-29');
  const days = { start_date: '2028-07-20', end_date: '2028-07-22', reason: 'The winch', port_id: 1 };
  const reported = await coordinator.post('/api/outages', { vessel_id: plan.vessel_id, ...days });
  const outage = reported.json().data;
  expect(outage.port_id).toBe(1);
  const fewest = await found(coordinator, outage.options[0].proposal_id);
  expect(fewest.changes).toMatchObject([{ kind: 'split', mission_id: hit.mission }]);
  const body = { change_ids: 'all', reason: 'The winch' };
  expect((await coordinator.post(`/api/proposals/${fewest.id}/apply`, body)).statusCode).toBe(200);
  const { affected } = (await coordinator.get(`/api/outages/${outage.id}`)).json().data;
  expect(affected[0].second_part).toMatchObject({ start_date: '2028-07-23', end_date: '2028-07-27' });
  const { drafts } = (await coordinator.get(`/api/outages/${outage.id}/notices`)).json().data;
  const [letter] = Object.values<string>(drafts[0].texts);
  expect(letter).toMatch(/It stops in .+, resumes there on 23\sJuly\s2028 and ends on 27\sJuly\s2028\./);
  expect(letter).toMatch(/was planned on .+ from 15\sJuly\s2028 to 24\sJuly\s2028/);
  expect(letter).not.toContain('instead of');
});

it('lies at home where nobody names a port, and in the last port where home is over a day away for each week', async () => {
  const { plan, coordinator, planned } = await aShip();
  const [home, near, far] = [
    await portId(test.db, 'halifax'),
    await portId(test.db, 'dartmouth-bio'),
    await portId(test.db, 'iqaluit'),
  ];
  const ship = { home_port_id: home, cruising_speed: 10 };
  await test.db.updateTable('vessels').set(ship).where('id', '=', plan.vessel_id).execute();
  const out = async (start_date: string, end_date: string) => {
    const body = { vessel_id: plan.vessel_id, start_date, end_date, reason: 'The winch' };
    return (await coordinator.post('/api/outages', body)).json().data.port_id;
  };
  const hit = await planned('2028-07-15', '2028-07-29');
  const leads = (mobilization_port_id: number, demobilization_port_id: number, id = hit.mission) =>
    test.db
      .updateTable('missions')
      .set({ mobilization_port_id, demobilization_port_id })
      .where('id', '=', id)
      .execute();
  await leads(far, near);
  expect(await out('2028-07-03', '2028-07-05')).toBe(home);
  expect(await out('2028-07-18', '2028-07-19')).toBe(far);
  await leads(near, far);
  expect(await out('2028-07-21', '2028-07-22')).toBe(far);
  expect(await out('2028-07-23', '2028-09-20')).toBe(home);
  expect(await out('2028-10-01', '2028-10-07')).toBe(home);
  const next = await planned('2028-11-04', '2028-12-31');
  await leads(far, far, next.mission);
  expect(await out('2028-11-01', '2028-11-02')).toBe(far);
});

it('is not reported again for some of its days', async () => {
  const { plan, coordinator } = await aShip();
  const out = (days: object) =>
    coordinator.post('/api/outages', { vessel_id: plan.vessel_id, ...july, ...days });
  expect((await out({})).statusCode).toBe(201);
  expect((await out({})).statusCode).toBe(200);
  const again = await out({ start_date: '2028-08-13', end_date: '2028-08-20' });
  expect(again.statusCode).toBe(422);
  expect(again.json().errors).toEqual({ start_date: [expect.stringContaining('already out of service')] });
  expect((await out({ start_date: '2028-08-14', end_date: '2028-08-20' })).statusCode).toBe(201);
});

it('works on the ways to replan anew within other limits of the planner', async () => {
  const { coordinator, outage } = await aShipWithTwo();
  const limits = { least_part_days: null, longest_break_days: 20, shorten_share: 0.75 };
  const [before] = outage.options;
  expect((await found(coordinator, before.proposal_id)).concessions).toEqual({
    ...{ least_part_days: 3, longest_break_days: 7, shorten_share: 0.5 },
  });
  const again = async () =>
    (await coordinator.post(`/api/outages/${outage.id}/options`, limits)).json().data.options[0].proposal_id;
  const id = await again();
  expect(id).not.toBe(before.proposal_id);
  expect((await found(coordinator, id)).concessions).toEqual(limits);
  expect(await again()).toBe(id);
});

it('shortens or splits a mission that another open outage affects, rather than removing it', async () => {
  const region = await test.db.selectFrom('regions').select('id').executeTakeFirstOrThrow();
  const inRegion = async () =>
    aPlan(test.db, { vessel_id: await aVessel(test.db, { region_id: region.id }) });
  const [first, second] = [await inRegion(), await inRegion()];
  const planned = async (plan: APlan, start_date: string, operational_days: number, window_end: string) => {
    const application = await anApplication(test.db)
      .by(await aUser(test.db, 'proponent'))
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .inReview()
      .having({
        ...{ operational_window_start: '2028-07-01', operational_window_end: window_end, operational_days },
        ...{ preferred_start_window_start: null, preferred_start_window_end: null },
        ...{ min_science_berths: 4, ideal_science_berths: 4, helicopter_required: false },
      })
      .create();
    return aMission(test.db, plan.id, { ship_time_request_id: application, operational_days, start_date });
  };
  await planned(first, '2028-07-10', 10, '2028-10-30');
  const elsewhere = await planned(second, '2028-07-04', 40, '2028-08-25');
  const planner = await test.as(await aUser(test.db, 'administrator'));
  const report = async (plan: APlan) => {
    const out = { start_date: '2028-07-08', end_date: '2028-07-28', reason: 'Winch' };
    return (await planner.post('/api/outages', { vessel_id: plan.vessel_id, ...out })).json().data;
  };
  for (const { proposal_id } of (await report(second)).options)
    await planner.delete(`/api/proposals/${proposal_id}`);
  const within = (await report(first)).options[2];
  const { changes } = await found(planner, within.proposal_id);
  const other = changes.find(({ mission_id }: { mission_id: number }) => mission_id === elsewhere);
  expect(['shorten', 'split']).toContain(other?.kind);
});
