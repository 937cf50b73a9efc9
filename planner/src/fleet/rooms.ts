import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { checkedMissionOf } from '@shiptime/domain/plans/conflicts/circumstances';
import {
  arrivalPort,
  departurePort,
  type PreparedLane,
  type Stop,
  staysInPlace,
} from '@shiptime/domain/plans/conflicts/lanes';
import { windowOf } from '@shiptime/domain/plans/conflicts/rules/windows';
import type { Mission, Span } from '@shiptime/domain/plans/missions';
import { ticksOfDays } from '@shiptime/domain/plans/ticks';
import type { PortNumbers } from './port-numbers.ts';

/** Time taken by constraints alone, with the port of the vessel. */
export type Interruption = Span & { readonly port_id: number | null };

export const interruptionsOf = ({ constraints, vessel }: PreparedLane): Interruption[] => {
  const joined: (Interruption & { readonly isMoved: boolean })[] = [];
  for (const { start, end, constraint } of constraints.toSorted((a, b) => a.start - b.start)) {
    const port_id = constraint?.port_id ?? vessel.home_port_id;
    const before = joined.at(-1);
    if (!before || start > before.end) joined.push({ start, end, port_id, isMoved: false });
    else
      joined[joined.length - 1] = {
        ...before,
        end: Math.max(before.end, end),
        isMoved: before.isMoved || before.port_id !== port_id,
      };
  }
  return joined.filter(({ isMoved }) => !isMoved);
};

type Asked = { readonly board: Board; readonly lane: PreparedLane; readonly ports: PortNumbers };

export const fixedStopsOf = (
  lane: PreparedLane,
  mission: Mission,
  isThere: (mission: Mission) => boolean,
): readonly Stop[] =>
  lane.stops.filter(
    ({ subject }) => subject === null || (subject.mission.id !== mission.id && isThere(subject.mission)),
  );

const edgesOf = ({ board, lane, ports }: Asked, mission: Mission) => {
  const { year, applications } = board.circumstances;
  const { application } = checkedMissionOf(mission, applications);
  const window = windowOf(
    application?.operational_window_start ?? null,
    application?.operational_window_end ?? null,
  );
  const way = (from: number | null, to: number | null) =>
    ports.way(lane.vessel, ports.of(from), ports.of(to));
  const mobilized = ticksOfDays(mission.mobilization_days);
  const demobilized = ticksOfDays(mission.demobilization_days);
  const from = (stop: Stop | undefined): number => {
    if (!stop) return Math.max(window.start, year.start + mobilized);
    const leaving = staysInPlace(stop) ? null : departurePort(stop);
    return Math.max(window.start, stop.end + way(leaving, mission.mobilization_port_id) + mobilized);
  };
  const until = (stop: Stop | undefined): number => {
    if (!stop) return Math.min(window.end, year.end - demobilized);
    const onward = staysInPlace(stop) ? null : arrivalPort(stop);
    return Math.min(window.end, stop.start - way(mission.demobilization_port_id, onward) - demobilized);
  };
  return { from, until };
};

export const freeTicksAround = (
  asked: Asked,
  mission: Mission,
  stops: readonly Stop[],
  { start, end }: Interruption,
): { readonly before: number; readonly after: number } => {
  const { from, until } = edgesOf(asked, mission);
  const last = stops
    .filter((stop) => stop.end <= start)
    .toSorted((a, b) => a.end - b.end)
    .at(-1);
  const next = stops.find((stop) => stop.start >= end);
  return { before: start - from(last), after: until(next) - end };
};

export const freeTicksBetween = (asked: Asked, mission: Mission, stops: readonly Stop[]): number[] => {
  const { from, until } = edgesOf(asked, mission);
  const rooms: number[] = [];
  let free: Stop | undefined;
  for (const next of [...stops, undefined]) {
    rooms.push(until(next) - from(free));
    if (next && (!free || next.end > free.end)) free = next;
  }
  return rooms;
};
