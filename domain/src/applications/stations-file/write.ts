import type { Language } from '../../shared/text.ts';
import { type Operation, workAt } from '../operations.ts';
import type { Station } from '../stations.ts';
import { escapeXml } from '../../shared/escape-xml.ts';
import { guardFormula } from '../../shared/formula-guard.ts';
import { operationColumns } from './columns.ts';
import { hoursInParts } from './hours.ts';
import { mfpHeader } from './mfp.ts';

const headers = {
  en: ['name', 'type', 'latitude', 'longitude'],
  fr: ['nom', 'type', 'latitude', 'longitude'],
} as const satisfies Record<Language, readonly string[]>;

const operationHeaders = {
  en: operationColumns,
  fr: ['opération', 'heures', 'engin', 'répétitions'],
} as const satisfies Record<Language, readonly string[]>;

type Cell = string | number | null;

export type OperationTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

const operationCells = ({ kind, hours, gear, repeats }: Operation): Cell[] => [kind, hours, gear, repeats];

const withOperations = (
  stations: readonly Station[],
  header: readonly string[],
  language: Language,
  cellsOf: (station: Station) => readonly Cell[],
): OperationTable => {
  const isPlain = stations.every(({ operations = [] }) => operations.length === 0);
  if (isPlain) return { header, rows: stations.map(cellsOf) };
  return {
    header: [...header, ...operationHeaders[language]],
    rows: stations.flatMap((station) => {
      const { operations = [] } = station;
      const cells = cellsOf(station);
      return operations.length === 0
        ? [[...cells, null, null, null, null]]
        : operations.map((operation) => [...cells, ...operationCells(operation)]);
    }),
  };
};

export const stationTable = (stations: readonly Station[], language: Language): OperationTable =>
  withOperations(stations, headers[language], language, ({ name, type, latitude, longitude }) => [
    name,
    type,
    latitude,
    longitude,
  ]);

const textOf = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : guardFormula(cell ?? ''));

const asTexts = ({ header, rows }: OperationTable): string[][] => [
  [...header],
  ...rows.map((cells) => cells.map(textOf)),
];

export const stationRows = (stations: readonly Station[], language: Language): string[][] =>
  asTexts(stationTable(stations, language));

export const templateRows = (language: Language): string[][] =>
  stationRows([{ name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45, position: 1 }], language);

const workOf = ({ kind, hours, gear, repeats }: Operation): Operation => ({ kind, hours, gear, repeats });

/** RFC 7946: longitude before latitude, WGS 84. */
export const stationsGeoJson = (stations: readonly Station[]) => ({
  type: 'FeatureCollection' as const,
  features: stations.map(({ name, type, latitude, longitude, position, operations = [] }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    properties: {
      name,
      type,
      position,
      ...(operations.length > 0 && { operations: operations.map(workOf) }),
    },
  })),
});

export const stationsGpx = (stations: readonly Station[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Shiptime" xmlns="http://www.topografix.com/GPX/1/1">',
    ...stations.map(
      ({ name, type, latitude, longitude }) =>
        `  <wpt lat="${latitude}" lon="${longitude}"><name>${escapeXml(name)}</name>${type === null ? '' : `<type>${escapeXml(type)}</type>`}</wpt>`,
    ),
    '</gpx>\n',
  ].join('\n');

/** KML 2.2: longitude before latitude; the type is a datum of each placemark. */
export const stationsKml = (stations: readonly Station[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...stations.map(({ name, type, latitude, longitude }) => {
      const data =
        type === null
          ? ''
          : `<ExtendedData><Data name="type"><value>${escapeXml(type)}</value></Data></ExtendedData>`;
      return `  <Placemark><name>${escapeXml(name)}</name>${data}<Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`;
    }),
    '</Document></kml>\n',
  ].join('\n');

const minutesOf = (degrees: number, letters: readonly [string, string]): [string, string, string] => {
  // Ten-thousandths of a minute, about 0.2 m.
  const all = Math.round(Math.abs(degrees) * 600_000);
  return [
    String(Math.floor(all / 600_000)),
    ((all % 600_000) / 10_000).toFixed(4),
    letters[degrees < 0 ? 1 : 0],
  ];
};

const minuteHeader = ['name', 'type', 'lat_deg', 'lat_min', 'lat_hem', 'lon_deg', 'lon_min', 'lon_hem'];

export const minuteRows = (stations: readonly Station[]): string[][] =>
  asTexts(
    withOperations(stations, minuteHeader, 'en', ({ name, type, latitude, longitude }) => [
      name,
      type,
      ...minutesOf(latitude, ['N', 'S']),
      ...minutesOf(longitude, ['E', 'W']),
    ]),
  );

export const mfpRows = (stations: readonly Station[]): string[][] => {
  const isTimed = stations.flatMap(workAt).some(({ hours }) => hours !== null);
  const rowOf = ({ name, latitude, longitude }: Station, { kind, hours }: Operation): string[] => [
    guardFormula(kind ?? ''),
    guardFormula(name),
    String(latitude),
    String(longitude),
    ...(isTimed ? [hours === null ? '' : hoursInParts(hours)] : []),
  ];
  return [
    [...mfpHeader, ...(isTimed ? ['Time at Station'] : [])],
    ...stations.flatMap((station) =>
      workAt(station).flatMap((operation) =>
        Array.from({ length: operation.repeats }, () => rowOf(station, operation)),
      ),
    ),
  ];
};
