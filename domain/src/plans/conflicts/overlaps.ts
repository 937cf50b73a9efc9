import { type Mission, occupiedSpan, overlapTicks, type Span } from '../missions.ts';
import { ticksToDays } from '../ticks.ts';
import { coversConflictDays } from './kept-conflicts.ts';

export const forEachOverlap = <S extends Span>(
  byStart: readonly S[],
  visit: (earlier: S, later: S) => void,
): void => {
  for (let first = 0; first < byStart.length; first += 1) {
    const earlier = byStart[first];
    if (earlier === undefined) break;
    for (let second = first + 1; second < byStart.length; second += 1) {
      const later = byStart[second];
      if (later === undefined || later.start >= earlier.end) break;
      visit(earlier, later);
    }
  }
};

/**
 * Overlaps that planners kept, keyed by mission ids, lower first (`3:7`). Value: days covered; null: any
 * length.
 */
export type KeptOverlaps = ReadonlyMap<string, number | null>;

export const overlapKey = (a: number, b: number): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

const isKept = (kept: KeptOverlaps, key: string, ticks: number): boolean =>
  kept.has(key) && coversConflictDays({ days: kept.get(key) ?? null }, ticksToDays(ticks));

/** Must agree with the SQL function `unkept_overlaps` (server/src/features/plans/unkept-overlaps.test.ts). */
const unkeptPairs = (missions: readonly Mission[], kept: KeptOverlaps): readonly [number, number][] => {
  const plans = new Map<number, (Span & { readonly id: number })[]>();
  for (const mission of missions) {
    const span = occupiedSpan(mission);
    if (!span) continue;
    const spans = plans.get(mission.vessel_plan_id) ?? [];
    spans.push({ id: mission.id, start: span.start, end: span.end });
    plans.set(mission.vessel_plan_id, spans);
  }
  const found: [number, number][] = [];
  for (const spans of plans.values()) {
    spans.sort((a, b) => a.start - b.start);
    forEachOverlap(spans, (one, other) => {
      const shared = overlapTicks(one, other);
      if (shared > 0 && !isKept(kept, overlapKey(one.id, other.id), shared)) found.push([one.id, other.id]);
    });
  }
  return found;
};

export const findMissionsWithUnkeptOverlap = (
  missions: readonly Mission[],
  kept: KeptOverlaps,
): ReadonlySet<number> => new Set(unkeptPairs(missions, kept).flat());

export const findOverlappingMissions = (
  ids: ReadonlySet<number>,
  missions: readonly Mission[],
  kept: KeptOverlaps,
): readonly number[] => [
  ...new Set(
    unkeptPairs(missions, kept)
      .filter((pair) => pair.some((id) => ids.has(id)))
      .flat()
      .filter((id) => !ids.has(id)),
  ),
];
