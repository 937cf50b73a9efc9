import { setImmediate as othersGoOn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FieldProblemCode } from '@shiptime/domain/shared/field-problem';
import type { FileBytes } from './bytes.ts';

const version = /^%PDF-(1\.[0-7]|2\.0)[\r\n \t]/;
/** ISO 32000-2, 7.5.5: the file ends with the offset of its cross-reference table. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
const table = /^\s*(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/;

const isWhole = async (bytes: FileBytes): Promise<boolean> => {
  const head = (await bytes.at(0, 16)).toString('latin1');
  const tail = (await bytes.at(Math.max(0, bytes.size - 2048), 2048)).toString('latin1');
  const place = ending.exec(tail)?.[1];
  if (!version.test(head) || place === undefined) return false;
  return table.test((await bytes.at(Number(place), 64)).toString('latin1'));
};

/** Names of PDF content to refuse: actions, embedded files, encryption (ISO 32000-2, 12.6.4 and 7.11.4). */
const active: ReadonlyMap<string, FieldProblemCode> = new Map([
  ['JavaScript', 'pdf_runs'],
  ['Launch', 'pdf_runs'],
  ['RichMedia', 'pdf_runs'],
  ['SubmitForm', 'pdf_runs'],
  ['ImportData', 'pdf_runs'],
  ['GoToE', 'pdf_runs'],
  ['GoToR', 'pdf_runs'],
  ['EmbeddedFile', 'pdf_holds_files'],
  ['EmbeddedFiles', 'pdf_holds_files'],
  ['Encrypt', 'pdf_protected'],
]);

/** Names may write a letter as `#` and its hexadecimal code (ISO 32000-2, 7.3.5). */
const name = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){5,40})(?![A-Za-z#])/g;
const formWithScripts = /\/(?:X|#58)(?:F|#46)(?:A|#41)\s*(?:\[|\d+\s+\d+\s+R)/;
const spelt = (written: string): string =>
  written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Characters per slice; slices overlap so that no name is split. */
const turn = 128 * 1024;
const overlap = 200;

const activeIn = async (text: string): Promise<FieldProblemCode | null> => {
  for (let at = 0; at < text.length; at += turn) {
    const part = text.slice(at, at + turn + overlap);
    if (formWithScripts.test(part)) return 'pdf_runs';
    for (const [, written = ''] of part.matchAll(name)) {
      const problem = active.get(spelt(written));
      if (problem) return problem;
    }
    await othersGoOn();
  }
  return null;
};

const unpack = promisify(inflate);
const mostUnpacked = 8 * 1024 * 1024;
const mostOfAll = 40 * 1024 * 1024;
const begin = /(?<!end)stream\r?\n/g;

const isPlainlyPacked = (dictionary: string): boolean => {
  const how = dictionary.slice(dictionary.lastIndexOf('/Filter'));
  const filters = how.match(/\/\w+Decode\b/g) ?? [];
  return filters.length === 1 && filters[0] === '/FlateDecode' && !/\/Predictor\s+\d*[2-9]/.test(dictionary);
};

/** Objects may be compressed (ISO 32000-2, 7.5.7). If one cannot be unpacked, the file is refused. */
const activeInPacked = async (whole: Buffer, text: string): Promise<FieldProblemCode | null> => {
  let [unpacked, last, turns] = [0, 0, 0];
  for (const { index, 0: keyword } of text.matchAll(begin)) {
    const dictionary = spelt(text.slice(last, index));
    last = index + keyword.length;
    if (index >= turns * turn) {
      turns = Math.ceil((index + 1) / turn);
      await othersGoOn();
    }
    if (!dictionary.includes('/ObjStm')) continue;
    if (!isPlainlyPacked(dictionary)) return 'pdf_unreadable';
    const stop = whole.indexOf('endstream', last);
    const packed = whole.subarray(last, stop === -1 ? whole.length : stop);
    const objects = await unpack(packed, { maxOutputLength: mostUnpacked }).catch(() => null);
    unpacked += objects?.length ?? 0;
    if (!objects || unpacked > mostOfAll) return 'pdf_unreadable';
    const problem = await activeIn(objects.toString('latin1'));
    if (problem) return problem;
  }
  return null;
};

/** Refuses a document that is damaged, runs code, contains files, or cannot be inspected. */
export const findPdfProblem = async (bytes: FileBytes): Promise<FieldProblemCode | null> => {
  if (!(await isWhole(bytes))) return 'damaged_file';
  const whole = Buffer.from(await bytes.at(0, bytes.size));
  const text = whole.toString('latin1');
  return (await activeIn(text)) ?? (await activeInPacked(whole, text));
};
