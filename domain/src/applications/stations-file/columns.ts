import { foldText } from '../../shared/text.ts';

export const stationColumns = ['name', 'type', 'latitude', 'longitude'] as const;
export const operationColumns = ['operation', 'hours', 'gear', 'repeats'] as const;
export const columnNames = [...stationColumns, ...operationColumns] as const;
export type StationColumn = (typeof stationColumns)[number];
export type OperationColumn = (typeof operationColumns)[number];
export type StationFileColumn = (typeof columnNames)[number];

/**
 * Column names in English, French and instrument files, in lower case. If a file has several, the first
 * listed counts.
 */
const aliases: Record<StationFileColumn, readonly string[]> = {
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
  operation: ['operation', 'operationtype', 'typeoperation', 'typedoperation'],
  hours: ['hours', 'heures', 'timeatstation'],
  gear: ['gear', 'engin'],
  repeats: ['repeats', 'repetitions'],
};

const wordOf = (cell: string): string =>
  foldText(cell)
    .replaceAll(/[([].*?[)\]]/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Detects separate columns for minutes: reading only the degrees would shift every station. */
const isMinutes = (cell: string): boolean => /^(lat|lon)\p{L}*(min|minutes?)(dec)?$/u.test(wordOf(cell));

export type RecognizedColumns = {
  readonly places: Readonly<Partial<Record<StationFileColumn, number>>>;
  readonly repeated: readonly StationFileColumn[];
  readonly minutes: boolean;
};

const isPlaceColumn = (column: StationFileColumn): column is StationColumn =>
  (stationColumns as readonly StationFileColumn[]).includes(column);

const findColumn = (words: readonly string[], column: StationFileColumn): number[] => {
  for (const alias of aliases[column]) {
    const places = words.flatMap((word, place) => (word === alias ? [place] : []));
    if (places.length > 0) return places;
  }
  return [];
};

export const recognizeColumns = (header: readonly string[]): RecognizedColumns => {
  const words = header.map(wordOf);
  const found = columnNames.map((column) => [column, findColumn(words, column)] as const);
  return {
    places: Object.fromEntries(
      found.flatMap(([column, places]) => (places[0] === undefined ? [] : [[column, places[0]]])),
    ),
    repeated: found.flatMap(([column, places]) =>
      places.length > 1 && isPlaceColumn(column) ? [column] : [],
    ),
    minutes: header.some(isMinutes),
  };
};
