import { type Board, conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import {
  arrivalPort,
  departurePort,
  type ReadyLane,
  staysInPlace,
} from '@shiptime/domain/plans/conflicts/lanes';
import { isAtFault } from './at-fault.ts';
import type { PortNumbers } from './port-numbers.ts';
import { beginningOf, type YearSpan } from './year-span.ts';

const hemmedInOn = (lane: ReadyLane, span: YearSpan, ports: PortNumbers): number[] => {
  const begins = beginningOf(lane, span);
  const hemmed: number[] = [];
  let port = ports.of(begins.port_id);
  let until = begins.leaves;
  let leaving: number | null = null;
  for (const stop of lane.stops) {
    const [start, end] = [stop.start - span.origin, stop.end - span.origin];
    if (!staysInPlace(stop)) {
      const gap = start - until;
      const id = stop.subject?.mission.id ?? null;
      if (gap >= 0 && ports.way(lane.vessel, port, ports.of(arrivalPort(stop))) > gap)
        hemmed.push(...[leaving, id].filter((each) => each !== null));
      port = ports.of(departurePort(stop));
      leaving = id;
    }
    until = Math.max(until, end);
  }
  return hemmed;
};

/**
 * Missions that the rules have nothing against, though the vessel makes the way to or from them in parts, before and
 * after a time in which she stays where she is. The search makes each way in one part and would have to take them off.
 */
export const hemmedIn = (board: Board, span: YearSpan, ports: PortNumbers): ReadonlySet<number> => {
  const faulty = new Set(
    conflictsOf(board)
      .filter(isAtFault)
      .flatMap(({ mission_ids }) => mission_ids),
  );
  const hemmed = board.lanes.flatMap(({ lane }) => hemmedInOn(lane, span, ports));
  return new Set(hemmed.filter((id) => !faulty.has(id)));
};
