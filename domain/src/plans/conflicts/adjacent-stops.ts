import { allowsSailing } from '../../vessels/constraints.ts';
import { type Mission, occupiedSpan, type Span } from '../missions.ts';
import { type Tick, tickAfterDay, tickOfDay } from '../ticks.ts';
import type { YearBounds } from '../fiscal-year-bounds.ts';
import type { ConstraintFacts } from './conflict-context.ts';

export type PreviousStop = { readonly port_id: number; readonly until: Tick; readonly title: string };

const spanOf = ({ start_date, end_date }: ConstraintFacts): Span => ({
  start: tickOfDay(start_date),
  end: tickAfterDay(end_date),
});

const heldTicks = (constraints: readonly ConstraintFacts[], from: Tick, until: Tick): number => {
  const held = constraints.filter((each) => each.port_id === null && !allowsSailing(each)).map(spanOf);
  let [ticks, counted] = [0, from];
  for (const { start, end } of held.toSorted((a, b) => a.start - b.start)) {
    const last = Math.min(end, until);
    ticks += Math.max(0, last - Math.max(start, counted));
    counted = Math.max(counted, last);
  }
  return ticks;
};

/**
 * Returns where the vessel is at the end of the previous year; null if it starts at its home port.
 * Breakdowns without a port postpone its departure.
 */
export const findPreviousStop = (
  missions: readonly Mission[],
  constraints: readonly ConstraintFacts[],
): PreviousStop | null => {
  const stops = [
    ...missions.map((mission) => ({
      port_id: mission.demobilization_port_id,
      until: occupiedSpan(mission)?.end ?? null,
      title: mission.title,
    })),
    ...constraints.map(({ port_id, end_date, name }) => ({
      port_id,
      until: tickAfterDay(end_date),
      title: name,
    })),
  ];
  let last: PreviousStop | null = null;
  for (const { port_id, until, title } of stops) {
    if (port_id === null || until === null || (last !== null && until <= last.until)) continue;
    last = { port_id, until, title };
  }
  return (
    last && { ...last, until: last.until + heldTicks(constraints, last.until, Number.POSITIVE_INFINITY) }
  );
};

export type NextStop = { readonly port_id: number; readonly from: Tick };

const goesTo = (missions: readonly Mission[], constraints: readonly ConstraintFacts[]): NextStop | null => {
  const stops = [
    ...missions.map((mission) => ({
      port_id: mission.mobilization_port_id,
      from: occupiedSpan(mission)?.start ?? null,
    })),
    ...constraints.map(({ port_id, start_date }) => ({ port_id, from: tickOfDay(start_date) })),
  ];
  let first: NextStop | null = null;
  for (const { port_id, from } of stops) {
    if (port_id === null || from === null || (first !== null && from >= first.from)) continue;
    first = { port_id, from };
  }
  return (
    first && { ...first, from: first.from - heldTicks(constraints, Number.NEGATIVE_INFINITY, first.from) }
  );
};

type Beside = {
  readonly missions: readonly {
    readonly vessel_id: number;
    readonly side: 'before' | 'after';
    readonly mission: Mission;
  }[];
  readonly constraints: readonly (ConstraintFacts & { readonly vessel_id: number })[];
};

export const findStopsOfAdjacentYears = (
  { missions, constraints }: Beside,
  vesselId: number,
  year: YearBounds,
): { readonly comes_from: PreviousStop | null; readonly goes_to: NextStop | null } => {
  const own = missions.filter(({ vessel_id }) => vessel_id === vesselId);
  const on = (side: 'before' | 'after') => own.flatMap((each) => (each.side === side ? each.mission : []));
  const blocks = constraints.filter(({ vessel_id }) => vessel_id === vesselId);
  return {
    comes_from: findPreviousStop(
      on('before'),
      blocks.filter(({ end_date }) => end_date < year.start_date),
    ),
    goes_to: goesTo(
      on('after'),
      blocks.filter(({ start_date }) => start_date > year.end_date),
    ),
  };
};
