import type { Instance, Plan } from './instance.ts';

export interface PlanEvaluation {
  readonly broken: readonly string[];
  readonly value: number;
}

type Stop = { name: string; start: number; end: number; from: number; to: number };

type Request = Instance['requests'][number];
type Vessel = Instance['vessels'][number];
type Mission = Plan['missions'][number];

const nameOf = (mission: Mission) =>
  `request ${mission.request} (${mission.part}) on vessel ${mission.vessel}`;

const timesOf = ({ part, ops: said }: Mission, request: Request, vessel: Vessel) => {
  let ops = request.ops;
  if (part === 'first') ops = Math.ceil(request.ops / 2);
  if (part === 'second') ops = Math.floor(request.ops / 2);
  if (said !== undefined) ops = said;
  const isCut = request.leastPart !== undefined;
  const mob = isCut && part === 'second' ? 0 : request.mob;
  const demob = isCut && part === 'first' ? 0 : request.demob;
  const calls = Math.ceil(ops / vessel.endurance) - 1;
  const contingency = Math.ceil(0.05 * ops);
  const duration = mob + ops + 4 * calls + contingency + demob;
  const earliest = Math.max(0, request.ws - mob);
  const latest = Math.min(request.we - (ops + 4 * calls) - mob, 1460 - duration);
  return { ops, mob, calls, duration, earliest, latest };
};

const portsOf = (mission: Mission, request: Request, vessel: Vessel) => {
  const { mobPort: from, demobPort: to } = request;
  if (request.leastPart === undefined || mission.part === 'whole') return { from, to };
  const { start } = mission;
  const { duration } = timesOf(mission, request, vessel);
  if (mission.part === 'first') {
    const next = vessel.blocks.find(({ s }) => s >= start + duration);
    return { from, to: next?.pin ?? to };
  }
  return { from: vessel.blocks.findLast(({ e }) => e <= start)?.pout ?? from, to };
};

const brokenByDays = (missions: readonly Mission[], request: Request, vessel: Vessel): string[] => {
  const least = request.leastOps ?? request.ops;
  const name = `request ${request.id}`;
  const ops = missions.map((mission) => timesOf(mission, request, vessel).ops);
  const total = ops.reduce((sum, each) => sum + each, 0);
  const isHalf = request.leastPart === undefined && missions.some(({ part }) => part !== 'whole');
  if (isHalf) return missions.some((mission) => mission.ops !== undefined) ? [`${name}: no half`] : [];
  const broken = total < least || total > request.ops ? [`${name}: ${total} ticks at work`] : [];
  const [first, second] = ['first', 'second'].map((part) => missions.find((each) => each.part === part));
  if (!first && !second) return broken;
  if (!first || !second || missions.length !== 2) return [...broken, `${name}: one part alone`];
  if (first.vessel !== second.vessel) broken.push(`${name}: on two vessels`);
  if (ops.some((each) => each < (request.leastPart ?? 0))) broken.push(`${name}: a part too short`);
  const end = first.start + timesOf(first, request, vessel).duration;
  const isAround = vessel.blocks.some(({ s, e }) => e - s <= 28 && end <= s && e <= second.start);
  return isAround ? broken : [...broken, `${name}: split around nothing`];
};

const brokenBy = (mission: Mission, request: Request, vessel: Vessel): string[] => {
  const broken: string[] = [];
  const name = nameOf(mission);
  const { calls, earliest, latest } = timesOf(mission, request, vessel);
  const isDivisible = request.leastPart !== undefined || (request.splittable && request.ops >= 8);
  if (mission.part !== 'whole' && !isDivisible) broken.push(`${name}: not to be split`);
  const isCandidate =
    request.flexible && vessel.region === request.region && vessel.caps.includes(request.type);
  if (vessel.id !== request.c1 && vessel.id !== request.c2 && !isCandidate)
    broken.push(`${name}: neither chosen nor a candidate`);
  if (vessel.berths < request.minBerths) broken.push(`${name}: too few berths`);
  if (request.heli && !vessel.heli) broken.push(`${name}: no helicopter`);
  if (vessel.range < request.rangeNM) broken.push(`${name}: out of range`);
  if (calls > 0 && !request.portCallOk) broken.push(`${name}: endurance`);
  if (mission.start < earliest || mission.start > latest) broken.push(`${name}: outside its window`);
  return broken;
};

