import { types, type CustomTypesConfig } from 'pg';

const int8 = 20;
const date = 1082;
const timestamptz = 1184;
const int4range = 3904;
const numeric = 1700;

/** Turns "2027-04-30 23:59:59.123456+00" into RFC 3339 UTC with milliseconds; keeps "infinity". */
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

// Splitting at commas suffices, because numbers, days and instants contain neither commas nor quotes.
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

export const columnTypeParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
