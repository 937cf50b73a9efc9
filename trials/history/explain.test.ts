import { describe, expect, it } from 'vitest';
import type { Answer, ModelAction } from './model-actions.ts';
import { findModelMismatch } from './explain.ts';
import type { Application, Mission, Person, ModelState } from './world.ts';

const person = (id: number, role: Person['role'], vessels: readonly number[] = []): Person => ({
  id,
  role,
  vessels,
  email: `${id}@example.org`,
  token: '',
});
const people = [person(1, 2), person(2, 1), person(3, 3, [10]), person(4, 5), person(5, 2)];
const known = { person: (id: number) => people.find((one) => one.id === id)!, complete: new Map([[7, 10]]) };

const application = (some: Partial<Application> = {}): Application => ({
  ...{ id: 7, owner: 1, others: [2], status: 1, vessel: null, text: null, stations: 0 },
  ...some,
});
const mission = (some: Partial<Mission>): Mission => ({
  ...{ id: 20, vessel: 10, application: null, before: 0, operational: 8, after: 0, start: null },
  ...some,
});
const world = (some: Partial<ModelState> = {}): ModelState => ({
  isOpen: true,
  year: { id: 1, from: 1000, to: 2000 },
  applications: [application()],
  missions: [],
  plans: [{ id: 30, vessel: 10, level: 'regional', versions: 0 }],
  blocks: [],
  ...some,
});
const with7 = (some: Partial<Application>, rest: Partial<ModelState> = {}) =>
  world({ ...rest, applications: [application(some)] });

const answered = (status: number, type?: string): Answer => ({ status, body: type ? { type } : {} });
const save = (by: number, text: string): ModelAction => ({ kind: 'save', by, application: 7, text });
const on7 = (kind: 'submit' | 'read' | 'accept', by: number): ModelAction => ({ kind, by, application: 7 });
const place = (id: number, start: number): ModelAction => ({ kind: 'place', by: 4, mission: id, start });

const problem = (before: ModelState, done: readonly (readonly [ModelAction, Answer])[], stored: ModelState) =>
  findModelMismatch(
    before,
    done.map(([deed, answer]) => ({ deed, answer })),
    stored,
    known,
  );

describe('a random history', () => {
  it('is explained by whichever of two saves came last, and by no third text', () => {
    const both = [
      [save(1, 'a'), answered(200)],
      [save(2, 'b'), answered(200)],
    ] as const;
    expect(problem(world(), both, with7({ text: 'a' }))).toBeUndefined();
    expect(problem(world(), both, with7({ text: 'b' }))).toBeUndefined();
    expect(problem(world(), both, with7({ text: 'c' }))).toContain('"text":"c"');
  });

  it('has no save after the submission that it comes with, unless it came before', () => {
    const both = [
      [on7('submit', 1), answered(200)],
      [save(2, 'b'), answered(200)],
    ] as const;
    const after = { status: 2, vessel: 10 };
    expect(problem(world(), both, with7({ ...after, text: 'b' }))).toBeUndefined();
    expect(problem(world(), both, with7(after))).toBeDefined();
    const refused = [both[0], [save(2, 'b'), answered(409, 'read_only')]] as const;
    expect(problem(world(), refused, with7(after))).toBeUndefined();
    expect(problem(world(), refused, with7({ ...after, text: 'b' }))).toBeDefined();
  });

  it('shows a draft to nobody else', () => {
    expect(problem(world(), [[on7('read', 4), answered(404, 'not_found')]], world())).toBeUndefined();
    expect(problem(world(), [[on7('read', 4), answered(200)]], world())).toContain('404');
    expect(problem(world(), [[on7('submit', 2), answered(200)]], world())).toContain(
      'only_primary_proponent',
    );
  });

  it('lets one of two have the last place', () => {
    const full = with7({ others: [2, 11, 12, 13] });
    const add = (who: number): ModelAction => ({ kind: 'add person', by: 1, application: 7, person: who });
    const one = [
      [add(21), answered(201)],
      [add(22), answered(422, 'limit_reached')],
    ] as const;
    expect(problem(full, one, with7({ others: [2, 11, 12, 13, 21] }))).toBeUndefined();
    const two = [one[0], [add(22), answered(201)]] as const;
    expect(problem(full, two, with7({ others: [2, 11, 12, 13, 21, 22] }))).toBeDefined();
  });

  it('has no two missions at the same time', () => {
    const two = [mission({}), mission({ id: 21 })];
    const at = (...starts: (number | null)[]) =>
      world({ missions: two.map((one, n) => ({ ...one, start: starts[n]! })) });
    const done = (second: Answer) =>
      [
        [place(20, 1100), answered(200)],
        [place(21, 1104), second],
      ] as const;
    expect(problem(at(null, null), done(answered(409, 'overlap')), at(1100, null))).toBeUndefined();
    expect(problem(at(null, null), done(answered(200)), at(1100, 1104))).toBeDefined();
  });

  it('gives an accepted application a mission, after the deadline', () => {
    const before = with7({ status: 2, vessel: 10 }, { isOpen: false });
    const made = mission({ id: 99, application: 7, before: 4, operational: 49, after: 2 });
    const after = with7({ status: 4, vessel: 10 }, { isOpen: false, missions: [made] });
    expect(problem(before, [[on7('accept', 3), answered(200)]], after)).toBeUndefined();
    expect(problem(before, [[on7('accept', 3), answered(200)]], { ...after, missions: [] })).toBeDefined();
    const open = { ...before, isOpen: true };
    expect(problem(open, [[on7('accept', 3), answered(409, 'deadline_not_passed')]], open)).toBeUndefined();
  });

  it('leaves open what was not answered', () => {
    const lost = [[save(1, 'a'), { status: 0, body: null }]] as const;
    expect(problem(world(), lost, world())).toBeUndefined();
    expect(problem(world(), lost, with7({ text: 'a' }))).toBeUndefined();
    expect(problem(world(), lost, with7({ text: 'b' }))).toBeDefined();
  });
});
