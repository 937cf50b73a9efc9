import type { Preflight } from '@shiptime/domain/plans/wire/plan';
import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { checkPlanActions } from '@shiptime/domain/plans/decisions';
import { type PlanStep, nextStepUp } from '@shiptime/domain/plans/lifecycle';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { describeConflictsOfPlan } from '../conflicts/plan-conflicts.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { findObstaclesOfPlan } from '../plan-obstacles.ts';
import { requirePlan, type PlanRow } from '../plan-queries.ts';
import type { PlanReader } from '../plan-relations.ts';

type StepTotals = Preflight['totals'];

const totalsOf = async (db: Db, plan: PlanRow): Promise<StepTotals> => {
  const { rows } = await sql<StepTotals>`
    with planned as (
      select m.ship_time_request_id as id, sum(m.operational_days) as days from missions m
      where m.vessel_plan_id = ${plan.id} and m.ship_time_request_id is not null and m.start_date is not null
      group by 1)
    select coalesce(sum(r.operational_days) filter (where r.status_id not in (${statuses.draft}, ${statuses.withdrawn})), 0)
        as requested_days,
      coalesce(sum(r.operational_days) filter (where r.status_id = ${statuses.unable_to_fulfill}), 0) as refused_days,
      (select coalesce(sum(days), 0) from planned) as granted_days,
      coalesce(sum(greatest(r.operational_days - planned.days, 0)) filter (where r.status_id not in
        (${statuses.draft}, ${statuses.withdrawn}, ${statuses.unable_to_fulfill})), 0) as cut_days,
      coalesce(sum(r.operational_days) filter (where planned.id is null and r.status_id not in
        (${statuses.draft}, ${statuses.withdrawn}, ${statuses.unable_to_fulfill})), 0) as undated_days
    from ship_time_requests r left join planned on planned.id = r.id
    where r.vessel_id = ${plan.vessel_id} and r.fiscal_year_id = ${plan.fiscal_year_id}`.execute(db);
  return rows[0]!;
};

const titlesOf = async (db: Db, ids: readonly number[]): Promise<Preflight['left_out']> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('ship_time_requests')
        .select(['id', 'project_title'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute();

export const readPreflight = async (
  db: Db,
  { actor, language }: PlanReader,
  planId: number,
  asked?: PlanStep,
): Promise<Preflight> => {
  const plan = await requirePlan(db, planId);
  const step = asked ?? nextStepUp(plan.review_level);
  const obstacles = await findObstaclesOfPlan(db, planId);
  const decision = step && checkPlanActions(actor, plan, obstacles)[step];
  const found = await describeConflictsOfPlan(db, planId, language);
  const missions = await findMissionsOfPlans(db, [planId]);
  return {
    step,
    allowed: decision?.allowed === true,
    refusal:
      decision && !decision.allowed
        ? { code: decision.code, message: translate(language, `errors:refusals.${decision.code}`) }
        : null,
    undecided: [...obstacles.undecided_application_ids],
    left_out: step === 'set_final' ? await titlesOf(db, obstacles.undecided_application_ids) : [],
    errors: found.filter(
      ({ severity, kept, code }) => severity === 'error' && kept === null && code !== 'unscheduled',
    ),
    undated: missions
      .filter(({ start_date }) => start_date === null)
      .map(({ id, number, title, ship_time_request_id }) => ({ id, number, title, ship_time_request_id })),
    kept: found.filter(({ kept }) => kept !== null),
    totals: await totalsOf(db, plan),
  };
};
