import type { Browser } from '@playwright/test';
import { createSeededRandomSource } from '../../server/src/seeds/demo/random.ts';
import type { Portal } from '../../e2e/portal.ts';
import type { Language } from '../../e2e/words.ts';
import { toComparableText, numberFields, textFields } from './co-editor.ts';
import type { CoEditorLog } from './co-editor.ts';
import { CoEditingPerson } from './co-editing-person.ts';
import { FaultInjectionProxy, type Write } from './fault-injection-proxy.ts';
import { apiAs, password } from '../../e2e/steps/people.ts';
import { fetchOpenYear } from '../../e2e/steps/plan.ts';
import { ScriptedEditor } from './scripted-editor.ts';

const helpers = ['coproponent', 'coordinator', 'coordinator.pacific', 'national', 'admin'];
const scripted = ['proponent', ...helpers];

const aSharedDraft = async (portal: Portal): Promise<number> => {
  const api = await apiAs(portal, 'proponent');
  const year = await fetchOpenYear(api);
  const { data } = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: 'Written by eight at once',
  });
  for (const who of helpers)
    await api('POST', `/ship_time_requests/${data.id}/co_proponents`, { email: `${who}@shiptime.example` });
  return data.id;
};

type Session = { readonly access_token: string; readonly expires_at: string };

