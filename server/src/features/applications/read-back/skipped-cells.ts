import type { SkippedColumnOrSheet } from '@shiptime/domain/applications/wire/read-back';
import type { ExportedApplicationRow } from '../export/exported-row.ts';
import { toLookupKey } from './read-cell.ts';
import type { ApplicationsFileResult } from './read-workbook.ts';

const minute = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

const shown = (value: ExportedApplicationRow[string] | undefined): string => {
  const text = String(value ?? '').trim();
  const [instant] = minute.exec(text) ?? [];
  return toLookupKey((instant?.replace(' ', 'T') ?? text).replaceAll(/\s+/g, ' '));
};

export const listSkippedCells = (
  { rows, unknownHeaders, readOnlyCells }: ApplicationsFileResult,
  otherSheets: readonly string[],
  named: readonly ReadonlyMap<number, ExportedApplicationRow>[],
): SkippedColumnOrSheet[] => {
  const exported = new Map(
    rows.map(({ row, id }) => [row, named.flatMap((inLanguage) => inLanguage.get(id ?? 0) ?? [])]),
  );
  const changedIn = ({ column, cells }: ApplicationsFileResult['readOnlyCells'][number]): number[] =>
    [...cells].flatMap(([row, cell]) => {
      const before = exported.get(row) ?? [];
      const isSame = before.some((each) => shown(each[column.name]) === shown(cell));
      return before.length === 0 || isSame ? [] : [row];
    });
  return [
    ...unknownHeaders.map((name): SkippedColumnOrSheet => ({ kind: 'unknown_column', name, rows: [] })),
    ...readOnlyCells
      .map((each): SkippedColumnOrSheet => ({
        kind: 'read_only_column',
        name: each.header,
        rows: changedIn(each),
      }))
      .filter((each) => each.rows.length > 0),
    ...otherSheets.map((name): SkippedColumnOrSheet => ({ kind: 'sheet', name, rows: [] })),
  ];
};
