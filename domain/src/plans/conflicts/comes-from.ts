import { type Mission, occupiedSpan } from '../missions.ts';
import { type Tick, tickAfterDay, tickOfDay } from '../ticks.ts';
import type { YearDays } from '../fiscal-year-bounds.ts';
import type { ConstraintFacts } from './circumstances.ts';

export type ComesFrom = { readonly port_id: number; readonly until: Tick; readonly title: string };

/**
 * Last stop of the previous year that fixes the vessel's port; null: it starts at its home
 * port.
 */
export const comesFrom = (
  missions: readonly Mission[],
  constraints: readonly ConstraintFacts[],
): ComesFrom | null => {
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
  let last: ComesFrom | null = null;
  for (const { port_id, until, title } of stops) {
    if (port_id === null || until === null || (last !== null && until <= last.until)) continue;
    last = { port_id, until, title };
  }
  return last;
};

export type GoesTo = { readonly port_id: number; readonly from: Tick };

const goesTo = (missions: readonly Mission[], constraints: readonly ConstraintFacts[]): GoesTo | null => {
  const stops = [
    ...missions.map((mission) => ({
      port_id: mission.mobilization_port_id,
      from: occupiedSpan(mission)?.start ?? null,
    })),
    ...constraints.map(({ port_id, start_date }) => ({ port_id, from: tickOfDay(start_date) })),
  ];
  let first: GoesTo | null = null;
  for (const { port_id, from } of stops) {
    if (port_id === null || from === null || (first !== null && from >= first.from)) continue;
    first = { port_id, from };
  }
  return first;
};

type Beside = {
  readonly missions: readonly {
    readonly vessel_id: number;
    readonly side: 'before' | 'after';
    readonly mission: Mission;
  }[];
  readonly constraints: readonly (ConstraintFacts & { readonly vessel_id: number })[];
};

export const yearsBeside = (
  { missions, constraints }: Beside,
  vesselId: number,
  year: YearDays,
): { readonly comes_from: ComesFrom | null; readonly goes_to: GoesTo | null } => {
  const own = missions.filter(({ vessel_id }) => vessel_id === vesselId);
  const on = (side: 'before' | 'after') => own.flatMap((each) => (each.side === side ? each.mission : []));
  const blocks = constraints.filter(({ vessel_id }) => vessel_id === vesselId);
  return {
    comes_from: comesFrom(
      on('before'),
      blocks.filter(({ end_date }) => end_date < year.start_date),
    ),
    goes_to: goesTo(
      on('after'),
      blocks.filter(({ start_date }) => start_date > year.end_date),
    ),
  };
};
