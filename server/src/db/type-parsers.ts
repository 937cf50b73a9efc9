import { types, type CustomTypesConfig } from 'pg';

const int8 = 20;
const date = 1082;
const timestamptz = 1184;
const int4range = 3904;
const numeric = 1700;

/**
 * An instant as PostgreSQL writes it ("2027-04-30 23:59:59.123456+00") in RFC 3339 UTC with milliseconds.
 * Sessions run in UTC, so cutting the text apart serves nearly every value; "infinity" stays as it is.
 */
const instantOf = (text: string): string => {
  if (text.endsWith('+00') && text.charAt(4) === '-')
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
};

const parsers = new Map<number, (text: string) => unknown>([
  [int8, Number],
  [numeric, Number],
  [date, String],
  [int4range, String],
  [timestamptz, instantOf],
]);

const int8Array = 1016;
const dateArray = 1182;
const timestamptzArray = 1185;
const numericArray = 1231;

// Numbers, days and instants hold neither commas nor quotes, so an array of them is cut at its commas.
const arrayOf = (parse: (text: string) => unknown) => (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))));

for (const [array, element] of [
  [int8Array, int8],
  [dateArray, date],
  [timestamptzArray, timestamptz],
  [numericArray, numeric],
] as const)
  parsers.set(array, arrayOf(parsers.get(element) ?? String));

/** How each column type arrives in JavaScript: days and instants as strings, all numbers as numbers. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
