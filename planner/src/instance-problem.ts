import { findSplits, findShorterLengths } from './mission-splits.ts';
import type { Instance, InstanceRequest, InstanceVessel, MissionPart, Plan } from './instance.ts';
import { ticksInYear } from './instance.ts';
import { unreachableTicks, type Item, type Option, type Problem, type Solution } from './problem.ts';

const pointsOfDay = [100, 120, 160, 220, 300];
const pointsOfTransit = 8;
const ticksInDay = 4;
const shareOfHalf = 0.95;
const shortestSplit = 8;
const longestBreak = 28;
const penalties = { second: 0.05, other: 0.15, berths: 0.02 };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const buildTravelTicksTable = (
  dist: Instance['dist'],
  { speed, range }: Pick<InstanceVessel, 'speed' | 'range'>,
): Int32Array => {
  const ports = dist.length;
  const travel = new Int32Array(ports * ports);
  dist.forEach((row, from) =>
    row.forEach((miles, to) => {
      const stops = miles === null ? 0 : Math.max(0, Math.ceil(miles / range) - 1);
      travel[from * ports + to] =
        miles === null
          ? unreachableTicks
          : Math.ceil((ticksInDay * miles) / (24 * speed)) + ticksInDay * stops;
    }),
  );
  return travel;
};

const wishPenalty = (request: InstanceRequest, vessel: InstanceVessel): number | null => {
  if (vessel.id === request.c1) return 0;
  if (vessel.id === request.c2) return penalties.second;
  const isCandidate =
    request.flexible && vessel.region === request.region && vessel.caps.includes(request.type);
  return isCandidate ? penalties.other : null;
};

type Piece = { request: InstanceRequest; part: MissionPart; item: number; ops: number };

const lengthOf = (
  request: InstanceRequest,
  { endurance }: InstanceVessel,
  part: MissionPart,
  ops: number,
) => {
  const isCut = request.leastPart !== undefined;
  const calls = Math.ceil(ops / endurance) - 1;
  const atSea = ops + ticksInDay * Math.max(0, calls);
  const mob = isCut && part === 'second' ? 0 : request.mob;
  const demob = isCut && part === 'first' ? 0 : request.demob;
  return { calls, atSea, mob, duration: mob + atSea + Math.ceil(0.05 * ops) + demob };
};

const optionOf = (
  { request, part, item, ops }: Piece,
  vessel: InstanceVessel,
  index: number,
): Option | null => {
  const wish = wishPenalty(request, vessel);
  const { calls, atSea, mob, duration } = lengthOf(request, vessel, part, ops);
  const isAble =
    vessel.berths >= request.minBerths &&
    (vessel.heli || !request.heli) &&
    vessel.range >= request.rangeNM &&
    (calls <= 0 || request.portCallOk);
  if (wish === null || !isAble) return null;
  const earliest = Math.max(0, request.ws - mob);
  const latest = Math.min(request.we - atSea - mob, ticksInYear - duration);
  if (latest < earliest) return null;
  const isAsAsked = part === 'whole' && ops === request.ops;
  const dayValue = (pointsOfDay[request.prio - 1] ?? 0) * (isAsAsked ? 1 : shareOfHalf);
  const points = Math.round((ops / ticksInDay) * dayValue);
  const share = wish + (vessel.berths < request.idealBerths ? penalties.berths : 0);
  const preferredFrom = clamp(request.ps - mob, earliest, latest);
  return {
    item,
    vessel: index,
    from: request.mobPort,
    to: request.demobPort,
    duration,
    earliest,
    latest,
    value: points - Math.round(points * share),
    preferredFrom,
    preferredTo: part === 'second' ? latest : clamp(request.pe - mob, preferredFrom, latest),
    penalty: Math.max(1, Math.round((points * 0.1) / 120)),
  };
};

export interface InstanceProblem {
  readonly problem: Problem;
  readonly pieces: readonly Piece[];
  readonly shortened: ReadonlyMap<Option, number>;
}

type Gathered = { readonly items: Item[]; readonly pieces: Piece[]; readonly options: Option[] };

const mostOps = (length: (ops: number) => number, room: number, ops: number): number => {
  let most = Math.min(ops, room);
  while (most > 0 && length(most) > room) most -= 1;
  return most;
};

