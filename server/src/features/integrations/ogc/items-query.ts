import {
  refuseUnreadableFilter,
  parseDayOrInstant,
  parseNumber,
  parseChoice,
} from '#http/query/parse-value.ts';
import { Refusal } from '#http/refusal.ts';
import type { BoundingBox } from './intersects.ts';

export type ItemsQuery = {
  readonly limit: number;
  readonly offset: number;
  readonly box: BoundingBox | null;
  readonly interval: { readonly from: string | null; readonly to: string | null } | null;
};

const names = ['limit', 'offset', 'bbox', 'datetime', 'lang', 'f'];
export const maximumItemsPerPage = 1000;
const usualItems = 100;

const wholeNumber = (value: string, least: number): number => {
  const number = parseNumber(value);
  return Number.isInteger(number) && number >= least
    ? number
    : Number(parseChoice(value, [`${least}, ${least + 1}, …`]));
};

const boxIn = (value: string): BoundingBox => {
  const numbers = value.split(',').map(parseNumber);
  const [west, south, east, north] =
    numbers.length === 6 ? [0, 1, 3, 4].map((index) => numbers[index]!) : numbers;
  const isBox = [4, 6].includes(numbers.length) && south! <= north!;
  if (!isBox) parseChoice(value, ['west,south,east,north']);
  return { west: west!, south: south!, east: east!, north: north! };
};

const dayIn = (value: string): string | null =>
  value === '' || value === '..' ? null : parseDayOrInstant(value).slice(0, 10);

const intervalIn = (value: string): ItemsQuery['interval'] => {
  const ends = value.split('/');
  const [from = null, to = from] = ends.map(dayIn);
  const isInterval = ends.length <= 2 && (from !== null || to !== null || ends.length === 2);
  if (!isInterval || (from !== null && to !== null && from > to))
    parseChoice(value, ['2026-04-01', '2026-04-01/2026-04-30', '2026-04-01/..', '../2026-04-30']);
  return { from, to };
};

/** Refuses unknown parameters with 400 (OGC 17-069r4, 7.15). */
export const parseItemsQuery = (query: Readonly<Record<string, unknown>>): ItemsQuery => {
  for (const name of Object.keys(query)) {
    if (names.includes(name)) continue;
    const params = { name, meant: names.join(', ') };
    throw new Refusal('unknown_parameter', {
      message: 'answers:http.unknown_parameter',
      params,
      meta: params,
    });
  }
  const read = <T>(name: string, of: (value: string) => T, missing: T): T => {
    const value = query[name];
    return value === undefined ? missing : refuseUnreadableFilter(name, () => of(String(value)), name);
  };
  return {
    limit: Math.min(
      read('limit', (value) => wholeNumber(value, 1), usualItems),
      maximumItemsPerPage,
    ),
    offset: read('offset', (value) => wholeNumber(value, 0), 0),
    box: read<BoundingBox | null>('bbox', boxIn, null),
    interval: read('datetime', intervalIn, null),
  };
};
