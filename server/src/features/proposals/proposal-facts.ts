import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { addKeptConflictsOfParts } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import {
  normalizeConcessions,
  type ProposalBody,
  weightPresets,
} from '@shiptime/domain/proposals/proposal-bodies';
import {
  type StandingFacts,
  defaultWeights,
  type PlannerWeights,
  weightsOfPreset,
  type YearWeights,
} from '@shiptime/domain/proposals/proposal-weights';
import type { Actor } from '@shiptime/domain/shared/actor';
import { buildFleetProblem, type FleetProblem } from '@shiptime/planner/fleet/fleet-problem';
import { type PlanningParameters, defaultStability } from '@shiptime/planner/fleet/planning-parameters';
import type { Db } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { loadBoardOfYear } from '../plans/conflicts/boards.ts';
import { loadLanes } from '../plans/conflicts/board-facts.ts';
import { type PlanRow, selectPlansOfYear } from '../plans/plan-queries.ts';
import { addMilesViaStations } from './miles-via-stations.ts';
import { readStandings, standingsSql } from './standings.ts';

export const findPlansOfProposal = async (
  db: Db,
  actor: Actor,
  {
    fiscal_year_id,
    vessel_ids,
    scenario_id,
  }: Pick<ProposalBody, 'fiscal_year_id' | 'vessel_ids' | 'scenario_id'>,
  decide: typeof mayEditPlan = mayEditPlan,
): Promise<PlanRow[]> => {
  const plans = await selectPlansOfYear(db, fiscal_year_id, scenario_id)
    .where('v.active', '=', true)
    .orderBy('p.id')
    .execute();
  if (!vessel_ids) {
    const own = plans.filter((plan) => mayEditPlan(actor, plan).allowed);
    const [first] = plans;
    if (!first)
      throw invalidRefusal([
        { field: scenario_id ? 'scenario_id' : 'fiscal_year_id', code: 'unknown_choice' },
      ]);
    if (own.length === 0) throwIfRefused(mayEditPlan(actor, first));
    return own;
  }
  const chosen = plans.filter((plan) => vessel_ids.includes(plan.vessel_id));
  const known = new Set(chosen.map((plan) => plan.vessel_id));
  const problems = vessel_ids.flatMap((id, index) =>
    known.has(id) ? [] : { field: `vessel_ids.${index}`, code: 'unknown_choice' as const },
  );
  if (problems.length > 0) throw invalidRefusal(problems);
  for (const plan of chosen) throwIfRefused(decide(actor, plan));
  return chosen;
};

export const readDatabaseToday = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ today: string }>`select to_char(now(), 'YYYY-MM-DD') as today`.execute(db);
  return rows[0]!.today;
};

/** Hash that changes with missions, constraints, priorities, vessels and review levels. */
export const fingerprintPlans = async (db: Db, planIds: readonly number[]): Promise<string> => {
  const { rows } = await sql<{ said: string | null }>`
    select string_agg(said, ',' order by said) as said from (
      select 'm' || m.id || ':' || m.lock_version || ':' || coalesce(r.lock_version, 0) as said
        from missions m left join ship_time_requests r on r.id = m.ship_time_request_id
        where m.vessel_plan_id = any(${planIds}::int[])
      union all select 'b' || m.id || ':' || m.lock_version
        from vessel_plans p join fiscal_years y on y.id = p.fiscal_year_id
          join fiscal_years before on before.end_date = y.start_date - 1
          join vessel_plans q on q.vessel_id = p.vessel_id and q.fiscal_year_id = before.id and q.scenario_id is null
          join missions m on m.vessel_plan_id = q.id
        where p.id = any(${planIds}::int[])
      union all select 'p' || p.id || ':' || p.review_level || ':' || v.lock_version || ':' || v.active
        from vessel_plans p join vessels v on v.id = p.vessel_id where p.id = any(${planIds}::int[])
      union all select 'c' || c.id || ':' || c.lock_version from scheduling_constraints c
        join vessel_plans p on p.vessel_id = c.vessel_id where p.id = any(${planIds}::int[])
      union all select 's' || s.ship_time_request_id || ':' || coalesce(s.priority, 0) || ':' || coalesce(s.place, 0)
          || ':' || s.of
        from (${standingsSql(planIds)}) as s
      union all select 'k' || k.id from mission_conflicts_kept k join missions m on m.id = k.mission_id
        where m.vessel_plan_id = any(${planIds}::int[])
    ) as facts`.execute(db);
  return createHash('sha256')
    .update(rows[0]?.said ?? '')
    .digest('hex');
};

