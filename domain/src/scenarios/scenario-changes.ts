import type { PlanFieldValue, PortCallStop } from '../plans/port-calls.ts';
import type { DayFraction } from '../plans/ticks.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { isSameData } from '../shared/same-data.ts';

export type ComparedMission = {
  readonly id: number;
  readonly ship_time_request_id: number | null;
  readonly title: string;
  readonly vessel_id: number;
  readonly start_date: CalendarDay | null;
  readonly start_fraction: DayFraction;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly requested_berths: number | null;
  readonly approved_berths: number | null;
  readonly port_calls: number;
  readonly port_call_stops?: readonly PortCallStop[];
  readonly notes: string | null;
};

export type ScenarioMission = ComparedMission & { readonly original_id: number | null };

export const comparedFields = [
  'title',
  'mobilization_days',
  'operational_days',
  'demobilization_days',
  'mobilization_port_id',
  'demobilization_port_id',
  'requested_berths',
  'approved_berths',
  'port_calls',
  'port_call_stops',
  'notes',
] as const satisfies readonly (keyof ComparedMission)[];
export type ComparedField = (typeof comparedFields)[number];

export type MissionPlacement = Pick<ComparedMission, 'vessel_id' | 'start_date' | 'start_fraction'>;

export type ScenarioFieldChange = {
  readonly field: ComparedField;
  readonly before: PlanFieldValue;
  readonly after: PlanFieldValue;
};

export const scenarioChangeKinds = ['add', 'change', 'transfer', 'remove'] as const;
export type ScenarioChangeKind = (typeof scenarioChangeKinds)[number];

export type ScenarioChange = {
  /** Mission id in the scenario; for a deleted mission, the id of its original. */
  readonly id: number;
  readonly kind: ScenarioChangeKind;
  readonly mission_id: number | null;
  readonly ship_time_request_id: number | null;
  readonly title: string;
  readonly from: MissionPlacement | null;
  readonly to: MissionPlacement | null;
  readonly fields: readonly ScenarioFieldChange[];
  readonly changed_by_both: boolean;
};

export type ScenarioComparisonInput = {
  readonly origin: readonly ComparedMission[];
  readonly scenario: readonly ScenarioMission[];
  readonly current: readonly ComparedMission[];
};

const placeOf = ({ vessel_id, start_date, start_fraction }: ComparedMission): MissionPlacement => ({
  vessel_id,
  start_date,
  start_fraction,
});

const isSamePlace = (a: MissionPlacement, b: MissionPlacement): boolean =>
  a.vessel_id === b.vessel_id && a.start_date === b.start_date && a.start_fraction === b.start_fraction;

const byId = (missions: readonly ComparedMission[]) => new Map(missions.map((each) => [each.id, each]));

const differing = (before: ComparedMission, after: ComparedMission): ComparedField[] =>
  comparedFields.filter((field) => !isSameData(before[field], after[field]));

const added = (mission: ScenarioMission): ScenarioChange => ({
  id: mission.id,
  kind: 'add',
  mission_id: null,
  ship_time_request_id: mission.ship_time_request_id,
  title: mission.title,
  from: null,
  to: placeOf(mission),
  fields: [],
  changed_by_both: false,
});

const removed = (origin: ComparedMission, now: ComparedMission | undefined): ScenarioChange[] =>
  now === undefined
    ? []
    : [
        {
          id: origin.id,
          kind: 'remove',
          mission_id: origin.id,
          ship_time_request_id: origin.ship_time_request_id,
          title: now.title,
          from: placeOf(now),
          to: null,
          fields: [],
          changed_by_both: !isSamePlace(origin, now) || differing(origin, now).length > 0,
        },
      ];

const changed = (origin: ComparedMission, mine: ScenarioMission, now: ComparedMission): ScenarioChange[] => {
  const moves = !isSamePlace(origin, mine) && !isSamePlace(now, mine);
  const fields = differing(origin, mine).filter((field) => !isSameData(now[field], mine[field]));
  if (!moves && fields.length === 0) return [];
  return [
    {
      id: mine.id,
      kind: moves && mine.vessel_id !== now.vessel_id ? 'transfer' : 'change',
      mission_id: origin.id,
      ship_time_request_id: mine.ship_time_request_id,
      title: mine.title,
      from: placeOf(now),
      to: moves ? placeOf(mine) : placeOf(now),
      fields: fields.map((field) => ({ field, before: now[field] ?? null, after: mine[field] ?? null })),
      changed_by_both:
        (moves && !isSamePlace(origin, now)) ||
        fields.some((field) => !isSameData(now[field], origin[field])),
    },
  ];
};

/**
 * Returns the edits since copying that the plans do not contain already. Missions that were deleted from the
 * plans stay deleted.
 */
export const listScenarioChanges = ({
  origin,
  scenario,
  current,
}: ScenarioComparisonInput): ScenarioChange[] => {
  const now = byId(current);
  const copies = new Map(
    scenario.flatMap((each) => (each.original_id === null ? [] : [[each.original_id, each] as const])),
  );
  const ofCopied = origin.flatMap((was) => {
    const [mine, there] = [copies.get(was.id), now.get(was.id)];
    if (mine === undefined) return removed(was, there);
    return there === undefined ? [] : changed(was, mine, there);
  });
  return [...ofCopied, ...scenario.filter((each) => each.original_id === null).map(added)];
};

export const findMissionsChangedSinceCopy = ({
  origin,
  current,
}: Pick<ScenarioComparisonInput, 'origin' | 'current'>): number[] => {
  const [then, now] = [byId(origin), byId(current)];
  const ids = [...new Set([...then.keys(), ...now.keys()])];
  return ids.filter((id) => {
    const [was, is] = [then.get(id), now.get(id)];
    return was === undefined || is === undefined || !isSamePlace(was, is) || differing(was, is).length > 0;
  });
};

export const compareScenarios = (
  one: readonly ScenarioMission[],
  other: readonly ScenarioMission[],
): ScenarioChange[] => {
  const copied = other.flatMap(({ original_id, ...each }) =>
    original_id === null ? [] : [{ ...each, id: original_id }],
  );
  const ownOfOther = other.filter((each) => each.original_id === null);
  return [
    ...listScenarioChanges({ origin: copied, scenario: one, current: copied }),
    ...ownOfOther.flatMap((each) => removed(each, each)),
  ];
};
