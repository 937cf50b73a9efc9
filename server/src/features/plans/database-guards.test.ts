import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { anApplication } from '#test/factories/applications.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, setReviewLevel } from '#test/factories/plans.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a mission does not leave a final plan for another one', async () => {
  const { db } = database;
  const [final, open] = [await aPlan(db), await aPlan(db)];
  const mission = await aMission(db, final.id);
  await setReviewLevel(db, final.id, 'final');
  const move = sql`update missions set vessel_plan_id = ${open.id}, number = 9 where id = ${mission}`.execute(
    db,
  );
  await expect(move).rejects.toMatchObject({ constraint: 'plan_read_only' });
});

it('a station does not leave a submitted application for a draft', async () => {
  const { db } = database;
  const submitted = await anApplication(db).withStations(1).submitted().create();
  const draft = await anApplication(db).create();
  const move = sql`update stations set ship_time_request_id = ${draft}
    where ship_time_request_id = ${submitted}`.execute(db);
  await expect(move).rejects.toMatchObject({ constraint: 'request_read_only' });
});

it('an overlap that is kept with one mission allows none with another', async () => {
  const { db } = database;
  const plan = await aPlan(db);
  const on = (start_date: string) => aMission(db, plan.id, { start_date });
  const [first, second, third] = [
    await on('2028-05-01'),
    await on('2028-06-01'),
    await on('2028-07-01'),
  ] as const;
  const keeper = await aUser(db, 'regional_vessel_coordinator');
  await sql`insert into mission_conflicts_kept (mission_id, code, other_mission_id, reason, user_id)
    values (${first}, 'overlap', ${second}, 'They share the deck', ${keeper})`.execute(db);
  await sql`update missions set overlap_kept = true, start_date = '2028-06-02' where id = ${first}`.execute(
    db,
  );
  const joined = sql`update missions set start_date = '2028-06-03' where id = ${third}`.execute(db);
  await expect(joined).rejects.toMatchObject({ constraint: 'missions_no_overlap' });
  const letGo = sql`delete from mission_conflicts_kept where mission_id = ${first}`.execute(db);
  await expect(letGo).rejects.toMatchObject({ constraint: 'missions_no_overlap' });
});

it('the last mission on the vessel of its application neither leaves nor goes without it, nor the vessel without it', async () => {
  const { db } = database;
  const [plan, other, third] = [await aPlan(db), await aPlan(db), await aPlan(db)];
  const application = await anApplication(db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .create();
  const of = { ship_time_request_id: application };
  const [first, second] = [await aMission(db, plan.id, of), await aMission(db, plan.id, of)];
  const leave = (id: number, to: number) =>
    sql`update missions set vessel_plan_id = ${to}, number = ${100 + id} where id = ${id}`;
  const toVessel = (id: number) =>
    sql`update ship_time_requests set vessel_id = ${id} where id = ${application}`;
  await leave(second, other.id).execute(db);
  const guard = { constraint: 'application_on_its_vessel' };
  await expect(leave(first, other.id).execute(db)).rejects.toMatchObject(guard);
  await expect(sql`delete from missions where id = ${first}`.execute(db)).rejects.toMatchObject(guard);
  await expect(toVessel(third.vessel_id).execute(db)).rejects.toMatchObject(guard);
  await db.transaction().execute(async (tx) => {
    await leave(first, other.id).execute(tx);
    await toVessel(other.vessel_id).execute(tx);
  });
  await sql`delete from missions where ship_time_request_id = ${application}`.execute(db);
});
