import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { assumeSpeedIfUnknown, type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { compareKnownCosts } from '@shiptime/domain/plans/costs/compare-known-costs';
import { computeBoardCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { computePlanMetrics, type PlanMetrics } from '@shiptime/domain/plans/plan-metrics';
import { type PresentedAmounts, presentCostAmounts } from '@shiptime/domain/plans/wire/costs';
import { explainUnplacedMission, type VesselExplanation } from '@shiptime/planner/fleet/explain';
import { createFindingsLookup } from '@shiptime/planner/fleet/findings-of-changes';
import { type FleetProblem, missionOfOption, sumMustStayBonus } from '@shiptime/planner/fleet/fleet-problem';
import { lengthenShortenedMissions } from '@shiptime/planner/fleet/lengthen-shortened-missions';
import { addConflictFreeChanges } from '@shiptime/planner/fleet/add-conflict-free-changes';
import { applyChanges, type ProposedChange, type SecondPart } from '@shiptime/planner/fleet/proposed-changes';
import { pickChangesWithMostDays } from '@shiptime/planner/fleet/most-days';
import { passPortDaysToNeighbours } from '@shiptime/planner/fleet/take-over-port-days';
import { addPrerequisiteChanges } from '@shiptime/planner/fleet/prerequisite-changes';
import { removeFaultyPlacements } from '@shiptime/planner/fleet/faulty-placements';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import type { ChangeFindings } from '@shiptime/domain/proposals/proposed-changes';
import type { Placement } from '@shiptime/planner/problem';

/** Increase the version when the same input, seed and iterations may give another plan. */
const engineVersion = 4;

const reasonsOf = (explained: readonly VesselExplanation[]) =>
  explained.map(({ vessel_id, verdict }) => ({ vessel_id, code: verdict }));

export type StoredProposedChange = Omit<ProposedChange, 'operational_days' | 'second'> & {
  readonly applied: boolean;
  readonly operational_days: ProposedChange['operational_days'] | null;
  readonly second: (SecondPart & { readonly mission_id: number | null }) | null;
} & Partial<ChangeFindings>;

export type ProposalOutcome = {
  readonly changes: readonly StoredProposedChange[];
  readonly unplaced: readonly {
    readonly ship_time_request_id: number;
    readonly mission_id: number;
    readonly reasons: readonly { readonly vessel_id: number; readonly code: VesselExplanation['verdict'] }[];
  }[];
  readonly metrics: { readonly before: PlanMetrics; readonly after: PlanMetrics };
  readonly costs?: {
    readonly before: PresentedAmounts;
    readonly after: PresentedAmounts;
    readonly known?: {
      readonly before: PresentedAmounts;
      readonly after: PresentedAmounts;
      readonly without: { readonly cost: number[]; readonly fuel: number[]; readonly co2: number[] };
    };
  };
  readonly certificate: {
    readonly value: number;
    readonly upper_bound: number | null;
    readonly gap: number | null;
  } | null;
  readonly must_sail?: MustSail | null;
  readonly repro: {
    readonly engine_version: number;
    readonly input_hash: string;
    readonly seed: number;
    readonly iterations: number;
  };
};

type MustSail = {
  readonly applications: readonly { readonly ship_time_request_id: number; readonly sails: boolean }[];
  readonly pays: readonly {
    readonly mission_id: number;
    readonly ship_time_request_id: number;
    readonly kind: ProposedChange['kind'];
    readonly operational_days: number;
  }[];
  readonly days_gained: number;
  readonly days_lost: number;
};

const whoPays = (posed: FleetProblem, after: Board, changes: readonly ProposedChange[]): MustSail => {
  const { mustSail = new Set<number>() } = posed.wishes;
  const missions = missionsOf(after).map(({ mission }) => mission);
  const total = (some: readonly ProposedChange[], daysOf: (change: ProposedChange) => number) =>
    some.reduce((days, change) => days + daysOf(change), 0);
  const [own, others] = [true, false].map((isOwn) =>
    changes.filter(({ ship_time_request_id: id }) => mustSail.has(id) === isOwn),
  ) as [ProposedChange[], ProposedChange[]];
  return {
    applications: [...mustSail].map((id) => ({
      ship_time_request_id: id,
      sails: missions.filter((mission) => mission.ship_time_request_id === id).every(isScheduled),
    })),
    pays: others.map(({ mission_id, ship_time_request_id, kind, operational_days: { from } }) => ({
      mission_id,
      ship_time_request_id,
      kind,
      operational_days: from,
    })),
    days_gained: total(own, ({ from, to, operational_days: days }) =>
      from.start_date === null && to.start_date !== null ? days.to : 0,
    ),
    days_lost: total(others, ({ kind, operational_days: { from, to } }) =>
      kind === 'remove' ? from : from - to,
    ),
  };
};

type RatesOfYear = Parameters<typeof computeBoardCosts>[1];

const costsOf = (before: Board, after: Board, rates: RatesOfYear): NonNullable<ProposalOutcome['costs']> => {
  const [then, now] = [computeBoardCosts(before, rates), computeBoardCosts(after, rates)];
  const known = compareKnownCosts(then.lanes, now.lanes);
  const { cents, fuel, co2 } = known.without;
  return {
    before: presentCostAmounts(then.whole),
    after: presentCostAmounts(now.whole),
    known: {
      before: presentCostAmounts(known.before),
      after: presentCostAmounts(known.after),
      without: { cost: [...cents], fuel: [...fuel], co2: [...co2] },
    },
  };
};

export type SearchSolution = {
  readonly placements: readonly Placement[];
  readonly value: number;
  readonly upperBound: number | null;
  readonly seed: number;
  readonly iterations: number;
};

/** Share of `upperBound` still missing; null if unknown. */
export const optimalityGap = (value: number, upperBound: number | null): number | null => {
  if (upperBound === null) return null;
  if (value >= upperBound) return 0;
  return upperBound <= 0 ? null : 1 - value / upperBound;
};

const finishChanges = (
  { board, wishes: { notBefore } }: FleetProblem,
  chosen: readonly ProposedChange[],
): readonly ProposedChange[] => {
  const sailing = assumeSpeedIfUnknown(board, assumedKnots);
  return passPortDaysToNeighbours(sailing, lengthenShortenedMissions(sailing, chosen, notBefore), notBefore);
};

export const buildProposalOutcome = async (
  posed: FleetProblem,
  found: SearchSolution,
  rates: RatesOfYear,
  rivals: readonly (readonly ProposedChange[])[] = [],
): Promise<ProposalOutcome> => {
  const { mustSail } = posed.wishes;
  const isForced = mustSail !== undefined && mustSail.size > 0;
  const { changes: all, placements } = removeFaultyPlacements(posed, found.placements);
  const isWhole = placements === found.placements;
  const isWanted = ({ ship_time_request_id: id }: ProposedChange) => mustSail?.has(id) ?? true;
  const finished = finishChanges(posed, isForced ? addPrerequisiteChanges(posed.board, all, isWanted) : all);
  const changes = pickChangesWithMostDays(posed, finished, rivals);
  const after = applyChanges(posed.board, changes);
  const additions = isForced ? all.filter(({ kind }) => kind === 'add') : [];
  const tried = applyChanges(posed.board, addConflictFreeChanges(posed.board, changes, additions));
  const scheduled = new Set(
    missionsOf(tried)
      .filter(({ mission }) => isScheduled(mission))
      .map(({ mission }) => mission.id),
  );
  const unplaced: ProposalOutcome['unplaced'][number][] = [];
  for (const { mission } of posed.pieces) {
    if (scheduled.has(mission.id)) continue;
    const reasons = reasonsOf(explainUnplacedMission(posed, after, mission.id, 'verdict'));
    unplaced.push({
      ship_time_request_id: mission.ship_time_request_id ?? 0,
      mission_id: mission.id,
      reasons,
    });
    await pause();
  }
  const findings = createFindingsLookup(posed.board, after);
  const { seed, iterations } = found;
  const raise = sumMustStayBonus(posed, found.placements);
  const value = found.value - raise;
  const upperBound = found.upperBound === null ? null : found.upperBound - raise;
  const gap = optimalityGap(value, upperBound);
  return {
    changes: changes.map((change) => ({
      ...change,
      ...findings(change),
      second: change.second && { ...change.second, mission_id: null },
      applied: false,
    })),
    unplaced,
    metrics: { before: computePlanMetrics(posed.board), after: computePlanMetrics(after) },
    costs: costsOf(posed.board, after, rates),
    certificate:
      isForced || !isWhole || changes !== finished ? null : { value, upper_bound: upperBound, gap },
    must_sail: isForced ? whoPays(posed, after, changes) : null,
    repro: {
      engine_version: engineVersion,
      input_hash: createHash('sha256').update(JSON.stringify(posed.problem)).digest('hex'),
      seed,
      iterations,
    },
  };
};

export const sumPlacedDays = (posed: FleetProblem, placements: readonly Placement[]): number =>
  placements.reduce((sum, { option }) => sum + (missionOfOption(posed, option)?.operational_days ?? 0), 0);
