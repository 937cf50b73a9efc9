import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { addApplicationToMission } from '@shiptime/domain/plans/conflicts/conflict-context';
import {
  arrivalPort,
  departurePort,
  type LaneWithStops,
  type LaneStop,
  keepsVesselInPlace,
  sailingTicksDuringStop,
} from '@shiptime/domain/plans/conflicts/lanes';
import { windowSpan } from '@shiptime/domain/plans/conflicts/rules/windows';
import type { Mission, Span } from '@shiptime/domain/plans/missions';
import { daysToTicks } from '@shiptime/domain/plans/ticks';
import type { PortIndex } from './port-index.ts';

export type VesselInterruption = Span & { readonly port_id: number | null; readonly isBreakdown: boolean };

export const mergeConstraintsIntoInterruptions = (
  { constraints }: LaneWithStops,
  leastGap: number,
): VesselInterruption[] => {
  const joined: (VesselInterruption & { readonly isMoved: boolean })[] = [];
  for (const { start, end, constraint } of constraints.toSorted((a, b) => a.start - b.start)) {
    const port_id = constraint?.port_id ?? null;
    const isBreakdown = constraint?.kind === 'breakdown';
    const before = joined.at(-1);
    if (!before || start - before.end >= leastGap)
      joined.push({ start, end, port_id, isBreakdown, isMoved: false });
    else
      joined[joined.length - 1] = {
        ...before,
        end: Math.max(before.end, end),
        port_id: before.port_id ?? port_id,
        isBreakdown: before.isBreakdown || isBreakdown,
        isMoved: before.isMoved || (port_id !== null && port_id !== (before.port_id ?? port_id)),
      };
  }
  return joined.filter(({ isMoved }) => !isMoved);
};

type RoomContext = {
  readonly board: Board;
  readonly lane: LaneWithStops;
  readonly ports: PortIndex;
  readonly notBefore: number;
};

export const fixedStopsExceptMission = (
  lane: LaneWithStops,
  mission: Mission,
  isThere: (mission: Mission) => boolean,
): readonly LaneStop[] =>
  lane.stops.filter(
    ({ subject }) => subject === null || (subject.mission.id !== mission.id && isThere(subject.mission)),
  );

const edgesOf = ({ board, lane, ports, notBefore }: RoomContext, mission: Mission) => {
  const { year, applications } = board.conflictContext;
  const { application } = addApplicationToMission(mission, applications);
  const window = windowSpan(
    application?.operational_window_start ?? null,
    application?.operational_window_end ?? null,
  );
  const way = (from: number | null, to: number | null) =>
    ports.way(lane.vessel, ports.of(from), ports.of(to));
  const mobilized = daysToTicks(mission.mobilization_days);
  const demobilized = daysToTicks(mission.demobilization_days);
  const from = (before: readonly LaneStop[]): number => {
    let port = lane.comes_from?.port_id ?? lane.vessel.home_port_id;
    const leaves = lane.comes_from?.until ?? year.start;
    let free = Math.max(year.start, leaves);
    let spare = free - leaves;
    for (const stop of before) {
      if (stop.end < free) continue;
      spare += Math.max(0, stop.start - free) + sailingTicksDuringStop(stop, free);
      free = stop.end;
      if (keepsVesselInPlace(stop)) continue;
      port = departurePort(stop);
      spare = 0;
    }
    const arrives = free + Math.max(0, way(port, mission.mobilization_port_id) - spare);
    return Math.max(window.start, Math.max(arrives, notBefore) + mobilized);
  };
  const until = (after: readonly LaneStop[]): number => {
    const [next] = after;
    if (!next) return Math.min(window.end, year.end - demobilized);
    let free = next.start;
    let spare = 0;
    for (const stop of after) {
      const isCovered = stop.start < free;
      if (isCovered && stop.end < free) continue;
      spare += Math.max(0, stop.start - free) + sailingTicksDuringStop(stop, free);
      free = Math.max(free, stop.end);
      if (keepsVesselInPlace(stop)) continue;
      if (isCovered) break;
      spare = Math.max(0, way(mission.demobilization_port_id, arrivalPort(stop)) - spare);
      return Math.min(window.end, next.start - spare - demobilized);
    }
    return Math.min(window.end, next.start - demobilized);
  };
  return { from, until };
};

export const freeTicksAround = (
  asked: RoomContext,
  mission: Mission,
  stops: readonly LaneStop[],
  { start, end }: VesselInterruption,
): { readonly before: number; readonly after: number } => {
  const { from, until } = edgesOf(asked, mission);
  return {
    before: start - from(stops.filter((stop) => stop.end <= start)),
    after: until(stops.filter((stop) => stop.start >= end)) - end,
  };
};

export const freeTicksBetween = (
  asked: RoomContext,
  mission: Mission,
  stops: readonly LaneStop[],
  operationsStart: number | null,
): number[] => {
  const { from, until } = edgesOf(asked, mission);
  return [...stops, null].flatMap((_, index) => {
    const [first, last] = [from(stops.slice(0, index)), until(stops.slice(index))];
    const isWithin = operationsStart !== null && first < operationsStart && operationsStart < last;
    return isWithin ? [last - first, last - operationsStart] : [last - first];
  });
};
