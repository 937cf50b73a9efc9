import type { Bytes } from './bytes.ts';

const version = /^%PDF-(1\.[0-7]|2\.0)[\r\n \t]/;
/** ISO 32000-2, 7.5.5: the file ends with the place of its table, and its end. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
/** What stands at that place: a table, or an object that is one. */
const table = /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/;

/** Begins and ends as a PDF does, and leads to a table of what is in it. What is packed in it stays packed. */
export const isWholePdf = async (bytes: Bytes): Promise<boolean> => {
  const head = (await bytes.at(0, 16)).toString('latin1');
  const tail = (await bytes.at(Math.max(0, bytes.size - 2048), 2048)).toString('latin1');
  const place = ending.exec(tail)?.[1];
  if (!version.test(head) || place === undefined) return false;
  return table.test((await bytes.at(Number(place), 64)).toString('latin1'));
};
