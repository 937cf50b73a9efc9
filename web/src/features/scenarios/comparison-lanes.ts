import type { Mission } from '@shiptime/domain/plans/missions';
import type { ScenarioDifference } from '@shiptime/domain/scenarios/scenario-wire';
import { missionBars, constraintBlocks } from '../plans/timeline-view/timeline-lane.ts';
import type { LoadedPlan } from '../plans/plan.ts';
import type { BarDifference, TimelineLane } from '../plans/timeline/lanes.ts';

type Side = { readonly name: string; readonly plans: readonly LoadedPlan[] };

type Marked = { readonly mark: BarDifference; readonly found: ScenarioDifference };

const markOf = ({ kind, from, to }: ScenarioDifference): BarDifference => {
  if (kind === 'add') return 'added';
  if (kind === 'remove') return 'removed';
  const isSameDate = from?.start_date === to?.start_date && from?.start_fraction === to?.start_fraction;
  return kind === 'transfer' || !isSameDate ? 'moved' : 'changed';
};

type Placed = Pick<Mission, 'id' | 'start_date' | 'start_fraction' | 'ship_time_request_id'>;

const standsAt = (
  mission: Placed,
  vesselId: number,
  { from, ship_time_request_id: own }: ScenarioDifference,
) =>
  mission.ship_time_request_id === own &&
  from?.vessel_id === vesselId &&
  from.start_date === mission.start_date &&
  from.start_fraction === mission.start_fraction;

export const findDifferenceOfMission = (
  differences: readonly ScenarioDifference[],
  mission: Placed,
  { vesselId, isScenario }: { readonly vesselId: number; readonly isScenario: boolean },
): Marked | null => {
  const found = differences.find((each) => {
    if (isScenario) return each.kind !== 'remove' && each.id === mission.id;
    if (each.kind === 'add') return false;
    // A mission of another scenario has another id, so vessel and start are compared too.
    return each.mission_id === mission.id || standsAt(mission, vesselId, each);
  });
  return found ? { mark: markOf(found), found } : null;
};

export type ComparisonTexts = {
  readonly vessel: (plan: LoadedPlan) => string;
  readonly bar: (mission: Mission, marked: Marked | null) => string;
  readonly constraint: Parameters<typeof constraintBlocks>[1];
};

/** Negative ids, because the timeline behind the dialog has bars with the positive ones. */
export const comparisonBarId = (missionId: number): number => -missionId;

type Compared = {
  readonly differences: readonly ScenarioDifference[];
  readonly scenario: Side;
  readonly other: Side;
};

export const scenarioComparisonLanes = (
  { differences, scenario, other }: Compared,
  words: ComparisonTexts,
): readonly TimelineLane[] => {
  const concerned = new Set(differences.flatMap(({ from, to }) => [from?.vessel_id, to?.vessel_id]));
  const laneOf = (side: Side, plan: LoadedPlan): TimelineLane => {
    const at = { vesselId: plan.vessel_id, isScenario: side === scenario };
    const marks = new Map(
      plan.missions.map((each) => [each.id, findDifferenceOfMission(differences, each, at)]),
    );
    const bars = missionBars(plan.missions, [], (each) => words.bar(each, marks.get(each.id) ?? null));
    return {
      id: plan.id,
      label: side.name,
      bars: bars.map((bar) => {
        const marked = marks.get(bar.id);
        return {
          ...bar,
          id: comparisonBarId(bar.id),
          ...(marked ? { difference: marked.mark } : { isPale: true }),
        };
      }),
      blocks: constraintBlocks(plan.constraints, words.constraint),
    };
  };
  return scenario.plans
    .filter(({ vessel_id }) => concerned.has(vessel_id))
    .flatMap((plan) => {
      const beside = other.plans.find(({ vessel_id }) => vessel_id === plan.vessel_id);
      return [
        { id: -plan.id, label: words.vessel(plan), isGroup: true, bars: [], blocks: [] },
        ...(beside ? [laneOf(other, beside)] : []),
        laneOf(scenario, plan),
      ];
    });
};
