import {
  fiscalStartYearOfDay,
  fiscalYearStartingIn,
  fiscalYearStartYear,
} from '../../reference/fiscal-year.ts';
import { addDays, type CalendarDay, countDaysInclusive, isCalendarDay } from '../../shared/calendar-day.ts';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { toOneLine } from '../../shared/text.ts';
import { type YearBounds, yearSpan } from '../fiscal-year-bounds.ts';
import type { Span } from '../missions.ts';
import type { PortCallStop } from '../port-calls.ts';
import { planTextLimits } from '../schema.ts';
import { dayOfTick, ticksInDay, daysToTicks } from '../ticks.ts';
import { spanWithCrewChangeDays, type VoyageDates } from './crew-change-days.ts';
import { findIdByName, type NameIndex, suggestNames } from './name-index.ts';
import { readPortCalls, selectPortCallStops } from './read-port-calls.ts';
import {
  type ImportedKind,
  parseImportedKind,
  type MissionCells,
  type MissionFileColumn,
  type MissionImport,
  fillMissingCells,
} from './mission-file.ts';

type Year = YearBounds & { readonly id: number };

export type ImportLookups = {
  readonly vessels: NameIndex;
  readonly ports: NameIndex;
  readonly years: readonly Year[];
};

export type RowPart = {
  readonly fiscal_year_id: number;
  readonly span: Span;
  readonly mobilization_days: number | null;
  readonly demobilization_days: number | null;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly port_call_stops: readonly PortCallStop[] | null;
};

export type ImportProblem = FieldProblem & { readonly near?: readonly string[] };

export type MissionRowResult = {
  readonly row: number;
  readonly kind: ImportedKind | null;
  readonly vessel_id: number | null;
  readonly outside_number: string | null;
  readonly title: string;
  readonly parts: readonly RowPart[];
  readonly problems: readonly ImportProblem[];
};

const longestNumber = 100;
const longestRow = 731;

type Draft = Omit<MissionRowResult, 'parts'> & {
  readonly values: MissionCells;
  readonly days: VoyageDates | null;
};

const dayIn = (text: string): CalendarDay | null => {
  const [day] = text.trim().split(/[T ]/, 1);
  return isCalendarDay(day) ? day : null;
};

const quarters = (text: string): number | null => {
  const days = Number(text.trim().replace(',', '.'));
  return Number.isFinite(days) && days >= 0 && daysToTicks(days) === days * ticksInDay ? days : null;
};

const textProblems = (field: MissionFileColumn, text: string, max: number): ImportProblem[] =>
  text.length > max ? [{ field, code: 'too_long', params: { max } }] : [];

const nameProblem = (field: MissionFileColumn, known: NameIndex, text: string): ImportProblem =>
  text.trim() === ''
    ? { field, code: 'required' }
    : { field, code: 'not_known', params: { name: text.trim() }, near: suggestNames(known, text) };

const readDays = (values: MissionCells, reading: MissionImport['end_day']) => {
  const [start, said] = [dayIn(values.start_date), dayIn(values.end_date)];
  const problems: ImportProblem[] = [
    ...(start
      ? []
      : [{ field: 'start_date', code: values.start_date.trim() ? 'invalid_date' : 'required' } as const]),
    ...(said
      ? []
      : [{ field: 'end_date', code: values.end_date.trim() ? 'invalid_date' : 'required' } as const]),
  ];
  if (!start || !said) return { days: null, problems };
  const end = reading === 'excluded' ? addDays(said, -1) : said;
  if (end < start)
    return { days: null, problems: [{ field: 'end_date', code: 'end_before_start' } as const] };
  const taken = countDaysInclusive(start, end);
  if (taken > longestRow)
    return { days: null, problems: [{ field: 'end_date', code: 'over_two_years' } as const] };
  const told = values.days.trim() === '' ? taken : quarters(values.days);
  if (told === null) problems.push({ field: 'days', code: 'quarter_days' });
  else if (Math.abs(told - taken) >= 1)
    problems.push({ field: 'days', code: 'days_differ', params: { days: told, dates: taken } });
  return { days: { start, end }, problems };
};