const cutPieces = (
  request: InstanceRequest,
  vessel: InstanceVessel,
  index: number,
  into: Gathered,
): number[] => {
  const { leastPart = 0, leastOps = request.ops, ops } = request;
  const firsts: number[] = [];
  vessel.blocks.forEach((block, number) => {
    if (block.e - block.s > longestBreak) return;
    const free = Math.max(vessel.blocks[number - 1]?.e ?? 0, request.ws - request.mob);
    const until = Math.min(vessel.blocks[number + 1]?.s ?? ticksInYear, request.we + request.demob);
    const lasts = (part: MissionPart) => (ticks: number) => lengthOf(request, vessel, part, ticks).duration;
    const room = {
      before: mostOps(lasts('first'), block.s - free, ops),
      after: mostOps(lasts('second'), until - block.e, ops),
    };
    for (const { first, second } of findSplits(room, {
      ops,
      leastOps,
      leastFirst: leastPart,
      leastSecond: leastPart,
    })) {
      const item = into.items.length;
      const one = { request, part: 'first', item, ops: first } as const;
      const other = { request, part: 'second', item: item + 1, ops: second } as const;
      const before = optionOf(one, vessel, index);
      const after = optionOf(other, vessel, index);
      if (!before || !after) continue;
      const latest = Math.min(before.latest, block.s - before.duration);
      const earliest = Math.max(after.earliest, block.e);
      if (latest < before.earliest || after.latest < earliest) continue;
      firsts.push(item);
      into.pieces.push(one, other);
      into.items.push({ excludes: [], mate: item + 1 }, { excludes: [], mate: item });
      into.options.push(
        { ...before, to: block.pin, latest },
        { ...after, from: block.pout, earliest, preferredFrom: earliest },
      );
    }
  });
  return firsts;
};

const exclude = (items: Item[], whole: number, firsts: readonly number[]): void => {
  const all = [whole, ...firsts.flatMap((first) => [first, first + 1])];
  for (const item of all)
    items[item] = {
      ...(items[item] as Item),
      excludes: all.filter((other) => other !== item && other !== items[item]?.mate),
    };
};

const halfPieces = (request: InstanceRequest, whole: number, { items, pieces }: Gathered): void => {
  items[whole] = { excludes: [whole + 1, whole + 2] };
  items.push({ excludes: [whole] }, { excludes: [whole] });
  pieces.push(
    { request, part: 'first', item: whole + 1, ops: Math.ceil(request.ops / 2) },
    { request, part: 'second', item: whole + 2, ops: Math.floor(request.ops / 2) },
  );
};

const shorterOptions = (
  piece: Piece,
  vessel: InstanceVessel,
  index: number,
  shortened: Map<Option, number>,
): Option[] => {
  const { request } = piece;
  const { leastOps = request.ops, ops } = request;
  const ends = [...vessel.blocks.map(({ e }) => e), 0];
  const lasts = (ticks: number) => lengthOf(request, vessel, 'whole', ticks).duration;
  const rooms = ends.map((end) => {
    const next = vessel.blocks.find(({ s }) => s >= end)?.s ?? ticksInYear;
    const from = Math.max(end, request.ws - request.mob);
    return mostOps(lasts, Math.min(next, request.we + request.demob) - from, ops);
  });
  return findShorterLengths(rooms, { ops, leastOps }).flatMap((length) => {
    const option = optionOf({ ...piece, ops: length }, vessel, index);
    if (option) shortened.set(option, length);
    return option ?? [];
  });
};

export const buildInstanceProblem = (instance: Instance): InstanceProblem => {
  const into: Gathered = { items: [], pieces: [], options: [] };
  const { items, pieces, options } = into;
  const shortened = new Map<Option, number>();
  const everywhere = (piece: Piece) =>
    instance.vessels.flatMap((vessel, index) => optionOf(piece, vessel, index) ?? []);
  for (const request of instance.requests) {
    const whole = pieces.length;
    const piece = { request, part: 'whole', item: whole, ops: request.ops } as const;
    pieces.push(piece);
    items.push({ excludes: [] });
    options.push(...everywhere(piece));
    instance.vessels.forEach((vessel, index) =>
      options.push(...shorterOptions(piece, vessel, index, shortened)),
    );
    if (request.leastPart !== undefined) {
      const firsts = instance.vessels.flatMap((vessel, index) => cutPieces(request, vessel, index, into));
      exclude(items, whole, firsts);
    } else if (request.splittable && request.ops >= shortestSplit) {
      halfPieces(request, whole, into);
      options.push(...pieces.slice(whole + 1).flatMap(everywhere));
    }
  }
  const vessels = instance.vessels.map((vessel) => ({
    port: vessel.home,
    ports: instance.ports.length,
    travel: buildTravelTicksTable(instance.dist, vessel),
    blocks: vessel.blocks.map(({ s, e, pin, pout }) => ({ start: s, end: e, from: pin, to: pout })),
  }));
  return { problem: { transitCost: pointsOfTransit, vessels, items, options }, pieces, shortened };
};

export const planOfSolution = (
  { problem, pieces, shortened }: InstanceProblem,
  { placements }: Solution,
): Plan => ({
  missions: placements
    .map(({ option, start }) => {
      const placed = problem.options[option] as Option;
      const { request, part, ops } = pieces[placed.item] as Piece;
      const fewer =
        shortened.get(placed) ?? (request.leastPart !== undefined && part !== 'whole' ? ops : null);
      return {
        request: request.id,
        part,
        vessel: placed.vessel,
        start,
        ...(fewer !== null && { ops: fewer }),
      };
    })
    .toSorted((a, b) => a.vessel - b.vessel || a.start - b.start),
});
