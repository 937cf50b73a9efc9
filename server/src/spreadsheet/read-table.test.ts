import { expect, it } from 'vitest';
import { anArchive, aWideWorkbook, aWorkbook } from '#test/factories/archives.ts';
import { readTable } from './read-table.ts';

const problem = (code: string, params?: object) => ({
  problem: { row: null, column: null, code, ...(params && { params }) },
});
const contentTypes = (content: Buffer, stated?: number) =>
  anArchive({ '[Content_Types].xml': content }, stated);

it.each([
  ['that would unpack to very much', contentTypes(Buffer.alloc(60_000_000))],
  ['that hides how much it holds', contentTypes(Buffer.alloc(1000), 0)],
  ['that is no workbook', anArchive({ 'readme.txt': 'hello' })],
  ['cut short', anArchive({ 'readme.txt': 'hello' }).subarray(0, 40)],
])('does not read an archive %s', async (_, bytes) => {
  expect(await readTable(bytes)).toEqual(problem('unreadable'));
});

it('does not read what is no text', async () => {
  expect(await readTable(Buffer.from([0x25, 0x50, 0, 0]))).toEqual(problem('unreadable'));
});

it('reads no further than the columns that a list of stations may have', async () => {
  expect(await readTable(aWideWorkbook(3000))).toEqual(problem('too_many_columns', { max: 50, row: 1 }));
  const line = Array.from({ length: 100_000 }, () => 'x').join(',');
  expect(await readTable(Buffer.from(`a,b\n\n${line}`))).toEqual(
    problem('too_many_columns', { max: 50, row: 3 }),
  );
});

it('does not count columns without anything in them', async () => {
  expect(await readTable(Buffer.from(`a,b${','.repeat(60)}\n1,2`))).toMatchObject({
    rows: [{ length: 50 }, ['1', '2']],
  });
});

it('reads no further than the rows that it may have', async () => {
  const far = aWorkbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>');
  expect(await readTable(far)).toEqual(problem('too_many_rows', { max: 20_000 }));
  expect(await readTable(Buffer.from('a,b\n'.repeat(20_001)))).toEqual(
    problem('too_many_rows', { max: 20_000 }),
  );
});

it('reads no more cells than it may have', async () => {
  const row = `${Array.from({ length: 50 }, () => 'x').join(';')}\n`;
  expect(await readTable(Buffer.from(row.repeat(5000)))).toEqual(problem('too_many_cells', { max: 200_000 }));
});

it('keeps the number of each row, and makes all rows of a workbook equally wide', async () => {
  const sheet = '<row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="C3"><v>2</v></c></row>';
  expect(await readTable(aWorkbook(sheet))).toEqual({
    otherSheets: [],
    rows: [
      ['1', '', ''],
      ['', '', ''],
      ['', '', '2'],
    ],
  });
  expect(await readTable(Buffer.from('a;b\n\nc;d\n'))).toEqual({ rows: [['a', 'b'], [], ['c', 'd']] });
});

it.each([
  ['<c r="C2"><f>1+1</f><v></v></c>', 'C2'],
  ['<c r="AB2"><f>HYPERLINK("a","b")</f></c>', 'AB2'],
])('refuses a formula that was never calculated: %s', async (cell, place) => {
  const sheet = aWorkbook(`<row r="2">${cell}</row>`);
  expect(await readTable(sheet)).toEqual(problem('formula_without_value', { cell: place }));
});

it.each([
  ['<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
  ['<c r="A1"><f>A2=1</f><v>0</v></c>', '0'],
])('reads the value of a formula: %s', async (cell, value) => {
  expect(await readTable(aWorkbook(`<row r="1">${cell}</row>`))).toMatchObject({ rows: [[value]] });
});

it('takes a formula whose value is an empty text', async () => {
  const sheet = aWorkbook('<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="str"><f>""</f><v></v></c></row>');
  expect(await readTable(sheet)).toMatchObject({ rows: [['1', '']] });
});
