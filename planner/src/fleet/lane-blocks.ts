import type { ReadyLane, Stop } from '@shiptime/domain/plans/conflicts/lanes';
import { arrivalPort, departurePort, staysInPlace } from '@shiptime/domain/plans/conflicts/lanes';
import { noWay, type Block } from '../problem.ts';
import type { PortNumbers } from './port-numbers.ts';

/**
 * What stands in the vessel's year, from `yearStart` on: constraints and the missions that stay. Where two overlap, or
 * leave no time for the way between them, they are one: what is there is as it is, nothing goes between them.
 */
export const blocksOf = (
  lane: ReadyLane,
  stays: (missionId: number) => boolean,
  span: { readonly start: number; readonly end: number },
  ports: PortNumbers,
): Block[] => {
  const standing = lane.stops.filter(({ subject }) => subject === null || stays(subject.mission.id));
  const home = ports.of(lane.vessel.home_port_id);
  const blocks: Block[] = [];
  let port = home;
  for (const stop of standing) {
    const next = blockOf(stop, span.start, ports);
    if (next.end <= 0 || next.start >= span.end - span.start) continue;
    const before = blocks.at(-1);
    const way = next.from === null ? 0 : Math.min(noWay, ports.way(lane.vessel, port, next.from));
    const free = before?.end ?? 0;
    if (next.start >= free + way) blocks.push(next);
    else {
      const joined = {
        start: before?.start ?? 0,
        end: Math.max(free, next.end),
        from: before ? before.from : home,
        to: next.end >= free && next.to !== null ? next.to : (before?.to ?? next.to),
      };
      if (before) blocks[blocks.length - 1] = wholeOf(joined, port);
      else blocks.push(wholeOf(joined, port));
    }
    port = blocks.at(-1)?.to ?? port;
  }
  return blocks;
};

/** A block is at ports at both ends, or at none. */
const wholeOf = (block: Block, port: number): Block =>
  (block.from === null) === (block.to === null)
    ? block
    : { ...block, from: block.from ?? port, to: block.to ?? port };

const blockOf = (stop: Stop, yearStart: number, ports: PortNumbers): Block => {
  const [start, end] = [Math.max(0, stop.start - yearStart), stop.end - yearStart];
  return staysInPlace(stop)
    ? { start, end, from: null, to: null }
    : { start, end, from: ports.of(arrivalPort(stop)), to: ports.of(departurePort(stop)) };
};
