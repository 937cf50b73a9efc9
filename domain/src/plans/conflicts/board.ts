import type { Mission } from '../missions.ts';
import { checkLane } from './check-lane.ts';
import type { ConflictContext, ConflictContextInput } from './conflict-context.ts';
import { createConflictContext } from './conflict-context.ts';
import type { Conflict } from './conflict.ts';
import { noConflicts } from './conflict.ts';
import { markKeptConflicts } from './kept-conflicts.ts';
import type { Lane, LaneWithStops } from './lanes.ts';
import { replaceOrRemoveMission, createLaneWithStops } from './lanes.ts';
import type { MissionOnVessel } from './rules/application.ts';
import { requestedDaysRule, applicationOverlapRule } from './rules/application.ts';

export type BoardInput = ConflictContextInput & {
  readonly lanes: readonly Lane[];
  readonly elsewhere?: readonly MissionOnVessel[];
};

export type CheckedLane = { readonly lane: LaneWithStops; readonly found: readonly Conflict[] };

export type Board = {
  readonly conflictContext: ConflictContext;
  readonly lanes: readonly CheckedLane[];
  readonly elsewhere: readonly MissionOnVessel[];
  readonly applications: ReadonlyMap<number, readonly Conflict[]>;
};

type ByApplication = Map<number, MissionOnVessel[]>;

const gather = (into: ByApplication, each: MissionOnVessel): void => {
  const id = each.mission.ship_time_request_id;
  if (id === null) return;
  const known = into.get(id);
  if (known) known.push(each);
  else into.set(id, [each]);
};

const onVessel = (lane: LaneWithStops): readonly MissionOnVessel[] =>
  lane.subjects.map(({ mission }) => ({ mission, vessel_id: lane.vessel.id }));

const checkApplication = (id: number, all: readonly MissionOnVessel[], conflictContext: ConflictContext) => {
  const application = conflictContext.applications.get(id);
  const days = application === undefined ? noConflicts : requestedDaysRule(application, all);
  const own = applicationOverlapRule(all);
  if (days.length === 0 && own.length === 0) return noConflicts;
  return markKeptConflicts([...days, ...own], conflictContext.kept);
};

export const createBoard = (input: BoardInput): Board => {
  const conflictContext = createConflictContext(input);
  const byApplication: ByApplication = new Map();
  const lanes = input.lanes.map((each) => {
    const lane = createLaneWithStops(each, conflictContext.applications);
    for (const mission of each.missions) gather(byApplication, { mission, vessel_id: each.vessel.id });
    return { lane, found: checkLane(lane, conflictContext) };
  });
  const elsewhere = input.elsewhere ?? [];
  for (const each of elsewhere) gather(byApplication, each);
  const applications = new Map<number, readonly Conflict[]>();
  for (const [id, all] of byApplication) {
    const found = checkApplication(id, all, conflictContext);
    if (found.length > 0) applications.set(id, found);
  }
  return { conflictContext, lanes, elsewhere, applications };
};

export const assumeSpeedIfUnknown = (board: Board, knotsIfUnknown: number): Board => ({
  ...board,
  lanes: board.lanes.map((checked) => {
    const { vessel } = checked.lane;
    if (vessel.cruising_speed !== null) return checked;
    const lane = { ...checked.lane, vessel: { ...vessel, cruising_speed: knotsIfUnknown } };
    return { lane, found: checkLane(lane, board.conflictContext) };
  }),
});

export type MissionChange = { readonly before: Mission | null; readonly after: Mission | null };

const changeLane = (
  checked: CheckedLane,
  change: MissionChange,
  conflictContext: ConflictContext,
): CheckedLane => {
  const id = checked.lane.vessel_plan_id;
  const leaves = change.before?.vessel_plan_id === id;
  const comes = change.after?.vessel_plan_id === id;
  if (!leaves && !comes) return checked;
  const missionId = change.before?.id ?? change.after?.id ?? 0;
  const lane = replaceOrRemoveMission(
    checked.lane,
    missionId,
    comes ? change.after : null,
    conflictContext.applications,
  );
  return { lane, found: checkLane(lane, conflictContext) };
};

const ofApplication = (board: Pick<Board, 'lanes' | 'elsewhere'>, id: number): readonly MissionOnVessel[] => {
  const all = board.elsewhere.filter(({ mission }) => mission.ship_time_request_id === id);
  for (const { lane } of board.lanes) {
    for (const { mission } of lane.subjects) {
      if (mission.ship_time_request_id === id) all.push({ mission, vessel_id: lane.vessel.id });
    }
  }
  return all;
};

export const applyMissionChange = (board: Board, change: MissionChange): Board => {
  const lanes = board.lanes.map((checked) => changeLane(checked, change, board.conflictContext));
  const applications = new Map(board.applications);
  const ids = new Set([change.before?.ship_time_request_id, change.after?.ship_time_request_id]);
  for (const id of ids) {
    if (id === null || id === undefined) continue;
    const found = checkApplication(
      id,
      ofApplication({ lanes, elsewhere: board.elsewhere }, id),
      board.conflictContext,
    );
    if (found.length > 0) applications.set(id, found);
    else applications.delete(id);
  }
  return { ...board, lanes, applications };
};

export const findLaneOfMission = (
  { vessel_plan_id: id }: Mission,
  { lanes }: Board,
): LaneWithStops | undefined => lanes.find(({ lane }) => lane.vessel_plan_id === id)?.lane;

export const findConflictsAffecting = (
  { vessel_plan_id, ship_time_request_id: id }: Mission,
  { lanes, applications }: Board,
): readonly Conflict[] => [
  ...lanes.flatMap(({ lane, found }) => (lane.vessel_plan_id === vessel_plan_id ? found : [])),
  ...((id !== null && applications.get(id)) || noConflicts),
];

export const conflictsOf = (board: Board): readonly Conflict[] => [
  ...board.lanes.flatMap(({ found }) => found),
  ...[...board.applications.values()].flat(),
];

export const missionsOf = (board: Board): readonly MissionOnVessel[] =>
  board.lanes.flatMap(({ lane }) => onVessel(lane));
