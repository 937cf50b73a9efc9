import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Cell, dayCell, dayFormat, isZip, readFirstSheet, workbookStream } from './workbook.ts';

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
  expect(isZip(written)).toBe(true);
  const [header, first, second] = (await readFirstSheet(written, 10)) ?? [];
  expect(header).toEqual(['Nom', 'Jours', 'Début', 'Oui']);
  expect(first?.slice(0, 2)).toEqual(['=1+1', 12.25]);
  expect(first?.[2]).toEqual(dayCell('2027-05-01'));
  expect(first?.[3]).toBe(true);
  expect(second?.[0]).toBe('@SUM(A1)');
});

const archive = (name: string, content: Buffer, stated: number): Buffer => {
  const packed = deflateRawSync(content);
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(stated, 22);
  local.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(stated, 24);
  entry.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + title.length, 12);
  end.writeUInt32LE(local.length + title.length + packed.length, 16);
  return Buffer.concat([local, title, packed, entry, title, end]);
};

it.each([
  ['that would unpack to very much', archive('[Content_Types].xml', Buffer.alloc(60_000_000), 60_000_000)],
  ['that hides how much it holds', archive('[Content_Types].xml', Buffer.alloc(1000), 0)],
  ['that is no workbook', archive('readme.txt', Buffer.from('hello'), 5)],
  ['cut short', archive('readme.txt', Buffer.from('hello'), 5).subarray(0, 40)],
  ['of nothing', Buffer.alloc(0)],
])('does not read an archive %s', async (_, bytes) => {
  expect(await readFirstSheet(bytes, 10)).toBeNull();
});
