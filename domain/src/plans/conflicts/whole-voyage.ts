import { placeMissionAt } from '../mission-changes.ts';
import { type Mission, occupiedTicks } from '../missions.ts';
import { moveLinkedMissions } from '../shared-voyages/move-linked-missions.ts';
import { arePlacedAsOneVoyage } from '../shared-voyages/shared-missions.ts';
import type { Tick } from '../ticks.ts';
import type { ConflictContext, MissionWithApplication } from './conflict-context.ts';
import { replaceOrRemoveMission, type LaneWithStops } from './lanes.ts';

export const findPartnerMission = (
  { mission, application }: MissionWithApplication,
  all: readonly MissionWithApplication[],
): Mission | null => {
  const shared = application?.shared_voyage;
  const mate =
    shared && all.find((each) => each.mission.ship_time_request_id === shared.ship_time_request_id)?.mission;
  if (!mate) return null;
  return (shared.works_first ? arePlacedAsOneVoyage(mission, mate) : arePlacedAsOneVoyage(mate, mission))
    ? mate
    : null;
};

export type WholeVoyage = {
  readonly missions: readonly Mission[];
  readonly offset: Tick;
};

export const findWholeVoyage = (mission: Mission, lane: LaneWithStops): WholeVoyage => {
  const onLane = lane.subjects.find((each) => each.mission.id === mission.id);
  const mate = onLane ? findPartnerMission(onLane, lane.subjects) : null;
  if (!onLane || !mate) return { missions: [mission], offset: 0 };
  return onLane.application?.shared_voyage?.works_first
    ? { missions: [mission, mate], offset: 0 }
    : { missions: [mate, mission], offset: occupiedTicks(mate) };
};

export const sumVoyageTicks = ({ missions }: WholeVoyage): Tick =>
  missions.reduce((sum, mission) => sum + occupiedTicks(mission), 0);

export const placeVoyage = ({ missions }: WholeVoyage, start: Tick): readonly Mission[] => {
  let next = start;
  return missions.map((mission) => {
    const placed = placeMissionAt(mission, next);
    next += occupiedTicks(mission);
    return placed;
  });
};

type Applications = ConflictContext['applications'];

export const removeVoyage = (lane: LaneWithStops, { missions }: WholeVoyage, applications: Applications) =>
  missions.reduce((left, { id }) => replaceOrRemoveMission(left, id, null, applications), lane);

export const placeMissionsOnLane = (
  lane: LaneWithStops,
  missions: readonly Mission[],
  applications: Applications,
) =>
  missions.reduce(
    (filled, mission) => replaceOrRemoveMission(filled, mission.id, mission, applications),
    lane,
  );

export const moveWholeVoyage = (
  before: Mission,
  after: Mission,
  lane: LaneWithStops,
): readonly { readonly before: Mission; readonly after: Mission }[] => {
  const { missions } = findWholeVoyage(before, lane);
  const [first, second] = missions;
  const change = { before, after };
  if (!first || !second) return [change];
  const now = missions.map((mission) => (mission.id === after.id ? after : mission));
  const followers = moveLinkedMissions(missions, now, [[first.id, second.id]]);
  return [
    change,
    ...followers.flatMap((follower) => {
      const was = missions.find(({ id }) => id === follower.id);
      return was ? [{ before: was, after: follower }] : [];
    }),
  ];
};
