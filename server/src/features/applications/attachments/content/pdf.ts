import type { Bytes } from './bytes.ts';

const version = /^%PDF-(1\.[0-7]|2\.0)[\r\n \t]/;
/** ISO 32000-2, 7.5.5: the file ends with the offset of its cross-reference table. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
const table = /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/;

/** Checks header, trailer and cross-reference table; compressed objects stay packed. */
export const isWholePdf = async (bytes: Bytes): Promise<boolean> => {
  const head = (await bytes.at(0, 16)).toString('latin1');
  const tail = (await bytes.at(Math.max(0, bytes.size - 2048), 2048)).toString('latin1');
  const place = ending.exec(tail)?.[1];
  if (!version.test(head) || place === undefined) return false;
  return table.test((await bytes.at(Number(place), 64)).toString('latin1'));
};
