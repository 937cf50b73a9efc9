import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { createWorkbookFrame, type SheetXmlFrame } from './workbook-frame.ts';
import { createRowWriter } from './row-xml.ts';
import type { Sheet, Workbook } from './sheet.ts';

const mostRows = 1_048_576;

const chunkLength = 65_536;

async function* sheetXml(sheet: Sheet, frame: SheetXmlFrame): AsyncGenerator<Buffer> {
  const writeRow = createRowWriter(sheet.columns, frame);
  let pending = frame.head;
  let row = 1;
  for await (const cells of sheet.rows) {
    row += 1;
    if (row > mostRows) throw new Error(`${sheet.name}: more than ${mostRows} rows`);
    pending += writeRow(row, cells);
    if (pending.length < chunkLength) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending + frame.tail(row));
}

const packing = { compressionLevel: 3 };

const fill = async (zip: ZipFile, workbook: Workbook, opened: (rows: Readable) => void): Promise<void> => {
  const { parts, sheets } = await createWorkbookFrame(workbook);
  for (const [path, part] of parts) zip.addBuffer(Buffer.from(part), path, packing);
  for (const [index, frame] of sheets.entries())
    zip.addReadStreamLazy(frame.path, packing, (take) => {
      const rows = Readable.from(sheetXml(workbook.sheets[index]!, frame), { objectMode: false });
      opened(rows);
      take(null, rows);
    });
  zip.end();
};

export const createWorkbookStream = (open: () => Workbook | Promise<Workbook>): Readable => {
  const zip = new ZipFile();
  const file = new PassThrough();
  let current: Readable | null = null;
  const fail = (error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error)));
  const opened = (rows: Readable) => {
    current = rows.once('error', fail);
    if (file.destroyed) rows.destroy();
  };
  zip.outputStream.pipe(file);
  zip.on('error', fail);
  file.once('close', () => current?.destroy());
  void Promise.resolve()
    .then(open)
    .then((workbook) => fill(zip, workbook, opened))
    .catch(fail);
  return file;
};
