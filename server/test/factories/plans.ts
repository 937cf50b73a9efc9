import { sql, type Insertable } from 'kysely';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { happensInPort } from '@shiptime/domain/vessels/constraints';
import type { Db } from '#db/connection.ts';
import type { Missions, SchedulingConstraints } from '#db/tables.generated.ts';
import { aVessel } from './vessels.ts';

let count = 0;
const next = (): number => (count += 1);

export const theFiscalYear = async (db: Db, opening: number): Promise<number> => {
  const { id } = await db
    .insertInto('fiscal_years')
    .values({
      name: `${opening}-${opening + 1}`,
      start_date: `${opening}-04-01`,
      end_date: `${opening + 1}-03-31`,
      deadline_at: '2020-04-30T23:59:59Z',
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ active: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const portId = async (db: Db, key: string): Promise<number> =>
  (await db.selectFrom('ports').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;

export type APlan = { readonly id: number; readonly vessel_id: number; readonly fiscal_year_id: number };

export const aPlan = async (
  db: Db,
  some: { vessel_id?: number; fiscal_year_id?: number; review_level?: ReviewLevel; notes?: string } = {},
): Promise<APlan> =>
  db
    .insertInto('vessel_plans')
    .values({
      ...some,
      vessel_id: some.vessel_id ?? (await aVessel(db)),
      fiscal_year_id: some.fiscal_year_id ?? (await theFiscalYear(db, 2028)),
    })
    .returning(['id', 'vessel_id', 'fiscal_year_id'])
    .executeTakeFirstOrThrow();

export const placeInSnapshot = async (db: Db, { id, vessel_id, fiscal_year_id }: APlan) => {
  const fiscal_year = await db
    .selectFrom('fiscal_years')
    .select(['name', 'start_date', 'end_date'])
    .where('id', '=', fiscal_year_id)
    .executeTakeFirstOrThrow();
  return { format: 1, vessel_plan_id: id, vessel_id, fiscal_year_id, fiscal_year, names: { fiscal_year } };
};

export const aMission = async (
  db: Db,
  planId: number,
  some: Partial<Insertable<Missions>> = {},
): Promise<number> => {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from missions where vessel_plan_id = ${planId})`;
  const { id } = await db
    .insertInto('missions')
    .values({ vessel_plan_id: planId, number, title: `Mission ${next()}`, operational_days: 5, ...some })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const aConstraint = async (
  db: Db,
  some: Partial<Insertable<SchedulingConstraints>> & { vessel_id: number },
): Promise<number> => {
  const port_id = happensInPort(some.kind) ? await portId(db, 'halifax') : null;
  const { id } = await db
    .insertInto('scheduling_constraints')
    .values({ name: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10', port_id, ...some })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const setReviewLevel = async (db: Db, planId: number, review_level: ReviewLevel): Promise<void> => {
  await sql`
    with opened as (
      insert into vessel_plan_history (vessel_plan_id, from_level, to_level, action, reason, user_id)
      select id, review_level, ${review_level}, 'reopen', 'Breakdown', (select min(id) from users) from vessel_plans
      where id = ${planId} and review_level = 'final' and ${review_level} <> 'final'
    )
    update vessel_plans set review_level = ${review_level} where id = ${planId}`.execute(db);
};
