import type { LaneWithStops, LaneStop } from '@shiptime/domain/plans/conflicts/lanes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { overlapTicks } from '@shiptime/domain/plans/missions';
import { maximumDaysToCut } from '@shiptime/domain/plans/shortening-limits';
import { daysToTicks } from '@shiptime/domain/plans/ticks';
import { indexProblem } from '../indexed-problem.ts';
import type { Option } from '../problem.ts';
import { VesselRoutes } from '../routes.ts';
import type { FleetProblem } from './fleet-problem.ts';
import { mergeStopsIntoBlocks } from './merge-stops-into-blocks.ts';
import type { MovableMission } from './movable-missions.ts';
import { departureAtYearStart } from './planning-span.ts';

/** Smallest change in days that would make a mission fit. */
export type FoundRelaxation =
  | { readonly code: 'fewer_days' | 'earlier_window' | 'later_window'; readonly days: number }
  | {
      readonly code: 'constraint_earlier' | 'constraint_later';
      readonly days: number;
      readonly constraint_id: number;
      readonly constraint: string;
    };

export type RelaxationContext = {
  readonly posed: FleetProblem;
  readonly lane: LaneWithStops;
  readonly options: readonly Option[];
  readonly travel: Int32Array;
  readonly pinned: ReadonlySet<number>;
  readonly missions: readonly Mission[];
};

type Change = (option: Option) => Option;
const asItIs: Change = (option) => option;

export const findBestInsertion = (
  { posed, lane, options, travel, pinned }: RelaxationContext,
  missions: readonly Mission[],
  change = asItIs,
): { gain: number; option: Option } | null => {
  const { span } = posed;
  const there = new Set(missions.map(({ id }) => id));
  const blocks = mergeStopsIntoBlocks(lane, (id) => pinned.has(id) || there.has(id), span, posed.ports);
  const vessel = {
    port: posed.ports.of(departureAtYearStart(lane, span).port_id),
    ports: posed.ports.count,
    travel,
    blocks,
  };
  const { transitCost } = posed.problem;
  const moved = options.map((option) => ({ ...change(option), item: 0, vessel: 0 }));
  const routes = new VesselRoutes(
    indexProblem({ transitCost, vessels: [vessel], items: [{ excludes: [] }], options: moved }),
  );
  let best: { gain: number; option: Option } | null = null;
  options.forEach((option, index) => {
    const found = { gain: 0, position: -1 };
    routes.best(index, found);
    if (found.position >= 0 && found.gain > (best?.gain ?? Number.NEGATIVE_INFINITY))
      best = { gain: found.gain, option };
  });
  return best;
};

const mostDaysOtherWindow = 42;

/** Smallest whole number of days for which `fits` is true, by bisection; null if none up to `most`. */
const leastDays = (most: number, fits: (days: number) => boolean): number | null => {
  if (most < 1 || !fits(most)) return null;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const mostDaysMoved = 14;
const mostConstraints = 2;

const shifted = (stop: LaneStop, ticks: number): LaneStop => ({
  ...stop,
  start: stop.start + ticks,
  end: stop.end + ticks,
});

const laneWithMoved = (
  { lane, pinned }: RelaxationContext,
  missions: readonly Mission[],
  constraint: LaneStop,
  ticks: number,
): LaneWithStops | null => {
  const moved = shifted(constraint, ticks);
  const there = new Set(missions.map(({ id }) => id));
  const others = lane.stops.filter(
    (stop) => stop !== constraint && stop.constraint !== constraint.constraint,
  );
  const isTaken = others.some(
    (stop) =>
      (stop.subject === null || pinned.has(stop.subject.mission.id) || there.has(stop.subject.mission.id)) &&
      overlapTicks(stop, moved) > 0,
  );
  if (isTaken) return null;
  const stops = [...others, moved].toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { ...lane, stops };
};

const movedConstraints = (asked: RelaxationContext, missions: readonly Mission[]): FoundRelaxation[] => {
  const { lane, options, posed } = asked;
  const { origin } = posed.span;
  const reach = daysToTicks(mostDaysMoved);
  const from = Math.min(...options.map(({ earliest }) => earliest)) + origin - reach;
  const to = Math.max(...options.map(({ latest, duration }) => latest + duration)) + origin + reach;
  const near = lane.constraints.filter(({ start, end }) => start < to && end > from);
  const found = near.flatMap((stop): FoundRelaxation[] => {
    const { constraint } = stop;
    if (!constraint || constraint.kind === 'breakdown') return [];
    for (let days = 1; days <= mostDaysMoved; days += 1)
      for (const [code, sign] of [
        ['constraint_earlier', -1],
        ['constraint_later', 1],
      ] as const) {
        const moved = laneWithMoved(asked, missions, stop, sign * daysToTicks(days));
        if (moved && findBestInsertion({ ...asked, lane: moved }, missions))
          return [{ code, days, constraint_id: constraint.id, constraint: constraint.name }];
      }
    return [];
  });
  return found.toSorted((a, b) => a.days - b.days).slice(0, mostConstraints);
};

export const findRelaxations = (
  asked: RelaxationContext,
  missions: readonly Mission[],
  { mission }: Pick<MovableMission, 'mission'>,
): FoundRelaxation[] => {
  const { posed } = asked;
  const { origin, start, end } = posed.span;
  const last = end - origin;
  const first = Math.max(start, posed.wishes.notBefore) - origin;
  const ways: readonly [
    'fewer_days' | 'earlier_window' | 'later_window',
    number,
    (ticks: number) => Change,
  ][] = [
    [
      'fewer_days',
      maximumDaysToCut(mission.operational_days),
      (ticks) => (option) => ({
        ...option,
        duration: Math.max(1, option.duration - ticks),
        latest: Math.min(option.latest + ticks, last),
      }),
    ],
    [
      'earlier_window',
      mostDaysOtherWindow,
      (ticks) => (option) => ({ ...option, earliest: Math.max(first, option.earliest - ticks) }),
    ],
    [
      'later_window',
      mostDaysOtherWindow,
      (ticks) => (option) => ({
        ...option,
        latest: Math.min(last - option.duration, option.latest + ticks),
      }),
    ],
  ];
  const own = ways.flatMap(([code, most, change]) => {
    const days = leastDays(
      most,
      (number) => findBestInsertion(asked, missions, change(daysToTicks(number))) !== null,
    );
    return days === null ? [] : { code, days };
  });
  return [...own, ...movedConstraints(asked, missions)];
};
