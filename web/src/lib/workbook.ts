import { loadChunk } from './load-chunk.ts';

export async function* streamFirstSheetRows(
  bytes: Uint8Array,
): AsyncGenerator<{ readonly index: number; readonly values: readonly unknown[] }> {
  const { streamXlsxRows } = await loadChunk(import('hucre/xlsx'));
  yield* streamXlsxRows(bytes, { sheet: 0 });
}

export const readFirstSheetCells = async (bytes: Uint8Array) => {
  const { readXlsx } = await loadChunk(import('hucre/xlsx'));
  const { sheets } = await readXlsx(bytes, { sheets: [0] });
  return sheets[0]?.cells ?? [];
};
