/**
 * Promise R-23: compares random actions of every role with a small model and invariants in the database.
 * Arguments: [minutes] [seed] [worlds]; full run: 60.
 */
import { reportFigure } from '../bench/figures.mjs';
import { findFirstBrokenEntry } from '../server/src/features/ledger/ledger.ts';
import { setDeadline } from '../server/test/factories/fiscal-years.ts';
import { SeededRandom } from '../server/test/seeded-random.ts';
import { chooseNextAction, exceedsRowLimit } from './history/choose-next-action.ts';
import { toRequest } from './history/model-actions.ts';
import { unmodelledActions } from './history/unmodelled-actions.mjs';
import { findModelMismatch } from './history/explain.ts';
import { InvariantRecorder } from './history/invariants.ts';
import { seedDraft, seedWorld } from './history/seed-world.ts';
import { readModelState } from './history/read-model-state.ts';
import { listDifferences, isPlanned } from './history/world.ts';
import { sendRequest } from './trust/send-request.mjs';
import { Portal } from './trust/portal.mjs';

const minutes = Number(process.argv[2] ?? 2);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000));
const worlds = Number(process.argv[4] ?? 4);
const lookEvery = 25;
const levelOfAmendment = 'executive';
const [past, far] = ['2020-04-30T23:59:59Z', '2199-01-01T00:00:00Z'];

const found = { deeds: 0, done: 0, refused: 0, together: 0, errands: 0, wrong: 0, broken: 0, looks: 0 };
const seen = new Map();
const count = (name, isDone) => {
  const one = seen.get(name) ?? { done: 0, refused: 0 };
  one[isDone ? 'done' : 'refused'] += 1;
  seen.set(name, one);
};

const wrong = (what) => {
  found.wrong += 1;
  console.log(`WRONG: ${what}`);
};

class History {
  #turn = 0;
  constructor(portal, planted, chance) {
    Object.assign(this, { portal, planted, chance, kept: new InvariantRecorder() });
    const people = new Map(planted.people.map((person) => [person.id, person]));
    this.person = (id) => people.get(id);
    this.known = { person: this.person, complete: planted.complete };
  }

  read() {
    return readModelState(this.portal.db, this.planted.year);
  }

  async ask(by, { method, path, body }) {
    const { status, text } = await sendRequest(`${this.portal.url}/api${path}`, {
      method,
      token: this.person(by).token,
      ...(body !== undefined && { body }),
      wanted: true,
    });
    if (status >= 500 && status !== 503)
      wrong(`${method} ${path} ${JSON.stringify(body)} → ${status} ${text}`);
    return { status, body: text ? JSON.parse(text) : null };
  }

