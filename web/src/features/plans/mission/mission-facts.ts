import type { ApplicationPlanFacts } from '@shiptime/domain/applications/decisions';
import { type StatusId, statuses } from '@shiptime/domain/applications/lifecycle';
import type { AffectedPlan } from '@shiptime/domain/applications/reassignment';
import { type MissionFacts } from '@shiptime/domain/plans/mission-decisions';
import { isOrphan, isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';

const missionCount = (
  mission: Mission,
  missions: readonly Mission[],
  facts: Pick<PlanBoard, 'elsewhere'> | undefined,
): number => {
  if (isOrphan(mission)) return 1;
  const all = [...missions, ...(facts?.elsewhere ?? []).map((each) => each.mission)];
  return all.filter((each) => each.ship_time_request_id === mission.ship_time_request_id).length;
};

type Known = Pick<PlanBoard, 'elsewhere' | 'applications'> | undefined;

const isLastOnVessel = (
  mission: Mission,
  missions: readonly Mission[],
  vesselId: number,
  facts: Known,
): boolean =>
  facts?.applications.find(({ id }) => id === mission.ship_time_request_id)?.vessel_id === vesselId &&
  missions.every(
    (other) =>
      other.id === mission.id ||
      other.vessel_plan_id !== mission.vessel_plan_id ||
      other.ship_time_request_id !== mission.ship_time_request_id,
  );

export const toMissionFacts = (
  mission: Mission,
  missions: readonly Mission[],
  vesselId: number,
  facts: Known,
): MissionFacts => ({
  ship_time_request_id: mission.ship_time_request_id,
  application_mission_count: missionCount(mission, missions, facts),
  is_last_on_vessel: isLastOnVessel(mission, missions, vesselId, facts),
  operational_days: mission.operational_days,
});

type PlanFactsById = AffectedPlan & { readonly id: number };

/** `plans` must include those that hold the application's missions. */
export const toPlannedMissionFacts = (
  application: { readonly id: number; readonly status_id: StatusId },
  missions: readonly Mission[],
  facts: Known,
  plans: readonly PlanFactsById[],
): ApplicationPlanFacts => {
  const own = [...missions, ...(facts?.elsewhere ?? []).map((each) => each.mission)].filter(
    (mission) => mission.ship_time_request_id === application.id,
  );
  return {
    has_lost_its_dates: application.status_id === statuses.accepted && !own.some(isScheduled),
    plans: plans.filter(({ id }) => own.some((mission) => mission.vessel_plan_id === id)),
    plan_level: 'regional',
  };
};

export const findJoinableMissions = (mission: Mission, missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(
    (other) =>
      other.id !== mission.id &&
      other.vessel_plan_id === mission.vessel_plan_id &&
      other.ship_time_request_id === mission.ship_time_request_id,
  );
