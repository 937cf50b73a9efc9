import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

const rounds = Number(process.env['ROUNDS'] ?? 8);

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const twoYears = async () => {
  const vessel_id = await aVessel(test.db, { home_port_id: await portId(test.db, 'st-johns') });
  const years = [await theFiscalYear(test.db, 2028), await theFiscalYear(test.db, 2029)];
  const before = await aPlan(test.db, { vessel_id, fiscal_year_id: years[0]! });
  const after = await aPlan(test.db, { vessel_id, fiscal_year_id: years[1]! });
  return { vessel_id, before, after };
};

const leftOver = async (planId: number): Promise<number> => {
  const id = await aMission(test.db, planId, { title: 'Left over', start_date: '2029-03-20' });
  await test.db.transaction().execute(async (tx) => {
    await sql`alter table missions disable trigger within_year`.execute(tx);
    await sql`update missions set start_date = '2029-03-29' where id = ${id}`.execute(tx);
    await sql`set constraints all immediate`.execute(tx);
    await sql`alter table missions enable trigger within_year`.execute(tx);
  });
  return id;
};

describe('one vessel over 31 March', () => {
  it('is not in two places: what the year before left in April is in nobody’s way unseen', async () => {
    const { before, after } = await twoYears();
    await leftOver(before.id);
    const add = (start_date: string) =>
      admin.post(`/api/vessel_plans/${after.id}/missions`, {
        title: 'Spring',
        operational_days: 3,
        start_date,
      });
    const refused = await add('2029-04-02');
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'overlap']);
    expect((await add('2029-04-03')).statusCode).toBe(201);
  });

  it('begins its year where the year before ends, and says after what', async () => {
    const { before, after } = await twoYears();
    await aMission(test.db, before.id, {
      title: 'Ice in the Gulf',
      start_date: '2029-03-27',
      demobilization_port_id: await portId(test.db, 'victoria'),
    });
    const port = await portId(test.db, 'st-johns');
    const id = await aMission(test.db, after.id, {
      title: 'Moorings',
      start_date: '2029-04-02',
      mobilization_port_id: port,
      demobilization_port_id: port,
    });
    for (const [language, said] of [
      ['en', 'Between “Ice in the Gulf” of the previous year and Moorings'],
      ['fr', 'Entre «\u00a0Ice in the Gulf\u00a0» de l’exercice précédent et Moorings'],
    ]) {
      const { data } = (await admin.get(`/api/vessel_plans/${after.id}/conflicts?lang=${language}`)).json();
      const [found] = data.filter(({ code }: { code: string }) => code === 'transit_short');
      expect(found).toMatchObject({ mission_ids: [id], message: expect.stringContaining(said!) });
    }
    const board = (await admin.get(`/api/vessel_plans/board?plan_ids=${after.id}`)).json().data;
    expect(board.beside.missions).toMatchObject([
      { side: 'before', fiscal_year_name: '2028-2029', mission: { title: 'Ice in the Gulf' } },
    ]);
    const other = (await admin.get(`/api/vessel_plans/board?plan_ids=${before.id}`)).json().data;
    expect(other.beside.missions).toMatchObject([{ side: 'after', mission: { title: 'Moorings' } }]);
  });

  it('shares no time however two planners work on both years at once', { timeout: 300_000 }, async () => {
    const { vessel_id, before, after } = await twoYears();
    const ids = [
      await aMission(test.db, before.id, { start_date: '2029-03-10' }),
      await aMission(test.db, after.id, { start_date: '2029-05-10' }),
      await aMission(test.db, after.id, { start_date: '2029-06-10' }),
    ];
    const days = ['2029-03-25', '2029-03-26', '2029-03-28', '2029-03-31', '2029-04-01', '2029-04-03'];
    for (let round = 0; round < rounds; round += 1) {
      const wishes = ids.map((id, index) => ({ id, start_date: days[(round * (index + 2) + index) % 6] }));
      const answers = await Promise.all(
        wishes.map(({ id, start_date }) => admin.patch(`/api/missions/${id}`, { start_date })),
      );
      expect(answers.every(({ statusCode }) => [200, 409, 422].includes(statusCode))).toBe(true);
      const { rows } = await sql`
        select 1 from missions a join vessel_plans p on p.id = a.vessel_plan_id and p.vessel_id = ${vessel_id}
          join vessel_plans q on q.vessel_id = p.vessel_id
          join missions b on b.vessel_plan_id = q.id and b.id <> a.id and b.occupied && a.occupied`.execute(
        test.db,
      );
      expect(rows).toEqual([]);
    }
  });
});
