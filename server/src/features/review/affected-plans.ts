import { sql } from 'kysely';
import type { AffectedPlan } from '@shiptime/domain/applications/reassignment';
import type { Db } from '#db/connection.ts';

export type AffectedPlans = { readonly leaving: readonly AffectedPlan[]; readonly target: AffectedPlan };

type Travelling = {
  readonly id: number;
  readonly fiscal_year_id: number;
  readonly to_vessel_id: number;
};

type Row = AffectedPlan & { readonly place: number; readonly is_target: boolean };

export const findAffectedPlansOfApplications = async (
  db: Db,
  travelling: readonly Travelling[],
): Promise<AffectedPlans[]> => {
  if (travelling.length === 0) return [];
  const { rows } = await sql<Row>`
    with way as (select * from unnest(${travelling.map(({ id }) => id)}::int[],
      ${travelling.map(({ fiscal_year_id }) => fiscal_year_id)}::int[],
      ${travelling.map(({ to_vessel_id }) => to_vessel_id)}::int[])
      with ordinality way(id, fiscal_year_id, to_vessel_id, place))
    select (way.place - 1)::int as place, p.vessel_id, p.review_level, p.vessel_id = way.to_vessel_id as is_target
    from way join vessel_plans p on p.scenario_id is null and (
      (p.vessel_id = way.to_vessel_id and p.fiscal_year_id = way.fiscal_year_id)
      or exists (select 1 from missions m where m.vessel_plan_id = p.id and m.ship_time_request_id = way.id))
    order by p.id`.execute(db);
  const plan = ({ vessel_id, review_level }: AffectedPlan): AffectedPlan => ({ vessel_id, review_level });
  return travelling.map(({ to_vessel_id }, place) => {
    const own = rows.filter((row) => row.place === place);
    const target = own.find(({ is_target }) => is_target);
    return {
      leaving: own.filter(({ is_target }) => !is_target).map(plan),
      target: plan(target ?? { vessel_id: to_vessel_id, review_level: 'regional' }),
    };
  });
};

export const findFinalAffectedPlans = async (
  db: Db,
  { id, fiscal_year_id }: { readonly id: number; readonly fiscal_year_id: number },
  to_vessel_id: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from vessel_plans p where p.scenario_id is null and p.review_level = 'final' and (
      (p.vessel_id = ${to_vessel_id} and p.fiscal_year_id = ${fiscal_year_id})
      or p.id in (select m.vessel_plan_id from missions m where m.ship_time_request_id = ${id}))
    order by p.id`.execute(db);
  return rows.map((row) => row.id);
};

export const findAffectedPlans = async (
  db: Db,
  { id, fiscal_year_id }: { readonly id: number; readonly fiscal_year_id: number },
  to_vessel_id: number,
): Promise<AffectedPlans> =>
  (await findAffectedPlansOfApplications(db, [{ id, fiscal_year_id, to_vessel_id }]))[0]!;
