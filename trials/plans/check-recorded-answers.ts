import { isDeepStrictEqual } from 'node:util';
import { hourInLabel, showsLength } from './bar-changes.ts';
import { changesNothing, type PlannerAction, findEditsBehindWrite, isSameField } from './planner-actions.ts';
import type { Answer, Row, PlannerView } from './record-answers.ts';
import { isWrite, WriteHistory, type Write } from './write-history.ts';

const said = new Set(['updated_at', 'lock_version', 'can', 'end_date', 'overlap_kept', 'ship_time_request']);
const fieldsOf = (row: Row) => Object.keys(row).filter((field) => !said.has(field));
const differ = (a: Row, b: Row) =>
  fieldsOf(a).filter((field) => field in b && !isDeepStrictEqual(a[field], b[field]));

const lengthOf = (row: Row): number =>
  ['mobilization_days', 'operational_days', 'demobilization_days']
    .map((field) => Number(row[field] ?? 0))
    .reduce((sum, days) => sum + days);

const showsOf = (field: string, words: string, row: Row): boolean => {
  if (field === 'operational_days') return showsLength(words, lengthOf(row));
  if (field === 'start_fraction') return hourInLabel(words) / 24 === row['start_fraction'];
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

const versionProblems = (story: WriteHistory): string[] =>
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

type Overwriting = {
  readonly write: Write;
  readonly field: string;
  readonly before: Row;
  readonly author: Write;
};

const overwritingsIn = (story: WriteHistory): readonly Overwriting[] =>
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

const deedsBehind = (
  story: WriteHistory,
  write: Write,
  deeds: readonly PlannerAction[],
  sight: PlannerView | undefined,
): PlannerAction[] => {
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

const hadIt = (
  story: WriteHistory,
  { write, field, before, author }: Overwriting,
  about: readonly PlannerAction[],
): boolean => {
  const { by, mission } = write;
  const all = findEditsBehindWrite(about, write, field);
  const changing = all.filter((edit) => !changesNothing(edit, field));
  const edits = changing.length > 0 ? changing : all;
  const undone = edits.findLast(({ mission: on }) => on === null)?.at ?? write.at;
  const begun = edits.filter(({ mission: on }) => on !== null).map(({ at }) => at);
  const began = begun.length > 0 ? Math.min(...begun) : undone;
  const seen = story.seenAt(by, mission, author.row.lock_version);
  // Equal changes by two planners do not conflict; the next edit builds on both.
  const labelled = edits.filter(({ before: words }) => words !== undefined);
  const shown = [
    labelled.findLast(({ at, done = at }) => done < seen)?.after,
    labelled.find(({ at, done = at }) => done >= seen)?.before,
    // Changes that arrive while a bar is dragged appear in its label only after the drop.
    labelled.find(({ at }) => at >= seen)?.before,
  ];
  const own = edits.findLast(({ at, done = at }) => done <= seen)?.made;
  const isSame = own !== undefined && own[field] === author.row[field];
  return (
    seen <= began ||
    isSame ||
    story.knownAt(by, mission, began)?.[field] === before[field] ||
    shown.some((words = '') => showsOf(field, words, author.row))
  );
};

const wasShown = ({ write, field, author }: Overwriting, sight: PlannerView | undefined): boolean =>
  sight?.contested.some(
    (each) =>
      each.mission === write.mission &&
      isSameField(each.field, field) &&
      each.at >= author.at &&
      each.at <= write.at,
  ) ?? false;

const lostIn = (story: WriteHistory, final: readonly Row[]): string[] => {
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

/** Each acknowledged change must be in the final rows, or overwritten by someone who had seen it. */
export const checkRecordedAnswers = (
  heard: readonly Answer[],
  deeds: readonly PlannerAction[],
  final: readonly Row[],
  sights: Readonly<Record<string, PlannerView>>,
): Verdict => {
  const story = new WriteHistory(heard);
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
