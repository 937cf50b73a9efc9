/**
 * Random test of saving: two people with two tabs each, failing saves, lost responses and crashes. Every
 * typed line is unique, to be traced.
 */
type Tab = {
  readonly type: (field: string, text: string) => void;
  readonly shown: (field: string) => unknown;
  readonly asked: () => readonly { readonly field: string; readonly theirs: unknown }[];
  readonly choose: (field: string, mine: boolean) => void;
  readonly together?: (field: string) => readonly string[];
  readonly saysSaved: () => boolean;
  readonly save: () => Promise<unknown>;
  readonly look: () => Promise<unknown>;
  readonly crash: () => void;
  readonly watch: (look: () => void) => void;
};

type Fate = 'answered' | 'fails' | 'dropped';

export const simulateNetworkDelay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

export type FakeServerHooks = {
  readonly fate: () => Fate;
  readonly write: (tab: number, field: string, before: unknown, now: unknown) => void;
};

export type RandomEditingSetup = {
  readonly fields: readonly string[];
  readonly open: (tab: number) => Tab;
  readonly value: (field: string) => unknown;
};

type Random = () => number;
type MakeModel = (watcher: FakeServerHooks) => RandomEditingSetup;
type Pass = (milliseconds: number) => Promise<unknown>;

export const createTestRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const tabs = [0, 1, 2, 3] as const;

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const linesOf = (text: unknown): string[] => String(text ?? '').split('\n');

class Texts {
  readonly problems: string[] = [];
  readonly #written = new Set<unknown>();
  readonly #seen = tabs.map(() => new Set<unknown>());
  readonly #typed = tabs.map(() => new Map<string, string>());
  #count = 0;

  typed(tab: number, field: string, shown: unknown, random: Random): string {
    this.#count += 1;
    const line = `text ${this.#count} of ${tab}`;
    this.#typed[tab]!.set(field, line);
    const lines = linesOf(shown);
    lines[Math.floor(random() * lines.length)] = line;
    return lines.join('\n');
  }

  seen(tab: number, text: unknown): void {
    for (const line of linesOf(text)) this.#seen[tab]!.add(line);
  }

  givenUp(tab: number, fields: readonly string[]): void {
    for (const field of fields) this.#typed[tab]!.delete(field);
  }

  written(tab: number, field: string, before: unknown, now: unknown): void {
    for (const line of linesOf(before))
      if (!linesOf(now).includes(line) && !this.#seen[tab]!.has(line))
        this.problems.push(`${field}: tab ${tab} wrote ${String(now)} over ${line}, unseen`);
    for (const line of linesOf(now)) this.#written.add(line);
  }

  lookedAt(tab: number, here: Tab): void {
    const asked = here.asked();
    for (const [field, text] of this.#typed[tab]!) {
      const isAsked = asked.some((each) => each.field === field);
      if (!linesOf(here.shown(field)).includes(text) && !isAsked && !this.#written.has(text))
        this.problems.push(`${field}: tab ${tab} no longer shows ${text}, which is not saved`);
      if (here.saysSaved() && !this.#written.has(text))
        this.problems.push(`${field}: tab ${tab} says that ${text} is saved`);
    }
  }

  ended(tab: number): void {
    for (const [field, text] of this.#typed[tab]!)
      if (!this.#written.has(text)) this.problems.push(`${field}: ${text} was never saved`);
  }
}

class Work {
  readonly #texts = new Texts();
  readonly #open: Tab[] = [];
  readonly #random: Random;
  readonly #model: RandomEditingSetup;
  readonly #pass: Pass;
  #isCalm = false;

  constructor(random: Random, makeModel: MakeModel, pass: Pass) {
    this.#random = random;
    this.#pass = pass;
    this.#model = makeModel({
      fate: () => (this.#isCalm || random() < 0.6 ? 'answered' : random() < 0.5 ? 'fails' : 'dropped'),
      write: (...text) => this.#texts.written(...text),
    });
    for (const tab of tabs) this.#start(tab);
  }

  #notice(tab: number): void {
    const here = this.#open[tab]!;
    for (const field of this.#model.fields) this.#texts.seen(tab, here.shown(field));
    this.#texts.lookedAt(tab, here);
  }

  #start(tab: number): void {
    const opened = this.#model.open(tab);
    this.#open[tab] = opened;
    opened.watch(() => this.#notice(tab));
    this.#notice(tab);
  }

  #settle(tab: number): void {
    const here = this.#open[tab]!;
    for (const { field, theirs } of here.asked()) {
      this.#texts.seen(tab, theirs);
      const mine = this.#random() < 0.5;
      if (!mine) this.#texts.givenUp(tab, here.together?.(field) ?? [field]);
      here.choose(field, mine);
    }
  }

  #type(tab: number): void {
    const field = pick(this.#random, this.#model.fields);
    const here = this.#open[tab]!;
    here.type(field, this.#texts.typed(tab, field, here.shown(field), this.#random));
  }

  async act(): Promise<void> {
    const tab = pick(this.#random, tabs);
    const here = this.#open[tab]!;
    const dice = this.#random();
    if (dice < 0.45) this.#type(tab);
    else if (dice < 0.6) await this.#pass(pick(this.#random, [100, 900, 3_000, 12_000]));
    else if (dice < 0.7) void here.save();
    else if (dice < 0.8) void here.look();
    else if (dice < 0.9) this.#settle(tab);
    else {
      here.crash();
      this.#start(tab);
    }
  }

  async calmDown(): Promise<void> {
    this.#isCalm = true;
    await this.#pass(60_000);
    for (const tab of tabs)
      if (!this.#open[tab]!.saysSaved() && this.#open[tab]!.asked().length === 0)
        this.#texts.problems.push(`tab ${tab} has not saved though the server is well, and asks nothing`);
  }

  #isOver(): boolean {
    const { fields, value } = this.#model;
    return this.#open.every(
      (each) => each.saysSaved() && fields.every((field) => each.shown(field) === value(field)),
    );
  }

  async agree(): Promise<void> {
    for (let round = 0; round < 8 && !this.#isOver(); round += 1) {
      for (const tab of tabs) {
        this.#settle(tab);
        void this.#open[tab]!.look();
      }
      await this.#pass(20_000);
    }
  }

  end(): readonly string[] {
    const { problems } = this.#texts;
    for (const tab of tabs) {
      const here = this.#open[tab]!;
      if (!here.saysSaved()) problems.push(`tab ${tab} is not saved in the end`);
      for (const field of this.#model.fields)
        if (here.shown(field) !== this.#model.value(field))
          problems.push(`${field}: tab ${tab} shows something else than is saved in the end`);
      this.#texts.ended(tab);
    }
    for (const each of this.#open) each.crash();
    return problems;
  }
}

export const runRandomEditing = async (
  seed: number,
  makeModel: MakeModel,
  pass: Pass,
  steps = 24,
): Promise<readonly string[]> => {
  const work = new Work(createTestRandom(seed), makeModel, pass);
  for (let step = 0; step < steps; step += 1) {
    await work.act();
    await pass(0);
  }
  await work.calmDown();
  await work.agree();
  return work.end();
};
