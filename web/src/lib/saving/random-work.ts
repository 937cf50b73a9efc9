/**
 * Random work on a model of what is saved, for tests: two people, two tabs each, with saves that fail, answers that are lost,
 * and tabs that crash. Every text that is typed is unique, so that it is known whose text stands where and who has seen it.
 */
type Tab = {
  readonly type: (field: string, text: string) => void;
  readonly shown: (field: string) => unknown;
  /** Fields about which it is asked, with the other's text. */
  readonly asked: () => readonly { readonly field: string; readonly theirs: unknown }[];
  readonly choose: (field: string, mine: boolean) => void;
  /** The fields about which one question is asked with this one. */
  readonly together?: (field: string) => readonly string[];
  /** What the page says: everything is saved. */
  readonly saysSaved: () => boolean;
  readonly save: () => Promise<unknown>;
  readonly look: () => Promise<unknown>;
  readonly crash: () => void;
  readonly watch: (look: () => void) => void;
};

type Fate = 'answered' | 'fails' | 'dropped';

/** The way to the server, and back. */
export const onTheWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

/** What the model says of its server: `write` before a text is written over another. */
export type Watcher = {
  readonly fate: () => Fate;
  readonly write: (tab: number, field: string, before: unknown, now: unknown) => void;
};

export type Model = {
  readonly fields: readonly string[];
  /** `tab` names it to the watcher; it finds what it, or a crashed tab before it in its place, left behind. */
  readonly open: (tab: number) => Tab;
  readonly value: (field: string) => unknown;
};

/** Mulberry32: the same sequence for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const tabs = [0, 1, 2, 3] as const;

/** Does random work and answers with what went wrong: nothing, if all is well. */
export const workAtRandom = async (
  seed: number,
  makeModel: (watcher: Watcher) => Model,
  pass: (milliseconds: number) => Promise<unknown>,
  steps = 24,
): Promise<readonly string[]> => {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const problems: string[] = [];
  const written = new Set<unknown>();
  const seen = tabs.map(() => new Set<unknown>());
  /** By tab and field, what was typed last. */
  const typed = tabs.map(() => new Map<string, string>());
  let isCalm = false;
  let count = 0;
  const model = makeModel({
    fate: () => (isCalm || random() < 0.6 ? 'answered' : random() < 0.5 ? 'fails' : 'dropped'),
    write: (tab, field, before, now) => {
      if (before !== now && !seen[tab]!.has(before))
        problems.push(`${field}: tab ${tab} wrote ${String(now)} over ${String(before)}, unseen`);
      written.add(now);
    },
  });
  const open: Tab[] = [];
  const notice = (tab: number) => {
    const here = open[tab]!;
    for (const field of model.fields) seen[tab]!.add(here.shown(field));
    const asked = here.asked();
    for (const [field, text] of typed[tab]!) {
      const isAsked = asked.some((each) => each.field === field);
      if (here.shown(field) !== text && !isAsked && !written.has(text))
        problems.push(`${field}: tab ${tab} no longer shows ${text}, which is not saved`);
      if (here.saysSaved() && !written.has(text))
        problems.push(`${field}: tab ${tab} says that ${text} is saved`);
    }
  };
  const start = (tab: number) => {
    open[tab] = model.open(tab);
    open[tab].watch(() => notice(tab));
    notice(tab);
  };
  const settle = (tab: number) => {
    for (const { field, theirs } of open[tab]!.asked()) {
      // A text is seen when somebody has chosen, not when it was only shown and the tab crashed.
      seen[tab]!.add(theirs);
      const mine = random() < 0.5;
      const given = mine ? [] : (open[tab]!.together?.(field) ?? [field]);
      for (const each of given) typed[tab]!.delete(each);
      open[tab]!.choose(field, mine);
    }
  };
  const act = async (): Promise<unknown> => {
    const tab = pick(tabs);
    const dice = random();
    if (dice < 0.45) {
      const field = pick(model.fields);
      count += 1;
      const text = `text ${count} of ${tab}`;
      typed[tab]!.set(field, text);
      return open[tab]!.type(field, text);
    }
    if (dice < 0.6) return pass(pick([100, 900, 3_000, 12_000]));
    if (dice < 0.7) return void open[tab]!.save();
    if (dice < 0.8) return void open[tab]!.look();
    if (dice < 0.9) return settle(tab);
    open[tab]!.crash();
    return start(tab);
  };
  for (const tab of tabs) start(tab);
  for (let step = 0; step < steps; step += 1) {
    await act();
    await pass(0);
  }
  isCalm = true;
  await pass(60_000);
  for (const tab of tabs)
    if (!open[tab]!.saysSaved() && open[tab]!.asked().length === 0)
      problems.push(`tab ${tab} has not saved though the server is well, and asks nothing`);
  const isOver = () =>
    open.every(
      (each) => each.saysSaved() && model.fields.every((field) => each.shown(field) === model.value(field)),
    );
  for (let round = 0; round < 8 && !isOver(); round += 1) {
    for (const tab of tabs) {
      settle(tab);
      void open[tab]!.look();
    }
    await pass(20_000);
  }
  for (const tab of tabs) {
    if (!open[tab]!.saysSaved()) problems.push(`tab ${tab} is not saved in the end`);
    for (const field of model.fields)
      if (open[tab]!.shown(field) !== model.value(field))
        problems.push(`${field}: tab ${tab} shows something else than is saved in the end`);
    for (const [field, text] of typed[tab]!)
      if (!written.has(text)) problems.push(`${field}: ${text} was never saved`);
  }
  for (const each of open) each.crash();
  return problems;
};
