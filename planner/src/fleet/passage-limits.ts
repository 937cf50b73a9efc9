import { type Board, missionsOf } from '@shiptime/domain/plans/conflicts/board';
import { haveSameApplication } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { steamingTicks } from '@shiptime/domain/plans/conflicts/transits';
import type { Mission } from '@shiptime/domain/plans/missions';
import { minimumDaysAfterShortening } from '@shiptime/domain/plans/shortening-limits';
import { ticksToDays, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import type { MissionSplit } from '../mission-splits.ts';
import type { VesselInterruption } from './free-time.ts';
import type { MovableMission } from './movable-missions.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import type { PortIndex } from './port-index.ts';

type Asked = { readonly board: Board; readonly ports: PortIndex; readonly wishes: PlanningParameters };

type Piece = Pick<MovableMission, 'mission' | 'isAlone'>;

/** Largest share of a split's work lost to passages. */
const mostWorkLostToPassage = 0.25;

/** Ticks from first to last port via the farthest or nearest station; direct if the mission is too short. */
export const passageTicksOf = (
  { board, ports }: Asked,
  { mission, isAlone }: Piece,
  { vessel }: LaneWithStops,
  mustReachFarthest = isAlone,
): number => {
  const { ship_time_request_id, mobilization_port_id: from, demobilization_port_id: to } = mission;
  const miles = board.conflictContext.milesViaStations(ship_time_request_id ?? 0, from, to);
  const way = mustReachFarthest ? Math.max(0, ...miles) : miles.length > 0 ? Math.min(...miles) : 0;
  const steaming = steamingTicks(way, vessel.cruising_speed ?? assumedKnots);
  const isPossible = steaming < daysToTicks(mission.operational_days);
  return Math.max(isPossible ? steaming : 0, ports.way(vessel, ports.of(from), ports.of(to)));
};

export const passageWithOneDayOfWork = (passage: number): number =>
  passage === 0 ? 0 : passage + ticksInDay;

const leastWork = (mission: Mission, passage: number, share: number): number => {
  const work = Math.max(0, mission.operational_days - ticksToDays(passage));
  return daysToTicks(minimumDaysAfterShortening(work, share));
};

const largestShareOfWorkLost = (share: number): number => (1 + share) / 2;

const leastDaysOf = ({ board, wishes }: Asked, { mission, isAlone }: Piece): number => {
  const { shorterBy = 0, affected, leastPart = 0 } = wishes;
  if (isAlone || shorterBy === 0 || !affected?.has(mission.id))
    return minimumDaysAfterShortening(mission.operational_days, shorterBy);
  const legs = missionsOf(board).filter(({ mission: leg }) => haveSameApplication(leg, mission));
  const days = legs.reduce((sum, { mission: leg }) => sum + leg.operational_days, 0);
  const others = days - mission.operational_days;
  return Math.max(leastPart, minimumDaysAfterShortening(days, shorterBy) - others);
};

export const findLengthLimits = (asked: Asked, piece: Piece, lane: LaneWithStops) => {
  const { mission } = piece;
  const ops = daysToTicks(mission.operational_days);
  const passage = passageTicksOf(asked, piece, lane);
  const least = Math.max(
    daysToTicks(leastDaysOf(asked, piece)),
    passageWithOneDayOfWork(passage),
    passage + leastWork(mission, passage, largestShareOfWorkLost(asked.wishes.shorterBy ?? 0)),
  );
  return { ops, leastOps: Math.min(ops, least) };
};

export const portOfSplit = (mission: Mission, { port_id }: VesselInterruption) =>
  port_id ?? mission.mobilization_port_id;

type PassageOfPart = { readonly farthest: number; readonly nearest: number };

export type PassageOfParts = readonly [PassageOfPart, PassageOfPart];

export const passageOfParts = (
  asked: Asked,
  { mission, isAlone }: Piece,
  interruption: VesselInterruption,
  lane: LaneWithStops,
): PassageOfParts => {
  const port_id = portOfSplit(mission, interruption);
  const passageVia = (ports: Partial<Mission>): PassageOfPart => {
    const part = { mission: { ...mission, ...ports }, isAlone };
    return {
      farthest: passageTicksOf(asked, part, lane),
      nearest: passageTicksOf(asked, part, lane, false),
    };
  };
  return [passageVia({ demobilization_port_id: port_id }), passageVia({ mobilization_port_id: port_id })];
};

/** Only one part of a split must reach the farthest station. */
export const shortestPassageTicks = ([first, second]: PassageOfParts): number =>
  Math.min(first.farthest + second.nearest, first.nearest + second.farthest);

export const reachesFarthestStation = (
  { first, second }: MissionSplit,
  [before, after]: PassageOfParts,
): boolean =>
  first >= passageWithOneDayOfWork(before.farthest) || second >= passageWithOneDayOfWork(after.farthest);

export const minimumTicksOfParts = (
  asked: Asked,
  piece: Piece,
  passage: PassageOfParts,
  lane: LaneWithStops,
): number => {
  const share = (asked.wishes.shorterBy ?? 0) + mostWorkLostToPassage;
  return shortestPassageTicks(passage) + leastWork(piece.mission, passageTicksOf(asked, piece, lane), share);
};
