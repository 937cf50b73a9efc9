import { useMemo } from 'react';
import { type Board, createBoard, applyMissionChange } from '@shiptime/domain/plans/conflicts/board';
import { conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import { findStopsOfAdjacentYears } from '@shiptime/domain/plans/conflicts/adjacent-stops';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { createDistanceLookup } from '@shiptime/domain/plans/distances/sea-distances';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import type { LoadedPlan } from '../plan.ts';

export const useBoard = (
  plans: readonly LoadedPlan[],
  missions: readonly Mission[],
  facts: PlanBoard | undefined,
): Board | null => {
  const distance = useMemo(() => (facts ? createDistanceLookup(facts.distances) : null), [facts]);
  return useMemo(() => {
    const [first] = plans;
    if (!facts || !distance || !first) return null;
    return createBoard({
      fiscal_year: first.fiscal_year,
      applications: facts.applications,
      ports: facts.ports,
      distance,
      kept: facts.kept,
      elsewhere: facts.elsewhere,
      lanes: plans.map(({ id, vessel, constraints }) => ({
        vessel_plan_id: id,
        vessel,
        constraints,
        missions: missions.filter((mission) => mission.vessel_plan_id === id),
        ...findStopsOfAdjacentYears(facts.beside, vessel.id, first.fiscal_year),
      })),
    });
  }, [plans, missions, facts, distance]);
};

export const findConflictsAfter = (board: Board, changes: readonly Mission[]): readonly Conflict[] => {
  const after = changes.reduce((before, mission) => {
    const subject = before.lanes
      .flatMap(({ lane }) => lane.subjects)
      .find((each) => each.mission.id === mission.id);
    return applyMissionChange(before, { before: subject?.mission ?? null, after: mission });
  }, board);
  const ids = new Set(changes.map(({ id }) => id));
  return conflictsOf(after).filter(
    (found) => found.severity !== 'info' && found.mission_ids.some((id) => ids.has(id)),
  );
};