const signIn = async (portal: Portal, who: string): Promise<Session> => {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@shiptime.example`, password }),
  });
  return (await answer.json()) as Session;
};

const sit = async (
  browser: Browser,
  proxy: FaultInjectionProxy,
  { access_token: token, expires_at }: Session,
  { name, id, language, random }: { name: string; id: number; language: Language; random: () => number },
): Promise<CoEditingPerson> => {
  const context = await browser.newContext({ baseURL: proxy.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((kept) => {
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', kept);
  }, JSON.stringify({ token, expires_at }));
  const person = new CoEditingPerson(name, context, id, language, random);
  await person.start();
  return person;
};

const overwrittenUnseen = (writes: readonly Write[], logs: ReadonlyMap<string, CoEditorLog>): string[] => {
  const problems: string[] = [];
  for (const field of [...textFields, ...numberFields]) {
    let before: { by: string; value: string } | null = null;
    for (const { by, at, values } of writes) {
      if (!(field in values)) continue;
      const value = toComparableText(values[field]);
      if (before && before.by !== by && before.value !== value && !value.includes(before.value)) {
        const since = logs.get(by)?.seen.get(field)?.get(before.value);
        if (since === undefined || since > at)
          problems.push(
            `${by} wrote over ${field} of ${before.by}, unseen: “${before.value}” became “${value}”`,
          );
      }
      before = { by, value };
    }
  }
  return problems;
};

const neverSaved = (writes: readonly Write[], logs: Iterable<CoEditorLog>): string[] => {
  const saved = writes
    .flatMap(({ values }) => textFields.map((field) => toComparableText(values[field])))
    .join(' ');
  return [...logs].flatMap(({ typed, thrownAway, name }) =>
    [...typed.keys()]
      .filter((word) => !saved.includes(word) && !thrownAway.has(word))
      .map((word) => `${name} typed ${word} in ${typed.get(word)}, and it was never saved`),
  );
};

const timeoutMs = 60_000;

const until = async (what: () => Promise<boolean>): Promise<boolean> => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await what().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return false;
};

export type Outcome = {
  readonly problems: readonly string[];
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly conflicts: number;
  readonly edits: number;
  readonly cuts: Readonly<Record<string, number>>;
  readonly converged: boolean;
  readonly parties: Readonly<Record<string, CoEditorLog['counts']>>;
};

type Parties = { readonly people: readonly CoEditingPerson[]; readonly editors: readonly ScriptedEditor[] };

const gather = async (
  browser: Browser,
  portal: Portal,
  proxy: FaultInjectionProxy,
  { id, random }: { readonly id: number; readonly random: () => number },
): Promise<Parties> => {
  const join = async (who: string, name: string): Promise<Session> => {
    const session = await signIn(portal, who);
    proxy.know(session.access_token, name);
    return session;
  };
  const people = [
    await sit(browser, proxy, await join('proponent', 'P'), { name: 'P', id, language: 'en', random }),
    await sit(browser, proxy, await join('coproponent', 'Q'), { name: 'Q', id, language: 'fr', random }),
  ];
  const editors: ScriptedEditor[] = [];
  for (const [index, who] of scripted.entries()) {
    const name = 'ABCDEF'[index]!;
    const { access_token } = await join(who, name);
    const editor = new ScriptedEditor(name, proxy.url, access_token, id, random);
    await editor.start();
    editors.push(editor);
  }
  return { people, editors };
};

const writeFor = async (
  milliseconds: number,
  { people, editors }: Parties,
  proxy: FaultInjectionProxy,
  random: () => number,
  halfway: () => Promise<void>,
): Promise<void> => {
  const end = Date.now() + milliseconds;
  const cutting = async () => {
    while (Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 1000 + random() * 4000));
      const editor = editors[Math.floor(random() * editors.length)]!;
      editor.log.counts.cuts += 1;
      proxy.cut(editor.log.name, 500 + random() * 8000);
    }
  };
  const inTheMiddle = async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds / 2));
    await halfway();
  };
  await Promise.all([
    ...[...people, ...editors].map(async (party) => {
      while (Date.now() < end) await party.work();
    }),
    cutting(),
    inTheMiddle(),
  ]);
};

const allSaved = ({ people, editors }: Parties): Promise<boolean> =>
  until(async () => {
    for (const editor of editors) await editor.settle();
    for (const person of people) await person.settleAll();
    const states = [
      ...editors.map((editor) => editor.status()),
      ...(await Promise.all(people.map((p) => p.status()))),
    ];
    return states.every((state) => state === 'saved');
  });

type Saved = Readonly<Record<string, unknown>>;

const agreement = async (
  { people, editors }: Parties,
  load: () => Promise<Saved>,
): Promise<{ readonly converged: boolean; readonly differing: readonly string[] }> => {
  let differing: string[] = [];
  const converged = await until(async () => {
    const final = await load();
    differing = [];
    for (const party of [...editors, ...people]) {
      const shown = await party.shown();
      for (const field of textFields)
        if (shown[field] !== toComparableText(final[field]))
          differing.push(`${party.log.name} shows “${shown[field]}” as ${field}, saved is “${final[field]}”`);
    }
    return differing.length === 0;
  });
  return { converged, differing };
};

const notAsLastSaved = (writes: readonly Write[], final: Saved): string[] =>
  textFields
    .filter((field) => {
      const last = writes.findLast(({ values }) => field in values);
      return last !== undefined && toComparableText(last.values[field]) !== toComparableText(final[field]);
    })
    .map((field) => `${field} is not as it was last saved`);

const countsOf = (
  writes: readonly Write[],
  logs: ReadonlyMap<string, CoEditorLog>,
  proxy: FaultInjectionProxy,
): Omit<Outcome, 'problems' | 'converged'> => {
  const all = [...logs.values()].map(({ counts }) => counts);
  const sum = (pick: (counts: CoEditorLog['counts']) => number) =>
    all.reduce((total, one) => total + pick(one), 0);
  return {
    acknowledged: writes.filter(({ answered }) => answered).length,
    unanswered: writes.filter(({ answered }) => !answered).length,
    conflicts: sum(({ conflicts }) => conflicts),
    edits: sum(({ edits }) => edits),
    cuts: { ...proxy.cuts, networks: sum(({ cuts }) => cuts), tabs: sum(({ crashes }) => crashes) },
    parties: Object.fromEntries([...logs].map(([name, { counts }]) => [name, counts])),
  };
};

export const runCoEditingTrial = async (
  browser: Browser,
  portal: Portal,
  milliseconds: number,
  seed: number,
  halfway: () => Promise<void> = async () => undefined,
): Promise<Outcome> => {
  const id = await aSharedDraft(portal);
  const random = createSeededRandomSource(seed);
  const proxy = new FaultInjectionProxy(random);
  await proxy.start();
  proxy.to(portal.url);
  const parties = await gather(browser, portal, proxy, { id, random });
  await writeFor(milliseconds, parties, proxy, random, halfway);
  proxy.calm();
  const problems: string[] = [];
  if (!(await allSaved(parties))) problems.push('somebody has something that was never saved');
  const api = await apiAs(portal, 'proponent');
  const load = async () => (await api<{ data: Saved }>('GET', `/ship_time_requests/${id}`)).data;
  const { converged, differing } = await agreement(parties, load);
  if (!converged) problems.push('not all show the same in the end', ...differing);
  const { people, editors } = parties;
  const writes = proxy.writes.toSorted((a, b) => a.version - b.version);
  const logs = new Map([...people, ...editors].map(({ log }) => [log.name, log]));
  problems.push(
    ...notAsLastSaved(writes, await load()),
    ...overwrittenUnseen(writes, logs),
    ...neverSaved(writes, logs.values()),
  );
  for (const editor of editors) editor.end();
  for (const { page } of people) await page.context().close();
  await proxy.close();
  return { problems, converged, ...countsOf(writes, logs, proxy) };
};
