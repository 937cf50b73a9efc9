import type { SeededRandom } from '../../server/test/seeded-random.ts';
import { type ModelAction, type ActionKind, steps } from './model-actions.ts';
import { type Application, inReviewStatus, type Person, type ModelState } from './world.ts';

const weights: readonly (readonly [ActionKind, number])[] = [
  ['create', 1],
  ['read', 6],
  ['save', 10],
  ['put stations', 2],
  ['add station', 4],
  ['add person', 6],
  ['remove person', 3],
  ['remove', 1],
  ['copy', 1],
  ['submit', 10],
  ['accept', 10],
  ['reject', 1],
  ['withdraw', 1],
  ['clarify', 3],
  ['respond', 4],
  ['reassign', 2],
  ['place', 16],
  ['resize', 4],
  ['add mission', 4],
  ['delete mission', 4],
  ['move', 3],
  ['split', 4],
  ['version', 1],
  ...steps.map((step) => [step, step === 'return' || step === 'reopen' ? 0.6 : 3] as const),
];
const total = weights.reduce((sum, [, weight]) => sum + weight, 0);

const kindBy = (chance: SeededRandom): ActionKind => {
  let left = chance.next() * total;
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 'read';
};

const sensible = 0.75;

const statusesFor: Partial<Record<ActionKind, readonly number[]>> = {
  save: [1],
  'put stations': [1],
  'add station': [1],
  submit: [1],
  remove: [1],
  accept: [2, 3],
  clarify: [2],
  respond: [3],
  reject: [2, 3, 4],
  withdraw: [2, 3, 4],
  reassign: [2, 3],
};
const reviewing = new Set<ActionKind>(['accept', 'clarify', 'reject', 'withdraw', 'reassign']);

const starts = (chance: SeededRandom, { year }: ModelState): number | null => {
  if (chance.happens(0.15)) return null;
  return year.from - 20 + chance.below(year.to - year.from + 20);
};

const whoFits = (kind: ActionKind, people: readonly Person[], { owner, others, vessel }: Application) =>
  people.filter(({ id, role, vessels }) =>
    reviewing.has(kind)
      ? role === 5 || (vessel !== null && vessels.includes(vessel))
      : id === owner || (kind !== 'submit' && others.includes(id)),
  );

const onApplication = (
  chance: SeededRandom,
  world: ModelState,
  people: readonly Person[],
  kind: ActionKind,
): ModelAction => {
  const statuses = statusesFor[kind];
  const fitting = world.applications.filter(({ status }) => statuses?.includes(status) ?? true);
  const application = chance.of(fitting.length > 0 && chance.happens(0.85) ? fitting : world.applications);
  const makesSense = chance.happens(sensible);
  const others = people.filter(({ role }) => role < 3);
  return {
    kind,
    by: chance.of(makesSense ? whoFits(kind, people, application) : people).id,
    application: application.id,
    person: chance.of(others).id,
    text: `Words ${chance.below(1e9)}`,
    count: chance.of([0, 3, 299, 300, 301]),
    vessel: chance.of(world.plans).vessel,
  } as ModelAction;
};

const onMission = (
  chance: SeededRandom,
  world: ModelState,
  people: readonly Person[],
  kind: ActionKind,
): ModelAction => {
  const undated = world.missions.filter(({ start }) => start === null);
  const missions = kind === 'place' && undated.length > 0 && chance.happens(0.6) ? undated : world.missions;
  const mission = chance.of(missions);
  return {
    kind,
    by: chance.of(planners(chance, people, mission.vessel)).id,
    mission: mission.id,
    start: starts(chance, world),
    operational: 1 + chance.below(60),
    vessel: chance.of(world.plans).vessel,
  } as ModelAction;
};

const planners = (chance: SeededRandom, people: readonly Person[], vessel: number): readonly Person[] =>
  chance.happens(sensible)
    ? people.filter(({ role, vessels }) => role === 4 || role === 5 || vessels.includes(vessel))
    : people;

const onPlan = (
  chance: SeededRandom,
  world: ModelState,
  people: readonly Person[],
  kind: ActionKind,
): ModelAction => {
  const plan = chance.of(world.plans);
  return {
    kind,
    by: chance.of(planners(chance, people, plan.vessel)).id,
    plan: plan.id,
    start: starts(chance, world),
    operational: 1 + chance.below(40),
  } as ModelAction;
};

const missionKinds = new Set<ActionKind>(['place', 'resize', 'delete mission', 'move', 'split']);
const planKinds = new Set<ActionKind>(['add mission', 'version', ...steps]);

export const chooseNextAction = (
  chance: SeededRandom,
  world: ModelState,
  people: readonly Person[],
): ModelAction => {
  const kind = kindBy(chance);
  if (planKinds.has(kind)) return onPlan(chance, world, people, kind);
  if (missionKinds.has(kind) && world.missions.length > 0) return onMission(chance, world, people, kind);
  if (kind === 'create' || missionKinds.has(kind) || world.applications.length === 0)
    return { kind: 'create', by: chance.of(people).id, title: `Survey ${chance.below(1e9)}` };
  return onApplication(chance, world, people, kind);
};

/** Limits the number of rows, so that actions often affect the same ones. */
export const exceedsRowLimit = (world: ModelState, { kind }: ModelAction): boolean =>
  (['create', 'copy'].includes(kind) && world.applications.length > 25) ||
  (['split', 'add mission'].includes(kind) && world.missions.length > 30) ||
  (kind === 'accept' && world.applications.filter(({ status }) => status === inReviewStatus).length > 12);
