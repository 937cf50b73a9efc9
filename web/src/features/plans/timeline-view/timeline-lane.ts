import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission, Span } from '@shiptime/domain/plans/missions';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import type { ConstraintNames } from '@shiptime/domain/vessels/constraint-names';
import { occupiedSpan, occupiedTicks } from '@shiptime/domain/plans/missions';
import { itineraryOf } from '@shiptime/domain/plans/conflicts/transits';
import { ticksToDays, tickAfterDay, tickOfDay, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { BaselineMission } from '@shiptime/domain/plans/versions/baseline';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import type { AdjacentYearMission } from '@shiptime/domain/plans/wire/conflicts';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import type { ProposedBar } from '../timeline/timeline-contexts.ts';
import type { TimelineBar, TimelineBlock, BarSeverity, WindowStrip } from '../timeline/lanes.ts';

export const findWorstSeverity = (id: number, conflicts: readonly Conflict[]): BarSeverity | null => {
  const own = conflicts.filter(({ mission_ids, kept }) => mission_ids.includes(id) && kept === undefined);
  if (own.some(isUnresolvedError)) return 'error';
  return own.some(({ severity }) => severity === 'warning') ? 'warning' : null;
};

export const missionBars = (
  missions: readonly Mission[],
  conflicts: readonly Conflict[],
  labelOf: (mission: Mission) => string,
  titleOf: (
    mission: Mission,
  ) => Pick<TimelineBar, 'title' | 'detail' | 'leaving' | 'hue' | 'isPale' | 'mate'> = ({ title }) => ({
    title,
  }),
): readonly TimelineBar[] =>
  missions
    .flatMap((mission) => {
      const span = occupiedSpan(mission);
      if (!span) return [];
      return [
        {
          ...span,
          id: mission.id,
          ...titleOf(mission),
          label: labelOf(mission),
          mobilization: daysToTicks(mission.mobilization_days),
          demobilization: daysToTicks(mission.demobilization_days),
          trouble: findWorstSeverity(mission.id, conflicts),
        },
      ];
    })
    .sort((a, b) => a.start - b.start || a.end - b.end || a.id - b.id);

export const toSharedVoyagePartner = (
  mate: { readonly mission: Mission; readonly works_first: boolean } | undefined,
): Pick<TimelineBar, 'mate'> => (mate ? { mate: { id: mate.mission.id, isBehind: mate.works_first } } : {});

export const snapshotBars = (
  missions: readonly SnapshotMission[],
  labelOf: (mission: SnapshotMission, mate: SnapshotMission | undefined) => string,
): readonly TimelineBar[] => {
  const mates = indexSharedMissions(missions);
  return missionBars(
    missions,
    [],
    (mission) => labelOf(mission as SnapshotMission, mates.get(mission.id)?.mission),
    ({ id, title, ...mission }) => ({
      title,
      isPale: (mission as SnapshotMission).replanned === true,
      ...toSharedVoyagePartner(mates.get(id)),
    }),
  );
};

export type TimelineConstraint = ConstraintNames &
  Pick<Constraint, 'id' | 'start_date' | 'end_date'> &
  Partial<Pick<Constraint, 'kind'>>;

export const proposedBlocks = (
  planId: number,
  ghosts: readonly ProposedBar[],
  missions: readonly Mission[],
  labelOf: (mission: Mission) => string,
): readonly TimelineBlock[] =>
  ghosts.flatMap(({ mission_id, place }) => {
    const found = missions.find(({ id }) => id === mission_id);
    if (!found || place?.plan_id !== planId) return [];
    const { occupied_days } = place;
    const mission =
      occupied_days === undefined
        ? found
        : { ...found, mobilization_days: 0, operational_days: occupied_days, demobilization_days: 0 };
    const end = place.start + occupiedTicks(mission);
    return [
      {
        key: `ghost-${mission_id}-${place.start}`,
        kind: 'ghost' as const,
        start: place.start,
        end,
        label: labelOf(placeMissionAt(mission, place.start)),
        own: mission.title,
      },
    ];
  });

export const constraintBlocks = (
  constraints: readonly TimelineConstraint[],
  labelOf: (constraint: TimelineConstraint) => string,
): readonly TimelineBlock[] =>
  constraints.map((constraint) => ({
    key: `constraint-${constraint.id}`,
    kind: 'constraint',
    start: tickOfDay(constraint.start_date),
    end: tickAfterDay(constraint.end_date),
    label: labelOf(constraint),
    ...(constraint.kind && { constraint: constraint.kind }),
  }));

export const adjacentYearBlocks = (
  beside: readonly AdjacentYearMission[],
  vesselId: number,
  whole: Span,
  labelOf: (each: AdjacentYearMission) => string,
): readonly TimelineBlock[] =>
  beside.flatMap((each) => {
    const span = each.vessel_id === vesselId ? occupiedSpan(each.mission) : null;
    if (!span || span.end <= whole.start || span.start >= whole.end) return [];
    const clipped = { start: Math.max(span.start, whole.start), end: Math.min(span.end, whole.end) };
    const { id, title } = each.mission;
    return [{ key: `beside-${id}`, kind: 'beside' as const, label: labelOf(each), own: title, ...clipped }];
  });

export const baselineBlocks = (
  baseline: readonly BaselineMission[],
  vesselId: number,
  labelOf: (mission: BaselineMission, span: Span) => string,
): readonly TimelineBlock[] =>
  baseline.flatMap((mission, index) => {
    const { span, vessel_id, mission_id, title } = mission;
    if (span === null || vessel_id !== vesselId) return [];
    // Labels only missions that have no bar in the plan.
    const own = mission_id === null && { own: title };
    return [
      { key: `baseline-${index}`, kind: 'baseline' as const, label: labelOf(mission, span), ...own, ...span },
    ];
  });

const spanOfDays = (start: string | null, end: string | null): Span | null =>
  start === null || end === null ? null : { start: tickOfDay(start), end: tickAfterDay(end) };

export const windowBlocks = (
  mission: Mission | undefined,
  board: Board | null,
  labels: { readonly window: string; readonly preferred: string },
): readonly TimelineBlock[] => {
  const application = board?.conflictContext.applications.get(mission?.ship_time_request_id ?? 0);
  if (!application) return [];
  const window = spanOfDays(application.operational_window_start, application.operational_window_end);
  const preferred = spanOfDays(
    application.preferred_start_window_start,
    application.preferred_start_window_end,
  );
  return [
    ...(window ? [{ key: 'window', kind: 'window' as const, label: labels.window, ...window }] : []),
    ...(preferred
      ? [{ key: 'preferred', kind: 'preferred' as const, label: labels.preferred, ...preferred }]
      : []),
  ];
};

export const windowStrips = (
  missions: readonly Mission[],
  board: Board | null,
  wordsOf: (mission: Mission) => Pick<TimelineBar, 'title' | 'detail'>,
): readonly WindowStrip[] =>
  missions.flatMap((mission) => {
    const asked = board?.conflictContext.applications.get(mission.ship_time_request_id ?? 0);
    const window =
      asked && mission.start_date === null
        ? spanOfDays(asked.operational_window_start, asked.operational_window_end)
        : null;
    if (!window) return [];
    const { title, detail } = wordsOf(mission);
    return [{ key: `wanted-${mission.id}`, label: [title, detail].filter(Boolean).join(' · '), ...window }];
  });

export type TransitLabelFacts = {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly miles: number;
  readonly missing: number;
};

/** Transits to each stop and back to port; red if the time is too short. */
export const transitBlocks = (
  planId: number,
  board: Board | null,
  labelOf: (facts: TransitLabelFacts) => string,
): readonly TimelineBlock[] => {
  const lane = board?.lanes.find((each) => each.lane.vessel_plan_id === planId)?.lane;
  if (!board || !lane) return [];
  return itineraryOf(lane, board.conflictContext).flatMap((way) => {
    const { from_port_id: from, to_port_id: to, needed, available, distance, sails } = way;
    if (from === null || to === null || needed === null || needed === 0) return [];
    const missing = Math.max(0, needed - available);
    const facts = {
      ...{ from, to, days: ticksToDays(needed), missing: ticksToDays(missing) },
      miles: distance?.nautical_miles ?? 0,
    };
    return [
      {
        key: `transit-${way.to?.start ?? 'home'}`,
        kind: missing > 0 ? ('transit_short' as const) : ('transit' as const),
        start: way.to === null ? sails.start : sails.end - needed,
        end: sails.end,
        label: labelOf(facts),
      },
    ];
  });
};

const margin = 7 * ticksInDay;

export const yearSpan = (year: { readonly start_date: string; readonly end_date: string }): Span => ({
  start: tickOfDay(year.start_date),
  end: tickAfterDay(year.end_date),
});

export const spanAroundYear = (year: { readonly start_date: string; readonly end_date: string }): Span => {
  const { start, end } = yearSpan(year);
  return { start: start - 3 * margin, end: end + 3 * margin };
};

/** The fiscal year with a week on either side, extended to bars outside it. */
export const spanWithBars = (year: Span, spans: readonly Span[]): Span => ({
  start: Math.min(year.start, ...spans.map(({ start }) => start)) - margin,
  end: Math.max(year.end, ...spans.map(({ end }) => end)) + margin,
});
