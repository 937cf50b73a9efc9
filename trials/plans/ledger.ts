import type { Page } from '@playwright/test';
import { hourIn, showsLength } from './bar-changes.ts';
import { type Deed, editsOf, sameField } from './deeds.ts';

/** A mission as the server answers with it. */
export type Row = {
  readonly id: number;
  readonly lock_version: number;
  readonly [field: string]: unknown;
};

type Answer = {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
  /** 0: none came. */
  readonly status: number;
  readonly json: { readonly data?: unknown; readonly meta?: { readonly first?: Row } } | null;
  readonly at: number;
};

/** Keeps what a page and the server said to each other about missions. Call it before the page is opened. */
export const listen = async (page: Page, by: string): Promise<void> => {
  await page.addInitScript((name) => {
    const log: unknown[] = [];
    const clean: number[] = [];
    const contested: unknown[] = [];
    const taken: unknown[] = [];
    Object.assign(window, { heard: log, clean, contested, taken });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { target, attributeName } of changes) {
          const bar = target instanceof HTMLElement && attributeName === 'data-held' ? target : null;
          if (bar?.dataset['held']) taken.push({ mission: Number(bar.dataset['bar']), at: Date.now() });
        }
        const status = document.querySelector('[data-status]')?.getAttribute('data-status');
        if (status === 'saved') clean.push(Date.now());
        for (const notice of document.querySelectorAll('[data-contested]')) {
          const [mission, field] = (notice.getAttribute('data-contested') ?? '').split(' ');
          contested.push({ by: name, mission: Number(mission), field, at: Date.now() });
        }
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-status', 'data-held'],
      });
    });
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const [path, method] = [String(input), init?.method ?? 'GET'];
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      const entry = { by: name, method, path, body };
      try {
        const answer = await fetch(input, init);
        if (/missions|vessel_plans/.test(path)) {
          const text = await answer.clone().text();
          const json = text === '' ? null : JSON.parse(text);
          log.push({ ...entry, status: answer.status, json, at: Date.now() });
        }
        return answer;
      } catch (error) {
        log.push({ ...entry, status: 0, json: null, at: Date.now() });
        throw error;
      }
    };
  }, by);
};

export const heardBy = (page: Page): Promise<readonly Answer[]> =>
  page.evaluate(() => (window as unknown as { heard: Answer[] }).heard);

/** Two values of a field, the own and another’s, in sight. */
type Shown = { readonly by: string; readonly mission: number; readonly field: string; readonly at: number };

/** What a page had to show: the moments without anything that the server had not, and what two had changed. */
export type Sight = { readonly clean: readonly number[]; readonly contested: readonly Shown[] };

/** When the page took up a mission, if it has since: what was in sight then is what the planner went by. */
export const takenAt = (page: Page, mission: number, since: number): Promise<number | undefined> =>
  page.evaluate(
    ([id, from]) =>
      (window as unknown as { taken: { mission: number; at: number }[] }).taken.find(
        (each) => each.mission === id && each.at >= from,
      )?.at,
    [mission, since] as const,
  );

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const { clean, contested } = window as unknown as Sight;
    return { clean, contested };
  });

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'lock_version' in value && 'operational_days' in value;

/** Every mission that an answer tells of. */
const rowsIn = ({ json }: Answer): readonly Row[] => {
  const data = json?.data;
  const list = Array.isArray(data) ? data : [data];
  const inPlan = list.flatMap((each) => (each as { missions?: unknown[] } | null)?.missions ?? []);
  return [...list, ...inPlan, json?.meta?.first].filter(isRow);
};

/** One acknowledged change of one mission: from the version that its author knew to the next. */
type Write = {
  readonly by: string;
  readonly at: number;
  readonly mission: number;
  readonly from: number;
  readonly row: Row;
  readonly isCommand: boolean;
};

const isWrite = ({ method, status }: Answer) => method !== 'GET' && status >= 200 && status < 300;

const writesIn = (answer: Answer): readonly Write[] => {
  if (!isWrite(answer)) return [];
  const { by, at, path } = answer;
  const isCommand = !path.endsWith('/batch');
  return rowsIn(answer).map((row) => ({
    by,
    at,
    mission: row.id,
    from: row.lock_version - 1,
    row,
    isCommand,
  }));
};

const said = new Set(['updated_at', 'lock_version', 'can', 'end_date', 'overlap_kept', 'ship_time_request']);
const fieldsOf = (row: Row) => Object.keys(row).filter((field) => !said.has(field));
const differ = (a: Row, b: Row) => fieldsOf(a).filter((field) => field in b && a[field] !== b[field]);

