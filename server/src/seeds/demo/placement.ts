import {
  type ApplicationSchedulingFacts,
  type ConflictContextInput,
  type ConstraintFacts,
  type DistanceLookup,
  createConflictContext,
} from '@shiptime/domain/plans/conflicts/conflict-context';
import { replaceOrRemoveMission, createLaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { findFreeSlot } from '@shiptime/domain/plans/conflicts/free-slots';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { type Mission, isScheduled } from '@shiptime/domain/plans/missions';
import { tickOfDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { DemoApplication } from './demo-context.ts';
import type { DemoVessel, ReferenceData } from './reference-data.ts';

export type PlacementContext = {
  readonly year: FiscalYear;
  readonly vessel: DemoVessel;
  readonly constraints: readonly ConstraintFacts[];
  readonly applications: readonly DemoApplication[];
  readonly reference: ReferenceData;
  readonly distance: DistanceLookup;
};

const factsOf = ({ id, answers }: DemoApplication): ApplicationSchedulingFacts => ({ ...answers, id });

const circumstancesFor = (
  around: Omit<PlacementContext, 'vessel' | 'constraints'>,
): ConflictContextInput => ({
  fiscal_year: around.year,
  applications: around.applications.map(factsOf),
  ports: around.reference.ports,
  distance: around.distance,
});

const wishedStart = (mission: Mission, { applications }: PlacementContext): number => {
  const application = applications.find(({ id }) => id === mission.ship_time_request_id);
  const day = application?.answers.preferred_start_window_start;
  return day ? tickOfDay(day) - daysToTicks(mission.mobilization_days) : 0;
};

/** Places missions as close to the preferred start as the rules allow; some stay unscheduled. */
export const placeMissions = (missions: readonly Mission[], around: PlacementContext): Mission[] => {
  const conflictContext = createConflictContext(circumstancesFor(around));
  let lane = createLaneWithStops(
    {
      vessel_plan_id: 0,
      vessel: around.vessel,
      missions: missions.filter(isScheduled),
      constraints: around.constraints,
    },
    conflictContext.applications,
  );
  const waiting = missions
    .filter((mission) => !isScheduled(mission))
    .toSorted((a, b) => wishedStart(a, around) - wishedStart(b, around));
  const placed = new Map<number, Mission>();
  for (const mission of waiting) {
    const tick = findFreeSlot(mission, lane, conflictContext, { near: wishedStart(mission, around) });
    if (tick === null) continue;
    const scheduled = placeMissionAt(mission, tick);
    placed.set(mission.id, scheduled);
    lane = replaceOrRemoveMission(lane, mission.id, scheduled, conflictContext.applications);
  }
  return missions.map((mission) => placed.get(mission.id) ?? mission);
};