const draftOf = (
  { row, values: cells }: MissionImport['rows'][number],
  { usual_kind, end_day }: MissionImport,
  { vessels, ports }: ImportLookups,
): Draft => {
  const values = fillMissingCells(cells);
  const title = toOneLine(values.title).trim();
  const outside_number = toOneLine(values.outside_number).trim() || null;
  const vessel_id = findIdByName(vessels, values.vessel);
  const kind = parseImportedKind(values.kind) ?? usual_kind;
  const { days, problems } = readDays(values, end_day);
  const portProblems = (['mobilization_port', 'demobilization_port'] as const).flatMap((field) =>
    values[field].trim() !== '' && findIdByName(ports, values[field]) === null
      ? [nameProblem(field, ports, values[field])]
      : [],
  );
  const lengthProblems = (['mobilization_days', 'demobilization_days'] as const).flatMap((field) =>
    quarters(values[field]) === null ? [{ field, code: 'quarter_days' } as const] : [],
  );
  return {
    row,
    values,
    kind,
    vessel_id,
    outside_number,
    title,
    days,
    problems: [
      ...(vessel_id === null ? [nameProblem('vessel', vessels, values.vessel)] : []),
      ...textProblems('outside_number', outside_number ?? '', longestNumber),
      ...(title === '' ? [{ field: 'title', code: 'required' } as const] : []),
      ...textProblems('title', title, planTextLimits.title),
      ...problems,
      ...lengthProblems,
      ...portProblems,
      ...readPortCalls(values.port_call_stops, ports, days).problems,
      ...(kind === null ? [{ field: 'kind', code: 'required' } as const] : []),
    ],
  };
};

/** Planned voyages that share a day change at noon; delivered voyages keep whole days. */
const spanOf = (draft: Draft & { readonly days: VoyageDates }, others: readonly Draft[]): Span =>
  spanWithCrewChangeDays(
    draft.days,
    draft.kind === 'planned'
      ? others.flatMap(({ vessel_id, kind, days }) =>
          vessel_id === draft.vessel_id && kind === 'planned' && days ? [days] : [],
        )
      : [],
  );

const partsOf = (
  { values, days }: Draft & { readonly days: VoyageDates },
  span: Span,
  { years, ports }: ImportLookups,
): { readonly parts: readonly RowPart[]; readonly problems: readonly ImportProblem[] } => {
  const { calls } = readPortCalls(values.port_call_stops, ports, days);
  const [first, last] = [fiscalStartYearOfDay(days.start), fiscalStartYearOfDay(days.end)];
  const parts: RowPart[] = [];
  const problems: ImportProblem[] = [];
  for (let opening = first; opening <= last; opening += 1) {
    const year = years.find((each) => fiscalYearStartYear(each) === opening);
    if (!year) {
      const params = { year: fiscalYearStartingIn(opening).name };
      problems.push({ field: 'start_date', code: 'no_fiscal_year', params });
      continue;
    }
    const whole = yearSpan(year);
    const daysIn = (field: 'mobilization_days' | 'demobilization_days', isHere: boolean) =>
      values[field].trim() === '' ? null : isHere ? quarters(values[field]) : 0;
    const within = { start: Math.max(span.start, whole.start), end: Math.min(span.end, whole.end) };
    const part: RowPart = {
      fiscal_year_id: year.id,
      span: within,
      mobilization_days: daysIn('mobilization_days', opening === first),
      demobilization_days: daysIn('demobilization_days', opening === last),
      mobilization_port_id: opening === first ? findIdByName(ports, values.mobilization_port) : null,
      demobilization_port_id: opening === last ? findIdByName(ports, values.demobilization_port) : null,
      port_call_stops:
        calls &&
        selectPortCallStops(calls, { start: dayOfTick(within.start), end: dayOfTick(within.end - 1) }),
    };
    const inPort = daysToTicks((part.mobilization_days ?? 0) + (part.demobilization_days ?? 0));
    if (part.span.end - part.span.start <= inPort)
      problems.push({ field: 'end_date', code: 'no_days_at_sea' });
    parts.push(part);
  }
  return { parts, problems };
};

const repeatedRows = (drafts: readonly Draft[]): ReadonlySet<number> => {
  const seen = new Set<string>();
  return new Set(
    drafts.flatMap(({ row, vessel_id, kind, outside_number }) => {
      if (outside_number === null) return [];
      const key = JSON.stringify([vessel_id, kind, outside_number]);
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated ? [row] : [];
    }),
  );
};

export const readMissionRows = (asked: MissionImport, known: ImportLookups): readonly MissionRowResult[] => {
  const drafts = asked.rows.map((each) => draftOf(each, asked, known));
  const repeated = repeatedRows(drafts);
  const sound = drafts.filter(({ problems }) => problems.length === 0);
  return drafts.map((draft) => {
    const { values: _values, days, ...row } = draft;
    const taken = repeated.has(row.row) ? [{ field: 'outside_number', code: 'not_unique' } as const] : [];
    const problems = [...row.problems, ...taken];
    if (!days) return { ...row, parts: [], problems };
    const found = partsOf({ ...draft, days }, spanOf({ ...draft, days }, sound), known);
    const further =
      problems.length > 0 ? found.problems.filter(({ code }) => code === 'no_fiscal_year') : found.problems;
    const all = [...problems, ...further];
    return { ...row, parts: all.length > 0 ? [] : found.parts, problems: all };
  });
};
