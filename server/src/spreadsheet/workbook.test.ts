import { buffer } from 'node:stream/consumers';
import { streamXlsxRows } from 'hucre/xlsx';
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
