import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { LaneWithStops } from '@shiptime/domain/plans/conflicts/lanes';
import { isDivisible } from '@shiptime/domain/plans/mission-decisions';
import type { Mission } from '@shiptime/domain/plans/missions';
import { minimumDaysAfterShortening } from '@shiptime/domain/plans/shortening-limits';
import { defaultBreakDays, splitIntoParts, type SplitPoint } from '@shiptime/domain/plans/split-into-parts';
import { ticksToDays, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { addLengthsOneTickLonger, findSplits, findShorterLengths } from '../mission-splits.ts';
import type { Item, Option } from '../problem.ts';
import { type PlanningParameters, pointsOfMission } from './planning-parameters.ts';
import type { MovableMission } from './movable-missions.ts';
import {
  addSameDateOption,
  bonusForKeepingPlace,
  createPlacementOptions,
  type StartRange,
  findStartRanges,
} from './placement-options.ts';
import { isOfAffectedApplication, ticksBesideAffected } from './affected-applications.ts';
import type { PortIndex } from './port-index.ts';
import {
  mergeConstraintsIntoInterruptions,
  type VesselInterruption,
  freeTicksAround,
  freeTicksBetween,
  fixedStopsExceptMission,
} from './free-time.ts';
import {
  minimumTicksOfParts,
  findLengthLimits,
  passageTicksOf,
  passageOfParts,
  portOfSplit,
  reachesFarthestStation,
  shortestPassageTicks,
  passageWithOneDayOfWork,
} from './passage-limits.ts';
import { planningSpanOf } from './planning-span.ts';

const bargainPrice = { affected: 0.05, unaffected: 0.2 };

type Priced = Pick<ShorteningContext, 'board' | 'wishes'>;

const priceOf = (mission: Mission, { board, wishes: { affected } }: Priced): number =>
  affected === undefined || isOfAffectedApplication(board, affected, mission)
    ? bargainPrice.affected
    : bargainPrice.unaffected;

const longestWait = ticksInDay;

const mostSplits = 8;

export type PartOfSplit = { readonly piece: number; readonly mission: Mission; readonly at: SplitPoint };

export type ShorterOption = { readonly option: Option; readonly days: number };

export type ShorteningContext = {
  readonly board: Board;
  readonly wishes: PlanningParameters;
  readonly ports: PortIndex;
  readonly staying: ReadonlySet<number>;
  readonly pieces: readonly MovableMission[];
};

type OnLane = { readonly item: number; readonly vessel: number; readonly lane: LaneWithStops };

const neighbourhoods = (lane: LaneWithStops, mission: Mission, staying: ReadonlySet<number>) => [
  fixedStopsExceptMission(lane, mission, ({ id }) => staying.has(id)),
  fixedStopsExceptMission(lane, mission, () => true),
];

const roomContext = ({ board, ports, wishes: { notBefore } }: ShorteningContext, lane: LaneWithStops) => ({
  board,
  lane,
  ports,
  notBefore,
});

const plannedOperationsStart = (
  { board }: Pick<ShorteningContext, 'board'>,
  { mission, start }: MovableMission,
): number | null =>
  start === null ? null : start + planningSpanOf(board).origin + daysToTicks(mission.mobilization_days);

const pointsOfLength = (mission: Mission, ticks: number, asked: Priced): number =>
  pointsOfMission({ ...mission, operational_days: ticksToDays(ticks) }, asked.wishes) *
  (1 - priceOf(mission, asked));

/** Sets `ceiling`: the highest value of any length shorter than `below` ticks. */
export const setValueCeiling = (
  asked: Priced,
  { mission, start }: MovableMission,
  { option, days }: ShorterOption,
  below: number,
): Option => {
  const { wishes } = asked;
  const { ceiling: _ceiling, ...exact } = option;
  const ticks = daysToTicks(days);
  if (below - 1 <= ticks) return exact;
  const more = pointsOfLength(mission, below - 1, asked) / pointsOfLength(mission, ticks, asked);
  const bonus = bonusForKeepingPlace({ mission, start }, wishes, pointsOfMission(mission, wishes));
  return { ...exact, ceiling: Math.ceil((option.value - bonus) * more + bonus) + 1 };
};

/** Options of one length; `below`: next longer length that has options of its own. */
export const createShorterOptionsOfLength = (
  asked: Omit<ShorteningContext, 'staying' | 'pieces'>,
  piece: MovableMission,
  on: OnLane,
  ticks: number,
  below: number,
): ShorterOption[] => {
  const { board, wishes, ports } = asked;
  const days = ticksToDays(ticks);
  const mission = { ...piece.mission, operational_days: days };
  const points = pointsOfLength(mission, ticks, asked);
  const wholePoints = pointsOfMission(piece.mission, wishes);
  const part = { ...piece, mission };
  const options = createPlacementOptions(board, part, on, ports, wishes, { points, wholePoints });
  return addSameDateOption(part, options, on.lane, wishes).map((option) => ({
    option: setValueCeiling(asked, piece, { option, days }, below),
    days,
  }));
};

export const createShorterOptions = (
  asked: ShorteningContext,
  piece: MovableMission,
  on: OnLane,
): ShorterOption[] => {
  const limits = findLengthLimits(asked, piece, on.lane);
  if (limits.leastOps >= limits.ops) return [];
  const rooms = neighbourhoods(on.lane, piece.mission, asked.staying).flatMap((stops) =>
    freeTicksBetween(roomContext(asked, on.lane), piece.mission, stops, plannedOperationsStart(asked, piece)),
  );
  const shared = ticksBesideAffected(asked, piece, on.lane, rooms).filter(
    (ticks) => ticks > limits.leastOps && ticks < limits.ops,
  );
  const lengths = addLengthsOneTickLonger([...findShorterLengths(rooms, limits, 4), ...shared], limits.ops);
  return lengths.flatMap((ticks, index) =>
    createShorterOptionsOfLength(asked, piece, on, ticks, lengths[index - 1] ?? limits.ops),
  );
};

const clip = (stretches: readonly StartRange[], first: number, last: number): StartRange[] =>
  stretches
    .map((stretch) => ({ first: Math.max(stretch.first, first), last: Math.min(stretch.last, last) }))
    .filter((stretch) => stretch.first <= stretch.last);

const standsIn = (
  asked: ShorteningContext,
  piece: MovableMission,
  { start: from, end, isBreakdown }: VesselInterruption,
): boolean => {
  const { wishes } = asked;
  const { mission } = piece;
  const begins = plannedOperationsStart(asked, piece);
  const isLong = end - from > daysToTicks(wishes.longestBreak ?? defaultBreakDays);
  if (isLong && !(isBreakdown && begins !== null)) return false;
  if (begins === null || wishes.affected?.has(mission.id)) return true;
  return begins < from && from < begins + daysToTicks(mission.operational_days);
};

const splitsOf = (asked: ShorteningContext, piece: MovableMission, lane: LaneWithStops) => {
  const { staying } = asked;
  const { mission } = piece;
  const ops = daysToTicks(mission.operational_days);
  const leastOps = daysToTicks(minimumDaysAfterShortening(mission.operational_days, asked.wishes.shorterBy));
  const begins = plannedOperationsStart(asked, piece);
  const leastDays = daysToTicks(asked.wishes.leastPart ?? 0);
  return mergeConstraintsIntoInterruptions(lane, leastDays)
    .filter((each) => standsIn(asked, piece, each))
    .flatMap((interruption) => {
      const wished = begins === null ? [] : [interruption.start - begins, interruption.end - begins];
      const passage = passageOfParts(asked, piece, interruption, lane);
      const [leastFirst = 0, leastSecond = 0] = passage.map(({ nearest }) =>
        Math.max(leastDays, passageWithOneDayOfWork(nearest)),
      );
      const limits = {
        ops,
        leastOps: Math.max(leastOps, minimumTicksOfParts(asked, piece, passage, lane)),
        leastFirst,
        leastSecond,
      };
      const cuts = neighbourhoods(lane, mission, staying).flatMap((stops) =>
        findSplits(freeTicksAround(roomContext(asked, lane), mission, stops, interruption), limits, wished),
      );
      const known = new Map(cuts.map((cut) => [`${cut.first}:${cut.second}`, cut]));
      const added = Math.max(0, shortestPassageTicks(passage) - passageTicksOf(asked, piece, lane));
      return [...known.values()]
        .filter((cut) => reachesFarthestStation(cut, passage))
        .map((cut) => ({ cut, interruption, added }));
    })
    .slice(0, mostSplits);
};

type Pair = { readonly parts: readonly [PartOfSplit, PartOfSplit]; readonly options: readonly Option[] };

const pairOf = (
  { board, wishes, ports }: ShorteningContext,
  piece: MovableMission,
  index: number,
  { item, vessel, lane }: OnLane,
  { cut, interruption, added }: ReturnType<typeof splitsOf>[number],
): Pair | null => {
  const { origin } = planningSpanOf(board);
  const [first, second] = [ticksToDays(cut.first), ticksToDays(cut.second)];
  const at = { first, second, port_id: portOfSplit(piece.mission, interruption) };
  const parts = splitIntoParts(piece.mission, at);
  const worked = { ...piece.mission, operational_days: first + second - ticksToDays(added) };
  const whole = pointsOfMission(worked, wishes) * (1 - priceOf(piece.mission, { board, wishes }));
  const [begins, resumes] = [interruption.start - origin, interruption.end - origin];
  const options = parts.map((mission, half) => {
    const isFirst = half === 0;
    const wanted = isFirst ? piece.start : piece.start === null ? null : resumes;
    const share = mission.operational_days / (first + second);
    const points = whole * share;
    const wholePoints = pointsOfMission(piece.mission, wishes) * share;
    const lasts = daysToTicks(
      mission.mobilization_days + mission.operational_days + mission.demobilization_days,
    );
    const all = findStartRanges(board, mission, wishes.notBefore);
    const stretches = isFirst
      ? clip(all, begins - lasts - longestWait, begins - lasts)
      : clip(all, resumes, resumes + longestWait);
    const on = { item: item + half, vessel, lane };
    const made = createPlacementOptions(board, { ...piece, mission, start: wanted }, on, ports, wishes, {
      points,
      wholePoints,
      stretches,
    });
    if (!isFirst) return made.map((option) => ({ ...option, preferredTo: option.latest }));
    const { start } = piece;
    if (start === null) return made;
    const near = made.map((option) => ({ ...option, preferredFrom: start, preferredTo: start }));
    return addSameDateOption({ ...piece, mission }, near, lane, wishes);
  });
  if (options.some((some) => some.length === 0)) return null;
  const [before, after] = parts;
  return {
    parts: [
      { piece: index, mission: before, at },
      { piece: index, mission: after, at },
    ],
    options: options.flat(),
  };
};

export type SplitOptions = {
  readonly items: readonly Item[];
  readonly parts: readonly PartOfSplit[];
  readonly options: readonly Option[];
};

export const buildSplitOptions = (
  asked: ShorteningContext,
  pieces: readonly MovableMission[],
  lanes: readonly LaneWithStops[],
): SplitOptions => {
  const { leastPart } = asked.wishes;
  const items: Item[] = pieces.map(() => ({ excludes: [] }));
  const parts: PartOfSplit[] = [];
  const options: Option[] = [];
  if (leastPart === undefined) return { items, parts, options };
  pieces.forEach((piece, index) => {
    const vessel = lanes.findIndex((lane) => lane.vessel.id === piece.vessel_id);
    const lane = lanes[vessel];
    if (!lane || asked.wishes.mustStay?.has(piece.mission.id) || !isDivisible(piece.mission, leastPart))
      return;
    const own = [index];
    for (const split of splitsOf(asked, piece, lane)) {
      const item = items.length;
      const pair = pairOf(asked, piece, index, { item, vessel, lane }, split);
      if (!pair) continue;
      items.push({ excludes: [], mate: item + 1 }, { excludes: [], mate: item });
      parts.push(...pair.parts);
      options.push(...pair.options);
      own.push(item, item + 1);
    }
    if (own.length === 1) return;
    for (const item of own) {
      const excludes = own.filter((other) => other !== item && other !== items[item]?.mate);
      items[item] = { ...(items[item] as Item), excludes };
    }
  });
  return { items, parts, options };
};
