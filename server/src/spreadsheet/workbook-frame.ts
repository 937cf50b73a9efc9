import { strFromU8, unzipSync } from 'fflate';
import { type CellStyle, colToLetter, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { colouredStyle, columnStyle, headerStyle } from './cell-styles.ts';
import { headerFooter, pageSetup, defaultColumnWidth } from './page-setup.ts';
import { rowHeight } from './row-height.ts';
import type { Sheet, Workbook } from './sheet.ts';

type ColumnLooks = { readonly plain: string; readonly coloured: ReadonlyMap<string, string> };

export type SheetXmlFrame = {
  readonly path: string;
  readonly head: string;
  readonly looks: readonly ColumnLooks[];
  readonly tail: (lastRow: number) => string;
};

export type WorkbookXmlFrame = {
  readonly sheets: readonly SheetXmlFrame[];
  readonly parts: ReadonlyMap<string, Uint8Array>;
};

const looksOf = ({ columns }: Sheet): [string, { style: CellStyle }][] =>
  columns.flatMap((column, at) => [
    [`0,${at}`, { style: headerStyle }],
    [`1,${at}`, { style: columnStyle(column) }],
    ...(column.colors ?? []).map((color, index): [string, { style: CellStyle }] => [
      `${index + 2},${at}`,
      { style: colouredStyle(column, color) },
    ]),
  ]);

const lastColumn = ({ columns }: Sheet): string => colToLetter(columns.length - 1);

const withoutRows = (sheet: Sheet, workbook: Workbook): WriteSheet => {
  const { name, columns, titleColumns } = sheet;
  const headers = columns.map(({ header }) => header);
  const colors = Math.max(...columns.map((column) => column.colors?.length ?? 0));
  return {
    name,
    columns: columns.map(({ width }) => ({ width: width ?? defaultColumnWidth })),
    rows: [headers, ...Array.from({ length: colors + 1 }, () => columns.map(() => null))],
    cells: new Map(looksOf(sheet)),
    rowDefs: new Map([[0, { height: rowHeight(columns, headers) }]]),
    freezePane: { rows: 1, ...(titleColumns && { columns: titleColumns }) },
    autoFilter: { range: `A1:${lastColumn(sheet)}1` },
    pageSetup: pageSetup(sheet),
    headerFooter: headerFooter(workbook),
  };
};

const printTitles = ({ name, titleColumns }: Sheet) => {
  const of = `'${name.replaceAll("'", "''")}'!`;
  const columns = titleColumns ? `${of}$A:$${colToLetter(titleColumns - 1)},` : '';
  return { name: '_xlnm.Print_Titles', range: `${columns}${of}$1:$1`, scope: name };
};

const emptyCell = /<c r="([A-Z]+)(\d+)" s="(\d+)"\/>/g;

const readLooks = (xml: string, { columns }: Sheet): ColumnLooks[] => {
  const numbers = new Map(
    [...xml.matchAll(emptyCell)].map(([, column, row, look]) => [`${column}${row}`, look!]),
  );
  const numberAt = (column: number, row: number) => numbers.get(`${colToLetter(column)}${row}`)!;
  return columns.map(({ colors = [] }, at) => ({
    plain: numberAt(at, 2),
    coloured: new Map(colors.map((color, index) => [color, numberAt(at, index + 3)])),
  }));
};

const sheetFrame = (sheet: Sheet, path: string, xml: string): SheetXmlFrame => {
  const endOfHeaders = xml.indexOf('</row>') + '</row>'.length;
  const afterRows = xml.slice(xml.indexOf('</sheetData>'));
  const end = lastColumn(sheet);
  return {
    path,
    head: xml.slice(0, endOfHeaders).replace(/<dimension [^>]*>/, ''),
    looks: readLooks(xml.slice(endOfHeaders), sheet),
    tail: (lastRow) => afterRows.replace(`ref="A1:${end}1"`, `ref="A1:${end}${lastRow}"`),
  };
};

const languageTags = { en: 'en-CA', fr: 'fr-CA' } as const;

export const createWorkbookFrame = async (workbook: Workbook): Promise<WorkbookXmlFrame> => {
  const { title, creator, language, made, sheets } = workbook;
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet) => withoutRows(sheet, workbook)),
    namedRanges: sheets.map(printTitles),
    properties: { title, creator, lastModifiedBy: creator, created: made, modified: made },
    stringMode: 'inline',
  });
  const parts = new Map(Object.entries(unzipSync(bytes)));
  const take = (path: string): string => {
    const part = parts.get(path)!;
    parts.delete(path);
    return strFromU8(part);
  };
  const frames = sheets.map((sheet, index) => {
    const path = `xl/worksheets/sheet${index + 1}.xml`;
    return sheetFrame(sheet, path, take(path));
  });
  const properties = 'docProps/core.xml';
  const tag = `<dc:language>${languageTags[language]}</dc:language>`;
  parts.set(properties, Buffer.from(take(properties).replace('</dc:creator>', `</dc:creator>${tag}`)));
  return { sheets: frames, parts };
};
