import type { Instance, InstanceRequest, InstanceVessel, Part, Plan } from './instance.ts';
import { ticksInYear } from './instance.ts';
import { noWay, type Item, type Option, type Problem, type Solution } from './problem.ts';

const pointsOfDay = [100, 120, 160, 220, 300];
const pointsOfTransit = 8;
const ticksInDay = 4;
const shareOfHalf = 0.95;
const shortestSplit = 8;
const penalties = { second: 0.05, other: 0.15, berths: 0.02 };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The ways of one vessel; fuel is taken on after each range. */
export const travelOf = (
  dist: Instance['dist'],
  { speed, range }: Pick<InstanceVessel, 'speed' | 'range'>,
): Int32Array => {
  const ports = dist.length;
  const travel = new Int32Array(ports * ports);
  dist.forEach((row, from) =>
    row.forEach((miles, to) => {
      const stops = miles === null ? 0 : Math.max(0, Math.ceil(miles / range) - 1);
      travel[from * ports + to] =
        miles === null ? noWay : Math.ceil((ticksInDay * miles) / (24 * speed)) + ticksInDay * stops;
    }),
  );
  return travel;
};

const opsOf = ({ ops }: InstanceRequest, part: Part): number =>
  part === 'whole' ? ops : part === 'first' ? Math.ceil(ops / 2) : Math.floor(ops / 2);

const wishPenalty = (request: InstanceRequest, vessel: InstanceVessel): number | null => {
  if (vessel.id === request.c1) return 0;
  if (vessel.id === request.c2) return penalties.second;
  const isCandidate =
    request.flexible && vessel.region === request.region && vessel.caps.includes(request.type);
  return isCandidate ? penalties.other : null;
};

type Piece = { request: InstanceRequest; part: Part; item: number };

const optionOf = ({ request, part, item }: Piece, vessel: InstanceVessel, index: number): Option | null => {
  const wish = wishPenalty(request, vessel);
  const ops = opsOf(request, part);
  const calls = Math.ceil(ops / vessel.endurance) - 1;
  const isAble =
    vessel.berths >= request.minBerths &&
    (vessel.heli || !request.heli) &&
    vessel.range >= request.rangeNM &&
    (calls <= 0 || request.portCallOk);
  if (wish === null || !isAble) return null;
  const atSea = ops + ticksInDay * Math.max(0, calls);
  const duration = request.mob + atSea + Math.ceil(0.05 * ops) + request.demob;
  const earliest = Math.max(0, request.ws - request.mob);
  const latest = Math.min(request.we - atSea - request.mob, ticksInYear - duration);
  if (latest < earliest) return null;
  const dayValue = (pointsOfDay[request.prio - 1] ?? 0) * (part === 'whole' ? 1 : shareOfHalf);
  const points = Math.round((ops / ticksInDay) * dayValue);
  const share = wish + (vessel.berths < request.idealBerths ? penalties.berths : 0);
  const preferredFrom = clamp(request.ps - request.mob, earliest, latest);
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
    preferredTo: part === 'second' ? latest : clamp(request.pe - request.mob, preferredFrom, latest),
    penalty: Math.max(1, Math.round((points * 0.1) / 120)),
  };
};

export interface InstanceProblem {
  readonly problem: Problem;
  readonly pieces: readonly Piece[];
}

export const problemOfInstance = (instance: Instance): InstanceProblem => {
  const pieces: Piece[] = [];
  const items: Item[] = [];
  for (const request of instance.requests) {
    const whole = pieces.length;
    pieces.push({ request, part: 'whole', item: whole });
    if (!request.splittable || request.ops < shortestSplit) {
      items.push({ excludes: [] });
      continue;
    }
    items.push({ excludes: [whole + 1, whole + 2] }, { excludes: [whole] }, { excludes: [whole] });
    pieces.push({ request, part: 'first', item: whole + 1 }, { request, part: 'second', item: whole + 2 });
  }
  const options = pieces.flatMap((piece) =>
    instance.vessels.flatMap((vessel, index) => optionOf(piece, vessel, index) ?? []),
  );
  const vessels = instance.vessels.map((vessel) => ({
    port: vessel.home,
    ports: instance.ports.length,
    travel: travelOf(instance.dist, vessel),
    blocks: vessel.blocks.map(({ s, e, pin, pout }) => ({ start: s, end: e, from: pin, to: pout })),
  }));
  return { problem: { transitCost: pointsOfTransit, vessels, items, options }, pieces };
};

export const planOf = ({ problem, pieces }: InstanceProblem, { placements }: Solution): Plan => ({
  missions: placements
    .map(({ option, start }) => {
      const { item, vessel } = problem.options[option] as Option;
      const { request, part } = pieces[item] as Piece;
      return { request: request.id, part, vessel, start };
    })
    .toSorted((a, b) => a.vessel - b.vessel || a.start - b.start),
});