/** Days from the first to the last, mobilization and demobilization included. */
const lengthOf = (row: Row): number =>
  ['mobilization_days', 'operational_days', 'demobilization_days']
    .map((field) => Number(row[field] ?? 0))
    .reduce((sum, days) => sum + days);

/** Whether the words of a bar say what a row has in that field. */
const showsOf = (field: string, words: string, row: Row): boolean => {
  if (field === 'operational_days') return showsLength(words, lengthOf(row));
  if (field === 'start_fraction') return hourIn(words) / 24 === row['start_fraction'];
  const day = field === 'start_date' ? row['start_date'] : null;
  return typeof day === 'string' && words.includes(day);
};

export type Verdict = {
  readonly acknowledged: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly superseded: number;
  readonly settled: number;
  readonly problems: readonly string[];
};

/** What everybody was told, in the order of the versions. */
class Story {
  readonly writes: readonly Write[];
  readonly #heard: readonly Answer[];
  readonly #rows = new Map<string, Row>();

  constructor(heard: readonly Answer[]) {
    this.#heard = heard;
    this.writes = heard.flatMap(writesIn).toSorted((a, b) => a.mission - b.mission || a.from - b.from);
    for (const row of heard.flatMap(rowsIn)) this.#rows.set(`${row.id}:${row.lock_version}`, row);
  }

  rowBefore({ mission, from }: Write): Row | undefined {
    return this.#rows.get(`${mission}:${from}`);
  }

  /** Changes of the same mission before this one. */
  before(write: Write): readonly Write[] {
    return this.writes
      .slice(0, this.writes.indexOf(write))
      .filter(({ mission }) => mission === write.mission);
  }

  /** Since when somebody has had a version or a later one; infinity: never. */
  seenAt(by: string, id: number, version: number): number {
    const times = this.#heard
      .filter((each) => each.by === by)
      .filter((each) => rowsIn(each).some((row) => row.id === id && row.lock_version >= version))
      .map(({ at }) => at);
    return Math.min(...times, Number.POSITIVE_INFINITY);
  }

  knownAt(by: string, id: number, at: number): Row | undefined {
    return this.#heard
      .filter((each) => each.by === by && each.at <= at)
      .flatMap(rowsIn)
      .filter((row) => row.id === id)
      .toSorted((a, b) => b.lock_version - a.lock_version)[0];
  }

  /** Missions that are no longer there, by what was answered. */
  gone(): ReadonlySet<number> {
    const gone = new Set<number>();
    for (const each of this.#heard.filter(isWrite).toSorted((a, b) => a.at - b.at)) {
      const id = Number(/missions\/(\d+)/.exec(each.path)?.[1]);
      const kept = rowsIn(each)[0]?.id;
      if (each.method === 'DELETE') gone.add(id);
      else if (each.path.endsWith('/take_back')) gone.delete(id);
      else if (each.path.endsWith('/join'))
        for (const one of [id, Number(each.body?.['with'])]) if (one !== kept) gone.add(one);
    }
    return gone;
  }
}

/** Versions given twice, and changes of what their author had not. */
const versionProblems = (story: Story): string[] =>
  story.writes.flatMap((write, index) => {
    const { mission, from, by, at } = write;
    const twin = story.writes[index - 1];
    const isTwin = twin?.mission === mission && twin.from === from;
    const isBlind = story.rowBefore(write) !== undefined && story.seenAt(by, mission, from) > at;
    return [
      ...(isTwin ? [`mission ${mission}: version ${from + 1} was given twice`] : []),
      ...(isBlind ? [`mission ${mission}: ${by} wrote over version ${from} without having had it`] : []),
    ];
  });

/** A field that one planner changed after another had. */
type Overwriting = {
  readonly write: Write;
  readonly field: string;
  readonly before: Row;
  readonly author: Write;
};

const overwritingsIn = (story: Story): readonly Overwriting[] =>
  story.writes.flatMap((write) => {
    const before = story.rowBefore(write);
    if (!before) return [];
    const earlier = story.before(write);
    return differ(before, write.row).flatMap((field) => {
      const author = earlier.findLast((each) => {
        const previous = story.rowBefore(each);
        return previous === undefined || previous[field] !== each.row[field];
      });
      return !author || author.by === write.by ? [] : [{ write, field, before, author }];
    });
  });

