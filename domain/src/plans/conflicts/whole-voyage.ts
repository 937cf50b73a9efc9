import { placeAt } from '../mission-changes.ts';
import { type Mission, occupiedTicks } from '../missions.ts';
import { carriedAlong } from '../together/carrying.ts';
import { liesAsOne } from '../together/one-voyage.ts';
import type { Tick } from '../ticks.ts';
import type { Circumstances, Subject } from './circumstances.ts';
import { exchange, type ReadyLane } from './lanes.ts';

export const mateOf = ({ mission, application }: Subject, all: readonly Subject[]): Mission | null => {
  const shared = application?.shared_voyage;
  const mate =
    shared && all.find((each) => each.mission.ship_time_request_id === shared.ship_time_request_id)?.mission;
  if (!mate) return null;
  return (shared.works_first ? liesAsOne(mission, mate) : liesAsOne(mate, mission)) ? mate : null;
};

export type WholeVoyage = {
  readonly missions: readonly Mission[];
  readonly offset: Tick;
};

export const wholeVoyage = (mission: Mission, lane: ReadyLane): WholeVoyage => {
  const onLane = lane.subjects.find((each) => each.mission.id === mission.id);
  const mate = onLane ? mateOf(onLane, lane.subjects) : null;
  if (!onLane || !mate) return { missions: [mission], offset: 0 };
  return onLane.application?.shared_voyage?.works_first
    ? { missions: [mission, mate], offset: 0 }
    : { missions: [mate, mission], offset: occupiedTicks(mate) };
};

export const lengthOf = ({ missions }: WholeVoyage): Tick =>
  missions.reduce((sum, mission) => sum + occupiedTicks(mission), 0);

export const sailingFrom = ({ missions }: WholeVoyage, start: Tick): readonly Mission[] => {
  let next = start;
  return missions.map((mission) => {
    const placed = placeAt(mission, next);
    next += occupiedTicks(mission);
    return placed;
  });
};

type Applications = Circumstances['applications'];

export const laneWithout = (lane: ReadyLane, { missions }: WholeVoyage, applications: Applications) =>
  missions.reduce((left, { id }) => exchange(left, id, null, applications), lane);

export const laneWith = (lane: ReadyLane, missions: readonly Mission[], applications: Applications) =>
  missions.reduce((filled, mission) => exchange(filled, mission.id, mission, applications), lane);

export const withFollowers = (
  before: Mission,
  after: Mission,
  lane: ReadyLane,
): readonly { readonly before: Mission; readonly after: Mission }[] => {
  const { missions } = wholeVoyage(before, lane);
  const [first, second] = missions;
  const change = { before, after };
  if (!first || !second) return [change];
  const now = missions.map((mission) => (mission.id === after.id ? after : mission));
  const followers = carriedAlong(missions, now, [[first.id, second.id]]);
  return [
    change,
    ...followers.flatMap((follower) => {
      const was = missions.find(({ id }) => id === follower.id);
      return was ? [{ before: was, after: follower }] : [];
    }),
  ];
};
