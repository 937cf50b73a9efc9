import { type Mission, occupiedSpan } from '../missions.ts';
import { type Tick, tickAfterDay } from '../ticks.ts';
import type { ConstraintFacts } from './circumstances.ts';

/** Where a vessel is at the beginning of its year, since when, and after what. */
export type ComesFrom = { readonly port_id: number; readonly until: Tick; readonly title: string };

/**
 * The last stop of the year before that says where the vessel lies when it is over (record 0059). Null where there is none:
 * the vessel then begins at its home port.
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
