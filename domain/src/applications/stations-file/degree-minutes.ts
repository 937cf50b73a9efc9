import { cleanText } from './cell-text.ts';
import { foldText } from '../../shared/text.ts';

const pattern =
  /^([NSEWO])? ?([+-]?)(\d{1,3})[°º:d ] ?(\d{1,2}(?:[.,]\d+)?)['′’´:m ]? ?(?:(\d{1,2}(?:[.,]\d+)?)["″”s]?)? ?([NSEWO])?$/i;
const lettered = /^([NSEWO])? ?(\d{1,3}(?:[.,]\d+)?) ?°? ?([NSEWO])?$/i;

const sides = { latitude: { N: 1, S: -1 }, longitude: { E: 1, W: -1, O: -1 } } as const;
const number = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

const sideOf = (letter: string | undefined, axis: keyof typeof sides): number | null => {
  if (!letter) return 1;
  return (sides[axis] as Readonly<Record<string, number>>)[letter.toUpperCase()] ?? null;
};

/**
 * Converts degrees with minutes or a hemisphere letter; null if ambiguous. Pages propose the result and the
 * user confirms it.
 */
export const parseDegreesWithMinutes = (cell: string, axis: keyof typeof sides): number | null => {
  const text = cleanText(cell).replaceAll(/[\u2212\u2013]/g, '-');
  const simple = lettered.exec(text);
  const [, before, sign, degrees, minutes, seconds, after] = simple
    ? [null, simple[1], '', simple[2], '0', '0', simple[3]]
    : (pattern.exec(text) ?? []);
  if (degrees === undefined || (simple && !before && !after) || (before && after)) return null;
  const side = sideOf(before ?? after, axis);
  if (side === null || number(minutes) >= 60 || number(seconds) >= 60) return null;
  const size = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
  if (size > (axis === 'latitude' ? 90 : 180)) return null;
  return Number(((sign === '-' ? -1 : side) * size).toFixed(6)) + 0;
};

type Part = { readonly axis: keyof typeof sides; readonly part: 'degrees' | 'minutes' | 'seconds' | 'side' };

const partOf = (cell: string): Part | null => {
  const [, axis, rest] =
    /^(lat|lon)[a-z]*?(deg|min|sec|dir|hem|ns|ew)[a-z]*$/.exec(foldText(cell).replaceAll(/[^a-z]/g, '')) ??
    [];
  if (!axis || !rest) return null;
  const part = ({ deg: 'degrees', min: 'minutes', sec: 'seconds' } as const)[rest] ?? 'side';
  return { axis: axis === 'lat' ? 'latitude' : 'longitude', part };
};

export const hasHemisphereLetters = (table: readonly (readonly string[])[]): boolean =>
  table.some((row) =>
    (['latitude', 'longitude'] as const).every((axis) =>
      row.some((cell) => partOf(cell)?.axis === axis && partOf(cell)?.part === 'side'),
    ),
  );

export const mergeMinuteColumns = (table: readonly (readonly string[])[]): string[][] | null => {
  const at = table.findIndex((row) => row.some((cell) => partOf(cell)?.part === 'minutes'));
  const header = table[at];
  if (!header) return null;
  const places = (axis: Part['axis'], part: Part['part']) =>
    header.findIndex((cell) => partOf(cell)?.axis === axis && partOf(cell)?.part === part);
  const used = new Set(header.flatMap((cell, place) => (partOf(cell) ? [place] : [])));
  const joined = (row: readonly string[], axis: Part['axis']): string => {
    const [degrees, minutes, seconds, side] = (['degrees', 'minutes', 'seconds', 'side'] as const).map(
      (part) => cleanText(row[places(axis, part)] ?? ''),
    );
    const text = `${degrees}° ${minutes || '0'}′ ${seconds || '0'}″ ${side}`.trim();
    return String(parseDegreesWithMinutes(text, axis) ?? text);
  };
  return table.map((row, index) => [
    ...row.filter((_, place) => !used.has(place)),
    ...(index < at
      ? []
      : index === at
        ? ['latitude', 'longitude']
        : [joined(row, 'latitude'), joined(row, 'longitude')]),
  ]);
};
