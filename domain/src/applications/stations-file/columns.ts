import { fold } from '../../shared/text.ts';

export const columnNames = ['name', 'type', 'latitude', 'longitude'] as const;
export type ColumnName = (typeof columnNames)[number];

/**
 * What people call the columns, in both languages and in the exports of their instruments; folded, without signs.
 * An earlier word wins over a later one: in `Station, Name` the name is in the second.
 */
const aliases: Record<ColumnName, readonly string[]> = {
  name: [
    'name',
    'nom',
    'stationname',
    'nomstation',
    'nomdelastation',
    'nomdestation',
    'station',
    'stationid',
    'site',
    'id',
  ],
  type: [
    'type',
    'stationtype',
    'typestation',
    'typedestation',
    'typedelastation',
    'genre',
    'kind',
    'category',
    'categorie',
  ],
  latitude: [
    'latitude',
    'lat',
    'ddlat',
    'latdd',
    'ddlatitude',
    'latitudedd',
    'declat',
    'latdec',
    'decimallatitude',
    'latitudedecimale',
    'latdeg',
    'latitudedeg',
    'latituden',
    'latn',
  ],
  longitude: [
    'longitude',
    'long',
    'lon',
    'lng',
    'ddlong',
    'ddlon',
    'longdd',
    'londd',
    'ddlongitude',
    'longitudedd',
    'declong',
    'declon',
    'longdec',
    'londec',
    'decimallongitude',
    'longitudedecimale',
    'longdeg',
    'londeg',
    'longitudedeg',
    'longitudee',
    'longe',
    'lone',
  ],
};

/** `Latitude (DD)`, ` LATITUDE `, `dd_lat` and `Lat.` are all one word. */
const wordOf = (cell: string): string =>
  fold(cell)
    .replaceAll(/[([].*?[)\]]/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Degrees and minutes in columns of their own: reading the degrees alone would move every station. */
const isMinutes = (cell: string): boolean => /^(lat|lon)\p{L}*(min|minutes?)(dec)?$/u.test(wordOf(cell));

export type Columns = {
  /** Where each column stands, counted from 0. */
  readonly places: Readonly<Partial<Record<ColumnName, number>>>;
  /** Two columns with the same right to the name. */
  readonly repeated: readonly ColumnName[];
  readonly minutes: boolean;
};

const findColumn = (words: readonly string[], column: ColumnName): number[] => {
  for (const alias of aliases[column]) {
    const places = words.flatMap((word, place) => (word === alias ? [place] : []));
    if (places.length > 0) return places;
  }
  return [];
};

/** The columns that a row names, if it is a header at all. Order, case, accents and further columns do not matter. */
export const columnsOf = (header: readonly string[]): Columns => {
  const words = header.map(wordOf);
  const found = columnNames.map((column) => [column, findColumn(words, column)] as const);
  return {
    places: Object.fromEntries(
      found.flatMap(([column, places]) => (places[0] === undefined ? [] : [[column, places[0]]])),
    ),
    repeated: found.flatMap(([column, places]) => (places.length > 1 ? [column] : [])),
    minutes: header.some(isMinutes),
  };
};
