import { isSameData } from '../../shared/same-data.ts';
import { type Mission, occupiedSpan, overlapTicks, type Span } from '../missions.ts';
import { countPortCalls } from '../port-calls.ts';
import { ticksToDays, tickToStart } from '../ticks.ts';
import { findSameVoyage, type VoyageMatchKey } from './find-same-voyage.ts';
import type { RowPart } from './mission-rows.ts';

export type ExistingMission = Mission & { readonly outside_number: string | null };

export type ImportedPart = RowPart & {
  readonly row: number;
  readonly plan: string;
  readonly title: string;
  readonly outside_number: string | null;
};

export type ImportedMissionFields = Pick<
  Mission,
  | 'title'
  | 'start_date'
  | 'start_fraction'
  | 'mobilization_days'
  | 'operational_days'
  | 'demobilization_days'
  | 'mobilization_port_id'
  | 'demobilization_port_id'
  | 'port_calls'
  | 'port_call_stops'
>;

export type MergedPart = {
  readonly part: ImportedPart;
  readonly outcome: 'created' | 'changed' | 'left' | 'overlap';
  readonly mission: ExistingMission | null;
  readonly fields: ImportedMissionFields;
  readonly overlaps: readonly string[];
};

/** Missions of applications keep the portal's own numbers, so they are matched by title and days. */
export const voyageKeyOf = (mission: ExistingMission): VoyageMatchKey => ({
  title: mission.title,
  outside_number: mission.ship_time_request_id === null ? mission.outside_number : null,
  span: occupiedSpan(mission),
});

const fieldsOf = (part: ImportedPart, mission: ExistingMission | null): ImportedMissionFields => {
  const total = ticksToDays(part.span.end - part.span.start);
  const said = {
    mobilization_days: part.mobilization_days ?? mission?.mobilization_days ?? 0,
    demobilization_days: part.demobilization_days ?? mission?.demobilization_days ?? 0,
  };
  const fits = total > said.mobilization_days + said.demobilization_days;
  const mobilization_days = fits ? said.mobilization_days : (part.mobilization_days ?? 0);
  const demobilization_days = fits ? said.demobilization_days : (part.demobilization_days ?? 0);
  return {
    title: part.title,
    ...tickToStart(part.span.start),
    mobilization_days,
    demobilization_days,
    operational_days: total - mobilization_days - demobilization_days,
    mobilization_port_id: part.mobilization_port_id ?? mission?.mobilization_port_id ?? null,
    demobilization_port_id: part.demobilization_port_id ?? mission?.demobilization_port_id ?? null,
    port_calls: countPortCalls(
      mission ?? {},
      part.port_call_stops ? { port_call_stops: part.port_call_stops } : {},
    ),
    port_call_stops: part.port_call_stops ?? mission?.port_call_stops ?? [],
  };
};

const outcomeOf = (
  mission: ExistingMission | null,
  fields: ImportedMissionFields,
): 'created' | 'changed' | 'left' => {
  if (!mission) return 'created';
  const isFixed = mission.ship_time_request_id !== null;
  const isSame = Object.entries(fields).every(([key, value]) =>
    isSameData(mission[key as keyof ImportedMissionFields], value),
  );
  return isSame || isFixed ? 'left' : 'changed';
};

type Placed = { readonly title: string; readonly span: Span; readonly row: number | null };

/** A row that spans two fiscal years is imported as a whole or not at all. */
const refusedRows = (
  merged: readonly Omit<MergedPart, 'overlaps'>[],
  missionsOf: (plan: string) => readonly ExistingMission[],
): ReadonlyMap<number, readonly string[]> => {
  const refused = new Map<number, readonly string[]>();
  const writes = merged.filter(({ outcome }) => outcome !== 'left');
  const standing = (plan: string): Placed[] => {
    const moved = new Set(
      writes.flatMap(({ mission, part }) => (mission && !refused.has(part.row) ? [mission.id] : [])),
    );
    return missionsOf(plan).flatMap((mission) => {
      const span = occupiedSpan(mission);
      return span === null || moved.has(mission.id) ? [] : [{ title: mission.title, span, row: null }];
    });
  };
  const findOverlap = (): boolean => {
    const placed = new Map<string, Placed[]>();
    for (const { part } of writes) {
      if (refused.has(part.row)) continue;
      const there = placed.get(part.plan) ?? standing(part.plan);
      placed.set(part.plan, there);
      const hit = there.filter(({ span, row }) => row !== part.row && overlapTicks(span, part.span) > 0);
      if (hit.length > 0) {
        refused.set(part.row, [...new Set(hit.map(({ title }) => title))]);
        return true;
      }
      there.push({ title: part.title, span: part.span, row: part.row });
    }
    return false;
  };
  while (findOverlap());
  return refused;
};

export const findMissionsMissingFromFile = (
  parts: readonly ImportedPart[],
  plans: ReadonlyMap<string, readonly ExistingMission[]>,
): readonly ExistingMission[] =>
  [...plans].flatMap(([plan, missions]) => {
    const own = parts.filter((part) => part.plan === plan);
    const numbers = new Set(own.map(({ outside_number }) => outside_number));
    return missions.filter(
      ({ outside_number, ship_time_request_id }) =>
        own.length > 0 &&
        ship_time_request_id === null &&
        outside_number !== null &&
        !numbers.has(outside_number),
    );
  });

export const mergeMissionRows = (
  parts: readonly ImportedPart[],
  plans: ReadonlyMap<string, readonly ExistingMission[]>,
): readonly MergedPart[] => {
  const missionsOf = (plan: string) => plans.get(plan) ?? [];
  const taken = new Set<number>();
  const merged = parts.map((part) => {
    const free = missionsOf(part.plan).filter(({ id }) => !taken.has(id));
    const mission = findSameVoyage(part, free, voyageKeyOf);
    if (mission) taken.add(mission.id);
    const fields = fieldsOf(part, mission);
    return { part, mission, fields, outcome: outcomeOf(mission, fields) };
  });
  const refused = refusedRows(merged, missionsOf);
  return merged.map((each): MergedPart => {
    const overlaps = refused.get(each.part.row);
    return overlaps ? { ...each, outcome: 'overlap', overlaps } : { ...each, overlaps: [] };
  });
};
