import type { LaneWithStops, LaneStop } from '@shiptime/domain/plans/conflicts/lanes';
import {
  arrivalPort,
  departurePort,
  keepsVesselInPlace,
  sailingTicksDuringStop,
} from '@shiptime/domain/plans/conflicts/lanes';
import { unreachableTicks, type Block } from '../problem.ts';
import type { PortIndex } from './port-index.ts';
import { departureAtYearStart, type PlanningSpan } from './planning-span.ts';

/** Merges stops that overlap or have too little time for the transit between them. */
export const mergeStopsIntoBlocks = (
  lane: LaneWithStops,
  stays: (missionId: number) => boolean,
  span: PlanningSpan,
  ports: PortIndex,
): Block[] => {
  const standing = lane.stops.filter(({ subject }) => subject === null || stays(subject.mission.id));
  const begins = departureAtYearStart(lane, span);
  const home = ports.of(begins.port_id);
  const blocks: Block[] = begins.leaves > 0 ? [{ start: 0, end: begins.leaves, from: home, to: home }] : [];
  let port = home;
  let spare = 0;
  // A stop without a port takes the next stop's port if the vessel can arrive in time.
  const placeOf = (before: Block, next: Block): number => {
    const gap = before.start - (blocks.at(-2)?.end ?? 0);
    return next.from !== null && ports.way(lane.vessel, port, next.from) <= gap ? next.from : port;
  };
  for (const stop of standing) {
    const next = blockOf(stop, span.origin, ports);
    if (next.end <= 0 || next.start >= span.end - span.origin) continue;
    const before = blocks.at(-1);
    if (before && next.end < before.end) continue;
    const way = next.from === null ? 0 : Math.min(unreachableTicks, ports.way(lane.vessel, port, next.from));
    const free = before?.end ?? 0;
    if (next.start >= free + Math.max(0, way - spare)) {
      blocks.push(next);
      spare = next.from === null ? spare + next.start - free + (next.sails ? next.end - next.start : 0) : 0;
    } else {
      spare = 0;
      const joined = {
        start: before?.start ?? 0,
        end: Math.max(free, next.end),
        from: before ? before.from : home,
        to: next.end >= free && next.to !== null ? next.to : (before?.to ?? next.to),
      };
      if (before) blocks[blocks.length - 1] = wholeOf(joined, placeOf(before, next));
      else blocks.push(wholeOf(joined, port));
    }
    port = blocks.at(-1)?.to ?? port;
  }
  return blocks;
};

const wholeOf = (block: Block, port: number): Block =>
  (block.from === null) === (block.to === null)
    ? block
    : { ...block, from: block.from ?? port, to: block.to ?? port };

const blockOf = (stop: LaneStop, origin: number, ports: PortIndex): Block => {
  const [start, end] = [Math.max(0, stop.start - origin), stop.end - origin];
  return keepsVesselInPlace(stop)
    ? { start, end, from: null, to: null, sails: sailingTicksDuringStop(stop, stop.start) > 0 }
    : { start, end, from: ports.of(arrivalPort(stop)), to: ports.of(departurePort(stop)) };
};
