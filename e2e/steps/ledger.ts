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
  const problems: string[] = [];
  const writes = heard.flatMap(writesIn).toSorted((a, b) => a.mission - b.mission || a.from - b.from);
  const rows = new Map<string, Row>();
  for (const row of heard.flatMap(rowsIn)) rows.set(`${row.id}:${row.lock_version}`, row);
  const gone = new Set<number>();
  for (const each of heard.filter(isWrite).toSorted((a, b) => a.at - b.at)) {
    const id = Number(/missions\/(\d+)/.exec(each.path)?.[1]);
    const kept = rowsIn(each)[0]?.id;
    if (each.method === 'DELETE') gone.add(id);
    else if (each.path.endsWith('/take_back')) gone.delete(id);
    else if (each.path.endsWith('/join'))
      for (const one of [id, Number(each.body?.['with'])]) if (one !== kept) gone.add(one);
  }
  const last = new Map(final.map((row) => [row.id, row]));
  const seenAt = (by: string, id: number, version: number): number =>
    Math.min(
      ...heard
        .filter((each) => each.by === by)
        .filter((each) => rowsIn(each).some((row) => row.id === id && row.lock_version >= version))
        .map(({ at }) => at),
      Number.POSITIVE_INFINITY,
    );
  const knownAt = (by: string, id: number, at: number): Row | undefined =>
    heard
      .filter((each) => each.by === by && each.at <= at)
      .flatMap(rowsIn)
      .filter((row) => row.id === id)
      .toSorted((a, b) => b.lock_version - a.lock_version)[0];
  let superseded = 0;
  for (const [index, write] of writes.entries()) {
    const { mission, from, by, row } = write;
    const before = rows.get(`${mission}:${from}`);
    const twin = writes[index - 1];
    if (twin?.mission === mission && twin.from === from)
      problems.push(`mission ${mission}: version ${from + 1} was given twice`);
    if (!before) continue;
    if (seenAt(by, mission, from) > write.at)
      problems.push(`mission ${mission}: ${by} wrote over version ${from} without having had it`);
    const earlier = writes.slice(0, index).filter((each) => each.mission === mission);
    const mine = Math.max(
      earlier.findLast((each) => each.by === by)?.at ?? 0,
      sights[by]?.clean.findLast((at) => at < write.at) ?? 0,
    );
    const about = deeds.filter(
      (deed) =>
        deed.by === by &&
        (deed.mission === mission || deed.mission === null) &&
        deed.at > mine &&
        deed.at <= write.at,
    );
    for (const field of differ(before, row)) {
      const author = earlier.findLast((each) => {
        const previous = rows.get(`${mission}:${each.from}`);
        return previous === undefined || previous[field] !== each.row[field];
      });
      if (!author || author.by === by) continue;
      superseded += 1;
      const edits = editsOf(about, write, field);
      // An undo goes by the plan as it stands at that moment; on which mission it was is known of everything else.
      const undone = edits.findLast(({ mission: on }) => on === null)?.at ?? write.at;
      const begun = edits.filter(({ mission: on }) => on !== null).map(({ at }) => at);
      const began = begun.length > 0 ? Math.min(...begun) : undone;
      const seen = seenAt(by, mission, author.row.lock_version);
      // Both may have come to the same: then there is nothing to choose, and the next edit goes by what both made of it.
      const labelled = edits.filter(({ before: words }) => words !== undefined);
      const shown = [
        labelled.findLast(({ at, done = at }) => done < seen)?.after,
        labelled.find(({ at, done = at }) => done >= seen)?.before,
      ];
      const own = edits.findLast(({ at, done = at }) => done <= seen)?.made;
      const isSame = own !== undefined && own[field] === author.row[field];
      // Two changes that bring back what was known overwrite nothing of anybody's.
      const known = knownAt(by, mission, began);
      const hadIt =
        seen <= began ||
        isSame ||
        known?.[field] === before[field] ||
        shown.some((words = '') => showsOf(field, words, author.row));
      const since = author.at;
      const inSight = sights[by]?.contested.some(
        (each) =>
          each.mission === mission && sameField(each.field, field) && each.at >= since && each.at <= write.at,
      );
      if (!hadIt && !inSight)
        problems.push(
          `mission ${mission}: ${by} changed ${field} from ${String(before[field])} to ${String(row[field])} without having seen what ${author.by} had made of it`,
        );
    }
  }
  for (const id of new Set(writes.map(({ mission }) => mission))) {
    const end = last.get(id);
    const newest = writes.findLast(({ mission }) => mission === id);
    if (!newest || gone.has(id)) continue;
    if (!end) problems.push(`mission ${id} is gone, and nobody deleted it`);
    else if (end.lock_version === newest.row.lock_version && differ(newest.row, end).length > 0)
      problems.push(`mission ${id} is not as it was acknowledged: ${differ(newest.row, end).join(', ')}`);
    else if (end.lock_version < newest.row.lock_version)
      problems.push(`mission ${id} is older than what was acknowledged`);
  }
  for (const { id } of final)
    if (gone.has(id)) problems.push(`mission ${id} is there, though it was deleted`);
  const unsafe = heard.filter(({ method }) => method !== 'GET');
  return {
    acknowledged: unsafe.filter(isWrite).length,
    refused: unsafe.filter(({ status }) => status >= 400).length,
    unanswered: unsafe.filter(({ status }) => status === 0).length,
    superseded,
    settled: deeds.filter(({ kind }) => kind === 'settle' || kind === 'give_way').length,
    problems,
  };
};
