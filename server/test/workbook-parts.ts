import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';

export const readWorkbookParts = (bytes: Uint8Array) => {
  const files = unzipSync(new Uint8Array(bytes));
  const part = (path: string): Element =>
    new DOMParser().parseFromString(strFromU8(files[path]!), 'text/xml').documentElement!;
  const all = (path: string, tag: string): Element[] => [...part(path).getElementsByTagName(tag)];
  const attribute = (element: Element | undefined, name: string) => element?.getAttribute(name) ?? null;
  const names = all('xl/workbook.xml', 'sheet').map((sheet) => attribute(sheet, 'name')!);
  const formats = [...all('xl/styles.xml', 'cellXfs')[0]!.getElementsByTagName('xf')];
  const fonts = [...all('xl/styles.xml', 'fonts')[0]!.getElementsByTagName('font')];
  const pathOf = (name: string) => `xl/worksheets/sheet${names.indexOf(name) + 1}.xml`;
  const sheet = (name: string) => {
    const path = pathOf(name);
    const first = (tag: string) => all(path, tag)[0];
    const look = (cell: string) => {
      const found = all(path, 'c').find((one) => attribute(one, 'r') === cell);
      const format = formats[Number(attribute(found, 's') ?? 0)]!;
      const font = fonts[Number(attribute(format, 'fontId') ?? 0)]!;
      return {
        bold: font.getElementsByTagName('b').length > 0,
        wrapped: /^(1|true)$/.test(attribute(format.getElementsByTagName('alignment')[0], 'wrapText') ?? ''),
      };
    };
    return {
      look,
      is: (tag: string, name: string) => attribute(first(tag), name),
      text: (tag: string) => first(tag)?.textContent ?? null,
      rows: all(path, 'row').length,
      headers: [...(first('row')?.getElementsByTagName('c') ?? [])].map((cell) => cell.textContent),
    };
  };
  const printTitles = (name: string) =>
    all('xl/workbook.xml', 'definedName').find(
      (one) =>
        attribute(one, 'name') === '_xlnm.Print_Titles' &&
        attribute(one, 'localSheetId') === String(names.indexOf(name)),
    )?.textContent ?? null;
  const property = (tag: string) => all('docProps/core.xml', tag)[0]?.textContent ?? null;
  return { names, sheet, printTitles, property };
};
