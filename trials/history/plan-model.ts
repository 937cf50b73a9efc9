import { type Outcome, refusedOutcome } from './application-model.ts';
import type { ModelAction, Step } from './model-actions.ts';
import {
  acceptedStatus,
  clarificationStatus,
  inReviewStatus,
  lengthOf,
  type Level,
  type Mission,
  type Person,
  type Plan,
  submittedStatus,
  type ModelState,
} from './world.ts';

type No = readonly [number, string?] | undefined;

const done = (world: ModelState, no: No, status: number, next: () => ModelState): Outcome[] => [
  no ? refusedOutcome(world, no) : { status, next },
];

const levelOf: Readonly<Record<3 | 4, Level>> = { 3: 'regional', 4: 'national' };

const elsewhere = (who: Person, vessel: number, levels: readonly Level[]): No => {
  if (who.role === 5) return undefined;
  if (who.role === 3 && !who.vessels.includes(vessel)) return [403, 'not_your_vessel'];
  if (who.role !== 3 && who.role !== 4) return [403, 'forbidden'];
  return levels.includes(levelOf[who.role]) ? undefined : [403, 'level_not_yours'];
};

const outside = ({ role }: Person): No => (role < 3 ? [403, 'forbidden'] : undefined);

const unedited = (who: Person, plan: Plan): No =>
  elsewhere(who, plan.vessel, ['regional', 'national']) ??
  (plan.level === 'final' ? [409, 'read_only'] : undefined) ??
  elsewhere(who, plan.vessel, [plan.level]);

const isOutside = ({ year }: ModelState, mission: Mission): boolean =>
  mission.start !== null && (mission.start < year.from || mission.start + lengthOf(mission) > year.to);

const overlaps = (world: ModelState, mission: Mission): boolean =>
  mission.start !== null &&
  world.missions.some(
    (other) =>
      other !== mission &&
      (other.id !== mission.id || mission.id === 0) &&
      other.vessel === mission.vessel &&
      other.start !== null &&
      other.start < mission.start! + lengthOf(mission) &&
      mission.start! < other.start + lengthOf(other),
  );

const isBlocked = ({ blocks }: ModelState, mission: Mission): boolean =>
  mission.start !== null &&
  blocks.some(
    ({ vessel, from, to }) =>
      vessel === mission.vessel && from < mission.start! + lengthOf(mission) && mission.start! < to,
  );

const unfit = (world: ModelState, mission: Mission): No =>
  (isOutside(world, mission) ? [422] : undefined) ??
  (overlaps(world, mission) ? [409, 'overlap'] : undefined);

const changed = (world: ModelState, ...after: readonly Mission[]): ModelState => ({
  ...world,
  missions: [...world.missions.filter(({ id }) => id === 0 || after.every((one) => one.id !== id)), ...after],
});

const isLast = ({ missions, applications }: ModelState, mission: Mission): No => {
  if (mission.application === null) return undefined;
  const others = missions.filter(
    ({ id, application }) => id !== mission.id && application === mission.application,
  );
  const own = applications.find(({ id }) => id === mission.application)?.vessel;
  const leavesOwn = mission.vessel === own && others.every(({ vessel }) => vessel !== own);
  return others.length === 0 || leavesOwn ? [409, 'last_mission'] : undefined;
};

const moved = (
  world: ModelState,
  mission: Mission,
  plan: Plan | undefined,
  no: No,
  vessel: number,
): Outcome[] => {
  const there = { ...mission, vessel };
  const start = overlaps(world, there) || isBlocked(world, there) ? null : mission.start;
  const stands: No =
    (plan === undefined || vessel === mission.vessel ? [422] : undefined) ??
    (plan!.level === 'regional' ? [409, 'plan_level'] : undefined) ??
    (plan!.level === 'final' ? [409, 'read_only'] : undefined);
  return done(world, no ?? isLast(world, mission) ?? stands, 200, () => changed(world, { ...there, start }));
};

const split = (world: ModelState, mission: Mission, no: No, kept: number): Outcome[] => {
  const whole = mission.operational;
  const stands: No = (whole < 2 ? [409, 'limit_reached'] : undefined) ?? (kept >= whole ? [422] : undefined);
  const first = { ...mission, operational: kept, after: 0 };
  const start = mission.start === null ? null : mission.start + mission.before + kept;
  const second = { ...mission, id: 0, before: 0, operational: whole - kept, start };
  return done(world, no ?? stands, 201, () => changed(world, first, second));
};