export const loadBoardOfPlans = async (db: Db, planIds: readonly number[]): Promise<Board> => {
  const { board } = await loadBoardOfYear(db, await loadLanes(db, planIds));
  const kept = addKeptConflictsOfParts(board.conflictContext.kept);
  return addMilesViaStations(db, { ...board, conflictContext: { ...board.conflictContext, kept } });
};

export const weightsOfProposalBody = (
  { preset = weightPresets[0], weights: asked = {} }: ProposalBody,
  year: YearWeights,
): PlannerWeights => {
  const base = weightsOfPreset(preset, year);
  const {
    days = 1,
    missions = 1,
    transit = 1,
    preferred_start: start = 1,
    vessel_choice: choice = 1,
  } = asked;
  return {
    ...base,
    day: base.day * days,
    mission: base.mission * missions,
    transitDay: base.transitDay * transit,
    secondChoice: Math.min(1, base.secondChoice * choice),
    otherVessel: Math.min(1, base.otherVessel * choice),
    outsidePreferred: base.outsidePreferred * start,
  };
};

type MadeWith = { readonly asked: unknown; readonly weights: unknown };

export const weightsOfProposal = ({ asked, weights }: MadeWith): PlannerWeights =>
  (weights as PlannerWeights | null) ?? weightsOfProposalBody(asked as ProposalBody, defaultWeights);

const stabilityOf = ({ mode, preset, stability }: ProposalBody): number =>
  stability ?? (preset === 'least_change' ? 1 : defaultStability[mode]);

type Facts = {
  readonly weights: PlannerWeights;
  readonly today: string;
  readonly mustStay?: readonly number[];
  readonly affected?: readonly number[] | undefined;
};

const wishesOf = (
  body: ProposalBody,
  {
    weights,
    standings,
    today,
    shared,
    mustStay,
    affected,
  }: Facts & { readonly standings: ReadonlyMap<number, StandingFacts>; readonly shared: readonly number[] },
): PlanningParameters => {
  const { least_part_days: leastPart, longest_break_days, shorten_share } = normalizeConcessions(body);
  return {
    mode: body.mode,
    weights,
    standings,
    stability: stabilityOf(body),
    locked: new Set([...(body.locked_mission_ids ?? []), ...shared]),
    mustSail: new Set(body.must_sail),
    mustStay: new Set(mustStay),
    ...(affected && { affected: new Set(affected) }),
    ...(leastPart !== null && { leastPart }),
    longestBreak: longest_break_days,
    shorterBy: shorten_share,
    allowUnknown: body.allow_unknown ?? false,
    allowOtherWaters: body.allow_other_waters ?? false,
    notBefore: tickOfDay(today),
  };
};

/** Proposals do not move shared voyages, because both proponents agreed to them. */
const sharedOn = async (db: Db, planIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from missions m
      join voyage_agreement_parts q on q.ship_time_request_id = m.ship_time_request_id and q.open
      join voyage_agreements a on a.id = q.voyage_agreement_id and a.state = 'joined'
    where m.vessel_plan_id = any(${planIds}::int[]) order by m.id`.execute(db);
  return rows.map(({ id }) => id);
};

export const buildPlanningProblem = async (
  db: Db,
  planIds: readonly number[],
  body: ProposalBody,
  facts: Facts,
): Promise<FleetProblem> => {
  const standings = await readStandings(db, planIds);
  const shared = await sharedOn(db, planIds);
  return buildFleetProblem(
    await loadBoardOfPlans(db, planIds),
    wishesOf(body, { ...facts, standings, shared }),
  );
};
