import { type Board, conflictsOf, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { addApplicationToMission } from '@shiptime/domain/plans/conflicts/conflict-context';
import { type Conflict, createConflict, isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { conflictIdentity } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { findUnknownParticulars } from '@shiptime/domain/plans/conflicts/rules/unknown-particulars';
import type { ChangeFindings } from '@shiptime/domain/proposals/proposed-changes';
import { missionsAfterChange, type ChangeToApply } from './proposed-changes.ts';

const named = (found: Conflict): Conflict => ({
  ...found,
  mission_ids: [...new Set(found.mission_ids.map(Math.abs))],
});

const touches = ({ mission_ids }: Conflict, id: number): boolean =>
  mission_ids.some((each) => Math.abs(each) === id);

const nameOf = (found: Conflict): string => JSON.stringify(conflictIdentity(named(found)));

export const createFindingsLookup = (
  before: Board,
  after: Board,
): ((change: ChangeToApply & { readonly from: ChangeToApply['to'] }) => ChangeFindings) => {
  const { conflictContext } = before;
  const [then, now] = [conflictsOf(before), conflictsOf(after)];
  const known = new Map(then.map((found) => [nameOf(found), found.days]));
  const isNew = (found: Conflict): boolean => found.days > (known.get(nameOf(found)) ?? -1);
  const missions = new Map(missionsOf(before).map(({ mission }) => [mission.id, mission]));
  return (change) => {
    const { mission_id: id, from, to } = change;
    const mission = missions.get(id);
    const vessel = after.lanes.find(({ lane }) => lane.vessel.id === to.vessel_id)?.lane.vessel;
    const isElsewhere = from.start_date === null || from.vessel_id !== to.vessel_id;
    const placed = mission && to.start_date !== null && missionsAfterChange(mission, change)[0];
    const unknown =
      placed && vessel
        ? findUnknownParticulars(
            addApplicationToMission(placed, conflictContext.applications),
            vessel,
            conflictContext,
          ).filter(({ cause }) => isElsewhere || cause === 'cruising_speed')
        : [];
    return {
      breaks:
        from.start_date === null
          ? []
          : then.filter((found) => isUnresolvedError(found) && touches(found, id)),
      unknown: unknown.map(({ cause, capability_id }) =>
        createConflict('not_checked', [id], 0, {
          cause,
          ...(capability_id !== undefined && { capability_id }),
        }),
      ),
      warnings: now
        .filter((found) => found.severity === 'warning' && !found.kept && touches(found, id) && isNew(found))
        .map(named),
    };
  };
};
