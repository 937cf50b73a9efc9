import { type Mission, occupiedSpan, occupiedTicks, type Span } from '../missions.ts';
import { ticksToDays, daysToTicks } from '../ticks.ts';

export type BaselineMission = {
  readonly mission_id: number | null;
  readonly vessel_id: number;
  readonly title: string;
  readonly days: number;
  readonly span: Span | null;
};

type Differing = {
  readonly mission_id: number;
  readonly title: string;
  readonly vessel_id: number;
  readonly from_vessel_id: number | null;
  readonly longer: number;
};

export type BaselineChange =
  | (Differing & { readonly kind: 'moved'; readonly later: number })
  | (Differing & { readonly kind: 'scheduled' | 'unscheduled' })
  | {
      readonly kind: 'added';
      readonly mission_id: number;
      readonly title: string;
      readonly vessel_id: number;
    }
  | { readonly kind: 'gone'; readonly title: string; readonly vessel_id: number };

export type CurrentMission = { readonly mission: Mission; readonly vessel_id: number };

const departureOf = (
  before: BaselineMission,
  { mission, vessel_id }: CurrentMission,
): BaselineChange | null => {
  const differing = {
    mission_id: mission.id,
    title: mission.title,
    vessel_id,
    from_vessel_id: before.vessel_id === vessel_id ? null : before.vessel_id,
    longer: ticksToDays(occupiedTicks(mission) - daysToTicks(before.days)),
  };
  const span = occupiedSpan(mission);
  if (before.span === null && span !== null) return { kind: 'scheduled', ...differing };
  if (before.span !== null && span === null) return { kind: 'unscheduled', ...differing };
  const later = span && before.span ? ticksToDays(span.start - before.span.start) : 0;
  const isSame = later === 0 && differing.longer === 0 && differing.from_vessel_id === null;
  return isSame ? null : { kind: 'moved', later, ...differing };
};

export const compareWithBaseline = (
  baseline: readonly BaselineMission[],
  vesselIds: ReadonlySet<number>,
  now: readonly CurrentMission[],
): readonly BaselineChange[] => {
  const before = new Map(
    baseline.flatMap((each) => (each.mission_id === null ? [] : [[each.mission_id, each]])),
  );
  const present = new Set(now.map(({ mission }) => mission.id));
  const departures = now.flatMap((each): BaselineChange[] => {
    const { mission, vessel_id } = each;
    const old = before.get(mission.id);
    if (old) return [departureOf(old, each)].filter((found) => found !== null);
    const { id, title } = mission;
    return vesselIds.has(vessel_id) ? [{ kind: 'added', mission_id: id, title, vessel_id }] : [];
  });
  const gone = baseline
    .filter(({ mission_id }) => mission_id === null || !present.has(mission_id))
    .map(({ title, vessel_id }): BaselineChange => ({ kind: 'gone', title, vessel_id }));
  return [...departures, ...gone];
};
