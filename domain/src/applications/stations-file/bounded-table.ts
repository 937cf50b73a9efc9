import type { StationsFileProblem } from './station-row.ts';

export const tableBounds = { rows: 20_000, columns: 50, cells: 200_000 } as const;

export type TableReadResult =
  | { readonly rows: string[][]; readonly otherSheets?: readonly string[] }
  | { readonly problem: StationsFileProblem };

export const unreadableTable: TableReadResult = { problem: { row: null, column: null, code: 'unreadable' } };

export const notLoadedTable: TableReadResult = { problem: { row: null, column: null, code: 'not_loaded' } };

export const cellToText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

type FormulaCell = { readonly formula?: string; readonly value: unknown };

export const findUncalculatedFormula = (
  cells: Iterable<readonly [string, FormulaCell]>,
): TableReadResult | null => {
  for (const [place, { formula, value }] of cells) {
    if (formula === undefined || (value !== null && value !== undefined)) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    const params = { cell: `${columnLetters(column)}${row + 1}` };
    return { problem: { row: null, column: null, code: 'formula_without_value', params } };
  }
  return null;
};

export class BoundedTable {
  readonly #columns: number;
  readonly #rows: string[][] = [];
  #cells = 0;
  #problem: StationsFileProblem | null = null;

  constructor(columns: number = tableBounds.columns) {
    this.#columns = columns;
  }

  /** Returns false when reading can stop. `at`: zero-based row in the file. */
  add(cells: readonly string[], at: number): boolean {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width === 0) return this.#problem === null;
    this.#cells += width;
    if (width > this.#columns) this.#refuse('too_many_columns', at, this.#columns);
    else if (at >= tableBounds.rows) this.#refuse('too_many_rows', null, tableBounds.rows);
    else if (this.#cells > tableBounds.cells) this.#refuse('too_many_cells', null, tableBounds.cells);
    if (this.#problem) return false;
    while (this.#rows.length < at) this.#rows.push([]);
    this.#rows.push(cells.slice(0, this.#columns));
    return true;
  }

  get result(): TableReadResult {
    return this.#problem ? { problem: this.#problem } : { rows: this.#rows };
  }

  get sheet(): TableReadResult {
    if (this.#problem) return this.result;
    const width = this.#rows.reduce((most, row) => Math.max(most, row.length), 0);
    return { rows: this.#rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]) };
  }

  #refuse(code: StationsFileProblem['code'], at: number | null, max: number): void {
    this.#problem ??= {
      row: null,
      column: null,
      code,
      params: { max, ...(at !== null && { row: at + 1 }) },
    };
  }
}