export const predictMissionOutcomes = (
  world: ModelState,
  deed: Extract<ModelAction, { mission: number }>,
  who: Person,
): Outcome[] => {
  const hidden = outside(who);
  if (hidden) return [refusedOutcome(world, hidden)];
  const mission = world.missions.find(({ id }) => id === deed.mission);
  const plan = mission && world.plans.find(({ vessel }) => vessel === mission.vessel);
  if (!mission || !plan) return [refusedOutcome(world, [404])];
  const no = unedited(who, plan);
  if (deed.kind === 'delete mission')
    return done(world, no ?? isLast(world, mission), 204, () => ({
      ...world,
      missions: world.missions.filter((one) => one !== mission),
    }));
  if (deed.kind === 'move') {
    const target = world.plans.find(({ vessel }) => vessel === deed.vessel);
    return moved(world, mission, target, no, deed.vessel);
  }
  if (deed.kind === 'split') return split(world, mission, no, deed.operational);
  const after =
    deed.kind === 'place' ? { ...mission, start: deed.start } : { ...mission, operational: deed.operational };
  const isSame = after.start === mission.start && lengthOf(after) === lengthOf(mission);
  return done(world, no ?? (isSame ? undefined : unfit(world, after)), 200, () => changed(world, after));
};

const leads: Readonly<Record<Step, Partial<Record<Level, Level>>>> = {
  send_to_national: { regional: 'national' },
  send_to_executive: { national: 'executive' },
  set_final: { executive: 'final' },
  return: { national: 'regional', executive: 'national' },
  reopen: { final: 'executive' },
};

const obstacle = ({ applications, missions, year: _year }: ModelState, plan: Plan, step: Step): No => {
  const waits = applications.some(
    ({ vessel, status }) =>
      vessel === plan.vessel && (status === submittedStatus || status === clarificationStatus),
  );
  if (step === 'send_to_national' && waits) return [409, 'undecided_applications'];
  const undated = missions.some(({ vessel, start }) => vessel === plan.vessel && start === null);
  // The API has one error type for undecided applications and undated missions.
  return step === 'set_final' && undated ? [409, 'undecided_applications'] : undefined;
};

const stepped = (world: ModelState, plan: Plan, level: Level): ModelState => {
  const sails = new Set(
    world.missions.filter(({ vessel }) => vessel === plan.vessel).map((one) => one.application),
  );
  return {
    ...world,
    plans: world.plans.map((one) => (one === plan ? { ...plan, level, versions: plan.versions + 1 } : one)),
    applications: world.applications.map((one) =>
      level === 'final' && sails.has(one.id) && one.status === inReviewStatus
        ? { ...one, status: acceptedStatus }
        : one,
    ),
  };
};

const step = (world: ModelState, plan: Plan, who: Person, name: Step): Outcome[] => {
  const froms = Object.keys(leads[name]) as Level[];
  const to = leads[name][plan.level];
  const no =
    elsewhere(who, plan.vessel, froms) ??
    (to === undefined ? ([409, 'plan_level'] as const) : undefined) ??
    elsewhere(who, plan.vessel, [plan.level]) ??
    obstacle(world, plan, name);
  if (no) return [refusedOutcome(world, no)];
  const takes = { status: 200, next: () => stepped(world, plan, to!) };
  // The model does not know the conflict rules, so both outcomes are possible.
  return name === 'set_final' ? [takes, refusedOutcome(world, [409, 'unresolved_conflicts'])] : [takes];
};

export const predictPlanOutcomes = (
  world: ModelState,
  deed: Extract<ModelAction, { plan: number }>,
  who: Person,
): Outcome[] => {
  const hidden = outside(who);
  if (hidden) return [refusedOutcome(world, hidden)];
  const plan = world.plans.find(({ id }) => id === deed.plan);
  if (!plan) return [refusedOutcome(world, [404])];
  if (deed.kind === 'version')
    return done(world, unedited(who, plan), 201, () => ({
      ...world,
      plans: world.plans.map((one) => (one === plan ? { ...plan, versions: plan.versions + 1 } : one)),
    }));
  if (deed.kind !== 'add mission') return step(world, plan, who, deed.kind);
  const { operational, start } = deed;
  const mission = { id: 0, vessel: plan.vessel, application: null, before: 0, operational, after: 0, start };
  return done(world, unedited(who, plan) ?? unfit(world, mission), 201, () => changed(world, mission));
};