const pointsOf = (mission: Mission, request: Request, vessel: Vessel): number => {
  const { ops, mob, earliest, latest } = timesOf(mission, request, vessel);
  const isCut = mission.part !== 'whole' && request.leastPart !== undefined;
  const weight = [100, 120, 160, 220, 300][request.prio - 1] ?? Number.NaN;
  const isAsAsked = mission.part === 'whole' && ops === request.ops;
  const points = Math.round((ops / 4) * weight * (isAsAsked ? 1 : 0.95));
  let share = 0.15;
  if (vessel.id === request.c2) share = 0.05;
  if (vessel.id === request.c1) share = 0;
  if (vessel.berths < request.idealBerths) share += 0.02;
  const low =
    isCut && mission.part === 'second' ? earliest : Math.min(Math.max(request.ps - mob, earliest), latest);
  const high = mission.part === 'second' ? latest : Math.min(Math.max(request.pe - mob, low), latest);
  const outside = Math.max(0, low - mission.start, mission.start - high);
  return points - Math.round(points * share) - outside * Math.max(1, Math.round((points * 0.1) / 120));
};

const sail = (instance: Instance, vessel: Vessel, stops: readonly Stop[]): PlanEvaluation => {
  const broken: string[] = [];
  let value = 0;
  let port = vessel.home;
  let free = 0;
  for (const stop of stops.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const miles = instance.dist[port]?.[stop.from];
    if (miles === null || miles === undefined) {
      broken.push(`${stop.name}: no way there`);
      continue;
    }
    const refuelling = Math.max(0, Math.ceil(miles / vessel.range) - 1);
    const way = Math.ceil((4 * miles) / (24 * vessel.speed)) + 4 * refuelling;
    if (stop.start < free + way) broken.push(`${stop.name}: too early by ${free + way - stop.start}`);
    value -= 8 * way;
    port = stop.to;
    free = stop.end;
  }
  return { broken, value };
};

const blocksOf = ({ blocks }: Vessel): Stop[] =>
  blocks.map(({ s, e, pin, pout }) => ({ name: 'a block', start: s, end: e, from: pin, to: pout }));

/** Checks plans without sharing code with the search. */
export const evaluatePlan = (instance: Instance, plan: Plan): PlanEvaluation => {
  const broken: string[] = [];
  let value = 0;
  const seen = new Map<number, Set<string>>();
  const stops = new Map(instance.vessels.map((vessel) => [vessel.id, blocksOf(vessel)]));
  for (const mission of plan.missions) {
    const name = nameOf(mission);
    const request = instance.requests.find(({ id }) => id === mission.request);
    const vessel = instance.vessels.find(({ id }) => id === mission.vessel);
    if (!request || !vessel || !Number.isInteger(mission.start)) {
      broken.push(`${name}: unknown, or no whole start`);
      continue;
    }
    const before = seen.get(request.id) ?? new Set();
    if (before.has(mission.part) || before.has('whole') || (mission.part === 'whole' && before.size > 0))
      broken.push(`${name}: placed twice`);
    seen.set(request.id, before.add(mission.part));
    broken.push(...brokenBy(mission, request, vessel));
    const end = mission.start + timesOf(mission, request, vessel).duration;
    const { from, to } = portsOf(mission, request, vessel);
    stops.get(vessel.id)?.push({ name, start: mission.start, end, from, to });
    value += pointsOf(mission, request, vessel);
  }
  for (const request of instance.requests) {
    const missions = plan.missions.filter((mission) => mission.request === request.id);
    const vessel = instance.vessels.find(({ id }) => id === missions[0]?.vessel);
    if (vessel) broken.push(...brokenByDays(missions, request, vessel));
  }
  for (const vessel of instance.vessels) {
    const voyage = sail(instance, vessel, stops.get(vessel.id) ?? []);
    broken.push(...voyage.broken);
    value += voyage.value;
  }
  return { broken, value };
};
