import type { AuditEntry } from '@shiptime/domain/accounts/administration-wire';
import { Readable } from 'node:stream';
import { escapeFormula } from '@shiptime/domain/shared/escape-formula';
import type { Language } from '@shiptime/domain/shared/text';
import { hasTranslation, translate } from '#http/language.ts';
import { byteOrderMark, type CsvCell, formatCsvLine } from '#spreadsheet/csv.ts';
import { type Cell, instantFormat, type Sheet, type SheetColumn } from '#spreadsheet/sheet.ts';

const names = [
  'created_at',
  'actor',
  'action',
  'subject_type',
  'subject_id',
  'before',
  'after',
  'reason',
  'address',
] as const;
type ColumnName = (typeof names)[number];

const widths: Partial<Record<ColumnName, number>> = { actor: 24, before: 60, after: 60, reason: 40 };

const worded = (language: Language, key: string, code: string): string =>
  hasTranslation(language, key) ? translate(language, key) : code;

/** Text of an action such as `vessels.updated`; actions without a text are shown as stored. */
const actionWords = (language: Language, action: string): string => {
  const verb = action.split('.').at(-1) ?? action;
  return worded(language, `administration:audit.verbs.${verb}`, action);
};

const stateText = (state: AuditEntry['before']): string | null =>
  state === null ? null : JSON.stringify(state);

const cellsOf = (row: AuditEntry, language: Language): Record<ColumnName, CsvCell> => ({
  created_at: new Date(row.created_at),
  actor: row.actor ?? translate(language, `administration:audit.${row.address ? 'visitor' : 'command_line'}`),
  action: actionWords(language, row.action),
  subject_type: worded(language, `administration:audit.subjects.${row.subject_type}`, row.subject_type),
  subject_id: row.subject_id,
  before: stateText(row.before),
  after: stateText(row.after),
  reason: row.reason,
  address: row.address,
});

const headerOf = (language: Language, name: ColumnName) =>
  translate(language, `administration:audit.columns.${name === 'created_at' ? 'created_at_utc' : name}`);

export const buildAuditSheet = (rows: AsyncIterable<AuditEntry>, language: Language): Sheet => {
  const columns = names.map((name): SheetColumn => ({
    header: headerOf(language, name),
    width: widths[name] ?? 20,
    ...(name === 'created_at' && { format: instantFormat }),
  }));
  const cells = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of rows) {
      const cell = cellsOf(row, language);
      yield names.map((name) => cell[name]);
    }
  };
  return { name: translate(language, 'administration:audit.sheet'), columns, rows: cells(), titleColumns: 1 };
};

const guarded = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? escapeFormula(cell) : cell);

export const streamAuditCsv = (rows: AsyncIterable<AuditEntry>, language: Language): Readable => {
  const lines = async function* (): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(names.map((name) => headerOf(language, name)));
    for await (const row of rows) {
      const cell = cellsOf(row, language);
      yield formatCsvLine(
        names.map((name) => (name === 'created_at' ? row.created_at : guarded(cell[name]))),
      );
    }
  };
  return Readable.from(lines());
};
