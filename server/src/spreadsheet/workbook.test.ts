import { buffer } from 'node:stream/consumers';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { type Cell, dayCell, dayFormat, workbookStream } from './workbook.ts';

async function* rowsOf(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

it('writes typed cells under a header and reads them back', async () => {
  const written = await buffer(
    workbookStream(
      'Été',
      [
        { header: 'Nom' },
        { header: 'Jours', format: '0.00' },
        { header: 'Début', format: dayFormat },
        { header: 'Oui' },
      ],
      rowsOf([
        ['=1+1', 12.25, dayCell('2027-05-01'), true],
        ['@SUM(A1)', null, null, false],
      ]),
    ),
  );
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(written)) rows.push(values);
  const [header, first, second] = rows;
  expect(header).toEqual(['Nom', 'Jours', 'Début', 'Oui']);
  expect(first?.slice(0, 2)).toEqual(['=1+1', 12.25]);
  expect(first?.[2]).toEqual(dayCell('2027-05-01'));
  expect(first?.[3]).toBe(true);
  expect(second?.[0]).toBe('@SUM(A1)');
});

it('gives each cell its own colour: dark text on a tint, with a bar of the colour', async () => {
  const written = await buffer(
    workbookStream(
      'Colours',
      [{ header: 'Status' }, { header: 'Days', format: '0.00' }],
      rowsOf([
        [{ text: 'Submitted', color: '#008080' }, 1.5],
        ['plain', 2],
        [{ text: 'Withdrawn', color: '#ff0000' }, 3],
      ]),
    ),
  );
  const { sheets } = await readXlsx(written, { readStyles: true });
  const { rows, cells } = sheets[0]!;
  expect(rows.map(([status]) => status)).toEqual(['Status', 'Submitted', 'plain', 'Withdrawn']);
  const colours = [0, 1, 2, 3].map((row) => {
    const style = cells?.get(`${row},0`)?.style;
    const fill = style?.fill?.type === 'pattern' ? style.fill.fgColor?.rgb : undefined;
    return [fill?.slice(-6).toLowerCase(), style?.border?.left?.color?.rgb?.slice(-6).toLowerCase()];
  });
  expect(colours).toEqual([
    [undefined, undefined],
    ['bfdfdf', '008080'],
    [undefined, undefined],
    ['ffbfbf', 'ff0000'],
  ]);
});

it('has a bold header whose words are wrapped, and texts of several lines', async () => {
  const columns = [
    { header: 'Nombre minimal de couchettes', width: 12 },
    { header: 'Résumé', width: 60 },
  ];
  const written = await buffer(workbookStream('Été', columns, rowsOf([[1, 'Une ligne\nune autre']])));
  const { cells } = (await readXlsx(written, { readStyles: true })).sheets[0]!;
  const styleAt = (row: number, column: number) => cells?.get(`${row},${column}`)?.style;
  for (const column of [0, 1]) {
    expect(styleAt(0, column)).toMatchObject({ font: { bold: true }, alignment: { wrapText: true } });
  }
  expect(styleAt(1, 0)?.font?.bold ?? false).toBe(false);
  expect(styleAt(1, 0)?.alignment?.wrapText ?? false).toBe(false);
  expect(styleAt(1, 1)).toMatchObject({ alignment: { wrapText: true } });
});

it('has a header also where there is no row', async () => {
  const written = await buffer(workbookStream('Vide', [{ header: 'Nom' }], rowsOf([])));
  const { rows, cells } = (await readXlsx(written, { readStyles: true })).sheets[0]!;
  expect(rows).toEqual([['Nom']]);
  expect(cells?.get('0,0')?.style?.font?.bold).toBe(true);
});
