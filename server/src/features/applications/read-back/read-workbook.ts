import { type ApplicationField, applicationFields } from '@shiptime/domain/applications/sections/form';
import { languages } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { columns } from '../export/columns.ts';
import { nameKey } from './read-cell.ts';

export type WorkbookRow = {
  readonly row: number;
  readonly id: number | null;
  readonly lockVersion: number | null;
  readonly cells: ReadonlyMap<ApplicationField, string>;
};

const isField = (name: string): name is ApplicationField => (applicationFields as string[]).includes(name);

const columnNamed = new Map(
  columns.flatMap(({ name, words }) =>
    languages.map((language) => [nameKey(translate(language, words)), name] as const),
  ),
);

const numberIn = (cell: string | undefined): number | null =>
  /^\d{1,9}$/.test(cell?.trim() ?? '') ? Number(cell) : null;

/** Columns may be missing or reordered. Null without number and version. */
export const readApplicationRows = (table: readonly (readonly string[])[]): WorkbookRow[] | null => {
  const [header = [], ...rest] = table;
  const places = new Map(header.map((cell, at) => [columnNamed.get(nameKey(cell)), at]));
  const [number, version] = [places.get('id'), places.get('lock_version')];
  if (number === undefined || version === undefined) return null;
  const fields = [...places].filter(
    (place): place is [ApplicationField, number] => place[0] !== undefined && isField(place[0]),
  );
  const rows = rest.map((cells, at) => ({
    row: at + 2,
    id: numberIn(cells[number]),
    lockVersion: numberIn(cells[version]),
    cells: new Map(fields.map(([field, place]) => [field, cells[place] ?? ''])),
  }));
  return rows.filter((_row, at) => rest[at]!.some((cell) => cell.trim() !== ''));
};
