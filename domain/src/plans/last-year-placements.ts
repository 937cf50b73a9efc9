import { shiftYearsInTitle, addYears } from '../applications/copy-application.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { foldText } from '../shared/text.ts';
import { sortMissions, type Mission, occupiedSpan, occupiedTicks, overlapTicks } from './missions.ts';
import { tickToStart, type Tick, startToTick } from './ticks.ts';
import type { SnapshotMission } from './versions/snapshot.ts';

type Year = { readonly start_date: CalendarDay };

const openingOf = ({ start_date }: Year): number => Number(start_date.slice(0, 4));

export const shiftTickToYear = (tick: Tick, from: Year, to: Year): Tick => {
  const { start_date, start_fraction } = tickToStart(tick);
  return startToTick({ start_date: addYears(start_date, openingOf(to) - openingOf(from)), start_fraction });
};

export type MissionMatchKey = {
  readonly copied_from_id: number | null;
  readonly project_title: string | null;
  readonly primary_proponent: string | null;
};

type Now = { readonly mission: Mission; readonly origin: MissionMatchKey | null };

const byApplication = <T extends { readonly mission: Mission }>(
  all: readonly T[],
): ReadonlyMap<number, T[]> => {
  const found = new Map<number, T[]>();
  for (const each of all) {
    const id = each.mission.ship_time_request_id;
    if (id !== null) found.set(id, [...(found.get(id) ?? []), each]);
  }
  return found;
};

/** Matches missions of two years by copied application, else by title (without years) and proponent. */
export const matchWithLastYear = (
  last: readonly SnapshotMission[],
  now: readonly Now[],
  from: Year,
  to: Year,
): ReadonlyMap<number, number> => {
  const olds = byApplication(last.map((mission) => ({ mission })));
  const by = openingOf(to) - openingOf(from);
  const named = new Map<string, number>();
  for (const [id, [first]] of olds) {
    const { project_title, primary_proponent } = first!.mission;
    if (project_title === null || primary_proponent === null) continue;
    for (const title of [project_title, shiftYearsInTitle(project_title, openingOf(from), by)])
      named.set(`${foldText(title)}\n${foldText(primary_proponent)}`, id);
  }
  const pairs = [...byApplication(now)].map(([, missions]) => {
    const { origin } = missions[0]!;
    const copied = origin?.copied_from_id ?? null;
    const isCopy = copied !== null && olds.has(copied);
    const name = `${foldText(origin?.project_title ?? '')}\n${foldText(origin?.primary_proponent ?? '')}`;
    return { missions, isCopy, old: isCopy ? copied : named.get(name) };
  });
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const { missions, old } of pairs.toSorted((a, b) => Number(b.isCopy) - Number(a.isCopy))) {
    if (old === undefined || taken.has(old)) continue;
    taken.add(old);
    const before = sortMissions(olds.get(old)!.map(({ mission }) => mission));
    const after = missions.map(({ mission }) => mission).toSorted((a, b) => a.number - b.number);
    for (const [index, mission] of after.entries()) {
      const other = before[index];
      if (other) matched.set(mission.id, other.id);
    }
  }
  return matched;
};

export type LastYearPlacement = { readonly mission: Mission; readonly start: Tick };

export const dropOverlappingPlacements = (
  proposals: readonly LastYearPlacement[],
  standing: readonly Mission[],
): readonly LastYearPlacement[] => {
  const taken = standing.flatMap((mission) => {
    const span = occupiedSpan(mission);
    return span ? [{ plan: mission.vessel_plan_id, span }] : [];
  });
  return proposals.filter(({ mission, start }) => {
    const span = { start, end: start + occupiedTicks(mission) };
    const plan = mission.vessel_plan_id;
    if (taken.some((other) => other.plan === plan && overlapTicks(other.span, span) > 0)) return false;
    taken.push({ plan, span });
    return true;
  });
};
