/** The rows of the first sheet, each with its place in it: the only file of the page that knows the library. */
export async function* sheetRows(
  bytes: Uint8Array,
): AsyncGenerator<{ readonly index: number; readonly values: readonly unknown[] }> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  yield* streamXlsxRows(bytes, { sheet: 0 });
}