  #choose() {
    const { chance, planted } = this;
    const next = () => chooseNextAction(chance, this.world, planted.people);
    const first = next();
    const size = first.kind === 'reassign' || chance.happens(0.4) ? 1 : 2 + chance.below(3);
    const others = Array.from({ length: size - 1 }, next).filter(({ kind }) => kind !== 'reassign');
    const meets = chance.happens(0.7);
    return [first, ...others.map((deed) => (meets ? meeting(deed, first) : deed))].filter(
      (deed) => !exceedsRowLimit(this.world, deed),
    );
  }

  async #together() {
    const deeds = this.#choose();
    const isTransfer = ({ kind, application }) =>
      kind === 'reassign' && isPlanned(this.world.applications.find(({ id }) => id === application)?.status);
    if (deeds.length === 0 || deeds.some(isTransfer)) return;
    const answers = await Promise.all(
      deeds.map((deed) =>
        this.ask(
          deed.by,
          toRequest(deed, this.planted.year, (id) => this.person(id).email),
        ),
      ),
    );
    const done = deeds.map((deed, n) => ({ deed, answer: answers[n] }));
    const stored = await this.read();
    const problem = findModelMismatch(this.world, done, stored, this.known);
    if (problem) wrong(problem);
    this.world = stored;
    for (const { deed, answer } of done) count(deed.kind, answer.status < 300);
    found.deeds += done.length;
    found.done += answers.filter(({ status }) => status < 300).length;
    found.refused += answers.filter(({ status }) => status >= 400).length;
    if (done.length > 1) found.together += 1;
  }

  async #errand() {
    const { chance, planted } = this;
    let left = chance.next() * unmodelledActions.reduce((sum, [, , weight]) => sum + weight, 0);
    const [name, errand] = unmodelledActions.find(([, , weight]) => (left -= weight) < 0);
    const by = chance.of(
      planted.people.filter(({ role }) => chance.happens(0.1) || (role >= 3 && role < 6)),
    ).id;
    const statuses = [];
    const ask = async (method, path, body) => {
      const answer = await this.ask(by, { method, path, body });
      statuses.push(answer.status);
      return answer;
    };
    await errand(ask, this.world, chance);
    const stored = await this.read();
    const same = (world) => ({
      ...world,
      applications: world.applications.map((each) =>
        isPlanned(each.status) ? { ...each, vessel: 0 } : each,
      ),
      missions: [],
      plans: world.plans.map((plan) => ({
        ...plan,
        level: name === 'outage' && plan.level === 'final' ? levelOfAmendment : plan.level,
        versions: 0,
      })),
    });
    const changes = listDifferences(same(this.world), same(stored));
    if (changes.length > 0 && name !== 'transfer between plans') wrong(`${name}: ${changes.join(', ')}`);
    this.world = stored;
    found.errands += 1;
    count(`(${name})`, statuses.length > 0 && statuses.every((status) => status < 300));
  }

  async #look() {
    found.looks += 1;
    const problems = await this.kept.problems(this.portal.db, this.planted.year);
    found.broken += problems.length;
    for (const problem of problems) console.log(`WRONG: after turn ${this.#turn}: ${problem}`);
  }

  async #season() {
    const isOpen = this.#turn % 40 < 18;
    if (this.world.isOpen !== isOpen) {
      await setDeadline(this.portal.db, this.planted.year, isOpen ? far : past);
      this.world = await this.read();
    }
    const drafts = this.world.applications.filter(
      ({ status, id }) => status === 1 && this.planted.complete.has(id),
    );
    if (!isOpen || drafts.length >= 5 || this.world.applications.length > 40) return;
    await seedDraft(this.portal.db, this.planted, (several) => this.chance.of(several));
    this.world = await this.read();
  }

  async run(isOver) {
    this.world = await this.read();
    for (; !isOver(); this.#turn += 1) {
      await this.#season();
      await (this.chance.happens(0.08) ? this.#errand() : this.#together());
      if (this.#turn % lookEvery === 0) await this.#look();
    }
    await this.#look();
  }
}

const meeting = (deed, first) => ({
  ...deed,
  ...('application' in deed && 'application' in first && { application: first.application }),
  ...('mission' in deed && 'mission' in first && { mission: first.mission }),
  ...('plan' in deed && 'plan' in first && { plan: first.plan }),
});

const portal = await Portal.make();
try {
  await portal.start();
  const end = performance.now() + minutes * 60_000;
  const histories = [];
  for (let n = 0; n < worlds; n += 1)
    histories.push(new History(portal, await seedWorld(portal.db, 2040 + n), new SeededRandom(seed + n)));
  await Promise.all(histories.map((history) => history.run(() => performance.now() >= end)));
  for (const [name, { done, refused }] of [...seen].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${name}: ${done} done, ${refused} refused`);
  const broken = await findFirstBrokenEntry(portal.db);
  if (broken) wrong(`the ledger is broken: ${JSON.stringify(broken)}`);
  reportFigure('random history, deeds', found.deeds, '', { atLeast: minutes * 60 });
  reportFigure('random history, done', found.done, '');
  reportFigure('random history, refused', found.refused, '');
  reportFigure('random history, times that several were at it at once', found.together, '');
  reportFigure('random history, proposals, scenarios, outages and other errands', found.errands, '');
  reportFigure('random history, looks at the whole', found.looks, '');
  reportFigure('random history, answers or rows that the model does not explain', found.wrong, '', {
    atMost: 0,
  });
  reportFigure('random history, what must not be, found', found.broken, '', { atMost: 0 });
  console.log(`seed: ${seed}`);
} finally {
  await portal.remove();
}
