import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { checkBeforeDeadline } from '@shiptime/domain/applications/decisions';
import type { WorkbookRowResult } from '@shiptime/domain/applications/wire/read-back';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { applicationColumnsSql, type ApplicationRow, applicationTablesSql } from '../application-row.ts';
import {
  exportedColumnsSql,
  exportedTablesSql,
  type ExportedApplicationRow,
} from '../export/exported-row.ts';
import { lockApplication, recordReceivedAtAndReadDeadline } from '../application-queries.ts';
import { validateApplicationChange, saveApplication } from '../write/save-application.ts';
import { type ComparedRow, compareRow } from './compare.ts';
import { readListIdsByName } from './list-ids-by-name.ts';
import type { ListIdsByName } from './read-cell.ts';
import { listSkippedCells } from './skipped-cells.ts';
import type { ApplicationsFileResult, WorkbookRow } from './read-workbook.ts';

type Reader = { readonly actor: Actor; readonly language: Language };

const idsOf = (rows: readonly WorkbookRow[]): number[] => rows.flatMap(({ id }) => id ?? []);

const findWhole = async (tx: Tx, ids: readonly number[]): Promise<Map<number, ApplicationRow>> => {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumnsSql()} from ${applicationTablesSql} where r.id = any(${ids}::int[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

const findNamed = async (
  tx: Tx,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ExportedApplicationRow>> => {
  const { rows } = await sql<ExportedApplicationRow>`
    select ${exportedColumnsSql(language)} from ${exportedTablesSql} where r.id = any(${ids}::int[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

const checked = async (tx: Tx, compared: ComparedRow): Promise<ComparedRow> => {
  const { changes, before } = compared;
  if (compared.state !== 'changed') return compared;
  const year = changes.fiscal_year_id;
  const isClosed =
    typeof year === 'number' && !checkBeforeDeadline(await recordReceivedAtAndReadDeadline(tx, year)).allowed;
  const problems: FieldProblem[] = [
    ...(await validateApplicationChange(tx, changes, before)),
    ...(isClosed ? [{ field: 'fiscal_year_id', code: 'unknown_choice' } as const] : []),
  ];
  return problems.length > 0 ? { ...compared, state: 'wrong', problems } : compared;
};

const compareIn = async (
  tx: Tx,
  actor: Actor,
  before: ApplicationRow | undefined,
  row: WorkbookRow,
  lists: ListIdsByName,
): Promise<ComparedRow | null> => {
  const compared = compareRow(actor, before, row, lists);
  return compared && checked(tx, compared);
};

const wordsOf = (value: ExportedApplicationRow[string] | undefined, language: Language): string | null => {
  if (typeof value === 'boolean') return translate(language, `reference:record.${value ? 'yes' : 'no'}`);
  return value === null || value === undefined || value === '' ? null : String(value);
};

const afterIn = (
  { changes, cells }: ComparedRow,
  field: ApplicationField,
  language: Language,
): string | null =>
  typeof changes[field] === 'boolean'
    ? wordsOf(changes[field], language)
    : wordsOf(cells.get(field)?.trim(), language);

const presentRow = (
  compared: ComparedRow,
  named: ExportedApplicationRow | undefined,
  language: Language,
): WorkbookRowResult => ({
  row: compared.row,
  ship_time_request_id: compared.before.id,
  project_title: compared.before.project_title,
  state: compared.state,
  changes: (Object.keys(compared.changes) as ApplicationField[]).map((field) => ({
    field,
    before: wordsOf(named?.[field], language),
    after: afterIn(compared, field, language),
  })),
  problems: compared.problems.map(({ field, code, params }) => ({
    field: field as ApplicationField,
    code,
    message: translate(language, `errors:fields.${code}`, params),
  })),
});

type Beside = (ComparedRow | null)[];

const save = async (
  tx: Tx,
  actor: Actor,
  rows: readonly WorkbookRow[],
  beside: Beside,
  lists: ListIdsByName,
): Promise<number> => {
  // Locks in order of number, so that concurrent imports cannot deadlock.
  const places = [...beside.keys()]
    .filter((at) => beside[at]?.state === 'changed')
    .toSorted((one, other) => beside[one]!.before.id - beside[other]!.before.id);
  for (const at of places) {
    const before = await lockApplication(tx, actor, beside[at]!.before.id);
    const compared = await compareIn(tx, actor, before, rows[at]!, lists);
    beside[at] = compared;
    if (compared?.state === 'changed')
      await saveApplication(tx, actor, before.id, compared.changes, {
        expected: [],
        present: async () => null,
      });
  }
  return beside.filter((each) => each?.state === 'changed').length;
};

export const saveWorkbookChanges = async (
  tx: Tx,
  { actor, language }: Reader,
  file: ApplicationsFileResult,
  otherSheets: readonly string[],
) => {
  const { rows } = file;
  const lists = await readListIdsByName(tx);
  const whole = await findWhole(tx, idsOf(rows));
  const beside: Beside = [];
  for (const row of rows) beside.push(await compareIn(tx, actor, whole.get(row.id ?? 0), row, lists));
  const seen = beside.flatMap((each) => (each ? [each.before.id] : []));
  const inOther = await findNamed(tx, seen, language === 'en' ? 'fr' : 'en');
  const named = await findNamed(tx, seen, language);
  const changed = await save(tx, actor, rows, beside, lists);
  return {
    data: beside.flatMap((each) => (each ? presentRow(each, named.get(each.before.id), language) : [])),
    meta: {
      changed,
      not_read: listSkippedCells(file, otherSheets, [named, inOther]),
      unknown_rows: rows.filter((_row, at) => beside[at] === null).map(({ row }) => row),
    },
  };
};