/** What its author had done to the mission since the last moment at which nothing of theirs was unsaved. */
const deedsBehind = (
  story: Story,
  write: Write,
  deeds: readonly Deed[],
  sight: Sight | undefined,
): Deed[] => {
  const { by, mission, at } = write;
  const since = Math.max(
    story.before(write).findLast((each) => each.by === by)?.at ?? 0,
    sight?.clean.findLast((moment) => moment < at) ?? 0,
  );
  return deeds.filter(
    (deed) =>
      deed.by === by &&
      (deed.mission === mission || deed.mission === null) &&
      deed.at > since &&
      deed.at <= at,
  );
};

/** Whether the page had the other's value before the edit began. */
const hadIt = (
  story: Story,
  { write, field, before, author }: Overwriting,
  about: readonly Deed[],
): boolean => {
  const { by, mission } = write;
  const edits = editsOf(about, write, field);
  // An undo goes by the plan as it stands at that moment; on which mission it was is known of everything else.
  const undone = edits.findLast(({ mission: on }) => on === null)?.at ?? write.at;
  const begun = edits.filter(({ mission: on }) => on !== null).map(({ at }) => at);
  const began = begun.length > 0 ? Math.min(...begun) : undone;
  const seen = story.seenAt(by, mission, author.row.lock_version);
  // Both may have come to the same: then there is nothing to choose, and the next edit goes by what both made of it.
  const labelled = edits.filter(({ before: words }) => words !== undefined);
  const shown = [
    labelled.findLast(({ at, done = at }) => done < seen)?.after,
    labelled.find(({ at, done = at }) => done >= seen)?.before,
  ];
  const own = edits.findLast(({ at, done = at }) => done <= seen)?.made;
  const isSame = own !== undefined && own[field] === author.row[field];
  return (
    seen <= began ||
    isSame ||
    // Two changes that bring back what was known overwrite nothing of anybody's.
    story.knownAt(by, mission, began)?.[field] === before[field] ||
    shown.some((words = '') => showsOf(field, words, author.row))
  );
};

const wasShown = ({ write, field, author }: Overwriting, sight: Sight | undefined): boolean =>
  sight?.contested.some(
    (each) =>
      each.mission === write.mission &&
      sameField(each.field, field) &&
      each.at >= author.at &&
      each.at <= write.at,
  ) ?? false;

/** Acknowledged changes that the final rows do not have. */
const lostIn = (story: Story, final: readonly Row[]): string[] => {
  const problems: string[] = [];
  const gone = story.gone();
  const last = new Map(final.map((row) => [row.id, row]));
  for (const id of new Set(story.writes.map(({ mission }) => mission))) {
    const end = last.get(id);
    const newest = story.writes.findLast(({ mission }) => mission === id);
    if (!newest || gone.has(id)) continue;
    if (!end) problems.push(`mission ${id} is gone, and nobody deleted it`);
    else if (end.lock_version === newest.row.lock_version && differ(newest.row, end).length > 0)
      problems.push(`mission ${id} is not as it was acknowledged: ${differ(newest.row, end).join(', ')}`);
    else if (end.lock_version < newest.row.lock_version)
      problems.push(`mission ${id} is older than what was acknowledged`);
  }
  for (const { id } of final)
    if (gone.has(id)) problems.push(`mission ${id} is there, though it was deleted`);
  return problems;
};

/**
 * Whether every acknowledged change is in the final rows, or was changed again by somebody who had seen it: whose page
 * had it before the edit began, or showed both values.
 */
export const judge = (
  heard: readonly Answer[],
  deeds: readonly Deed[],
  final: readonly Row[],
  sights: Readonly<Record<string, Sight>>,
): Verdict => {
  const story = new Story(heard);
  const overwritings = overwritingsIn(story);
  const unseen = overwritings.filter((each) => {
    const sight = sights[each.write.by];
    const about = deedsBehind(story, each.write, deeds, sight);
    return !hadIt(story, each, about) && !wasShown(each, sight);
  });
  const unsafe = heard.filter(({ method }) => method !== 'GET');
  return {
    acknowledged: unsafe.filter(isWrite).length,
    refused: unsafe.filter(({ status }) => status >= 400).length,
    unanswered: unsafe.filter(({ status }) => status === 0).length,
    superseded: overwritings.length,
    settled: deeds.filter(({ kind }) => kind === 'settle' || kind === 'give_way').length,
    problems: [
      ...versionProblems(story),
      ...unseen.map(
        ({ write: { mission, by, row }, field, before, author }) =>
          `mission ${mission}: ${by} changed ${field} from ${String(before[field])} to ${String(row[field])} without having seen what ${author.by} had made of it`,
      ),
      ...lostIn(story, final),
    ],
  };
};
