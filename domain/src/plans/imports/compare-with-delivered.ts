import { type Mission, occupiedSpan, type Span } from '../missions.ts';
import type { BaselineMission } from '../versions/baseline.ts';
import { ticksToDays } from '../ticks.ts';
import { countCoveredTicks } from '../plan-totals.ts';

export type DeliveredComparison = {
  readonly planned: { readonly missions: number; readonly days: number };
  readonly delivered: { readonly voyages: number; readonly days: number };
  readonly untold: number;
};

const always: Span = { start: Number.MIN_SAFE_INTEGER, end: Number.MAX_SAFE_INTEGER };

const daysCovered = (spans: readonly Span[]): number =>
  ticksToDays(
    countCoveredTicks(
      spans.toSorted((a, b) => a.start - b.start),
      always,
    ),
  );

type OfVessel = { readonly vessel_id: number; readonly span: Span | null };

const daysOfShips = (all: readonly OfVessel[]): number =>
  [...new Set(all.map(({ vessel_id }) => vessel_id))].reduce(
    (days, ship) =>
      days + daysCovered(all.flatMap(({ vessel_id, span }) => (vessel_id === ship && span ? [span] : []))),
    0,
  );

export const compareWithDelivered = (
  missions: readonly { readonly mission: Mission; readonly vessel_id: number }[],
  voyages: readonly BaselineMission[],
): DeliveredComparison => {
  const dated = missions.flatMap(({ mission, vessel_id }) => {
    const span = occupiedSpan(mission);
    return span ? [{ id: mission.id, vessel_id, span }] : [];
  });
  const told = new Set(voyages.map(({ mission_id }) => mission_id));
  return {
    planned: { missions: dated.length, days: daysOfShips(dated) },
    delivered: { voyages: voyages.length, days: daysOfShips(voyages) },
    untold: dated.filter(({ id }) => !told.has(id)).length,
  };
};
