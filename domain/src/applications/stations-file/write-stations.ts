import type { Language } from '../../shared/text.ts';
import { describeOperations } from '../operation-words.ts';
import { type StationOperationDetails, effectiveOperations } from '../operations.ts';
import type { Station } from '../stations.ts';
import { escapeXml } from '../../shared/escape-xml.ts';
import { escapeFormula } from '../../shared/escape-formula.ts';
import { operationColumns } from './columns.ts';
import { formatHoursAsDuration } from './hours.ts';
import { marineFacilitiesPlanningHeader } from './marine-facilities-planning.ts';

const headers = {
  en: ['name', 'type', 'latitude', 'longitude'],
  fr: ['nom', 'type', 'latitude', 'longitude'],
} as const satisfies Record<Language, readonly string[]>;

const operationHeaders = {
  en: operationColumns,
  fr: ['opération', 'heures', 'engin', 'répétitions'],
} as const satisfies Record<Language, readonly string[]>;

type Cell = string | number | null;

export type StationTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

const operationCells = ({ kind, hours, gear, repeats }: StationOperationDetails): Cell[] => [
  kind,
  hours,
  gear,
  repeats,
];

const withOperations = (
  stations: readonly Station[],
  header: readonly string[],
  language: Language,
  cellsOf: (station: Station) => readonly Cell[],
): StationTable => {
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

export const buildStationTable = (stations: readonly Station[], language: Language): StationTable =>
  withOperations(stations, headers[language], language, ({ name, type, latitude, longitude }) => [
    name,
    type,
    latitude,
    longitude,
  ]);

const textOf = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? ''));

const asTexts = ({ header, rows }: StationTable): string[][] => [
  [...header],
  ...rows.map((cells) => cells.map(textOf)),
];

export const buildStationRows = (stations: readonly Station[], language: Language): string[][] =>
  asTexts(buildStationTable(stations, language));

export const buildTemplateRows = (language: Language): string[][] =>
  buildStationRows([{ name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45, position: 1 }], language);

const workOf = ({ kind, hours, gear, repeats }: StationOperationDetails): StationOperationDetails => ({
  kind,
  hours,
  gear,
  repeats,
});

export const createStationsGeoJson = (stations: readonly Station[]) => ({
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

/** Extension for the operations of a station, because GPX and KML have no element for them. */
const namespace = 'xmlns:shiptime="https://shiptime.example/operations"';

const operationElement = ({ kind, hours, gear, repeats }: StationOperationDetails): string => {
  const attributes = Object.entries({ kind, hours, gear, repeats }).flatMap(([name, value]) =>
    value === null ? [] : [` ${name}="${escapeXml(String(value))}"`],
  );
  return `<shiptime:operation${attributes.join('')}/>`;
};

const element = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;

const workInXml = ({ operations = [] }: Station, language: Language) => ({
  words: operations.length === 0 ? '' : escapeXml(describeOperations(language, operations)),
  elements: operations.map(operationElement).join(''),
});

export const formatStationsGpx = (stations: readonly Station[], language: Language): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Shiptime" xmlns="http://www.topografix.com/GPX/1/1" ${namespace}>`,
    ...stations.map((station) => {
      const { name, type, latitude, longitude } = station;
      const { words, elements } = workInXml(station, language);
      const inside = [
        element('name', escapeXml(name)),
        element('desc', words),
        element('type', escapeXml(type ?? '')),
        element('extensions', elements),
      ];
      return `  <wpt lat="${latitude}" lon="${longitude}">${inside.join('')}</wpt>`;
    }),
    '</gpx>\n',
  ].join('\n');

/** KML 2.2: longitude before latitude. The station type is an extended data value of each placemark. */
export const formatStationsKml = (stations: readonly Station[], language: Language): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<kml xmlns="http://www.opengis.net/kml/2.2" ${namespace}><Document>`,
    ...stations.map((station) => {
      const { name, type, latitude, longitude } = station;
      const { words, elements } = workInXml(station, language);
      const datum = type === null ? '' : `<Data name="type">${element('value', escapeXml(type))}</Data>`;
      const inside = [
        element('name', escapeXml(name)),
        element('description', words),
        element('ExtendedData', datum + elements),
        `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`,
      ];
      return `  <Placemark>${inside.join('')}</Placemark>`;
    }),
    '</Document></kml>\n',
  ].join('\n');

const minutesOf = (degrees: number, letters: readonly [string, string]): [string, string, string] => {
  // Rounds to ten-thousandths of a minute, about 0.2 m.
  const all = Math.round(Math.abs(degrees) * 600_000);
  return [
    String(Math.floor(all / 600_000)),
    ((all % 600_000) / 10_000).toFixed(4),
    letters[degrees < 0 ? 1 : 0],
  ];
};

const minuteHeader = ['name', 'type', 'lat_deg', 'lat_min', 'lat_hem', 'lon_deg', 'lon_min', 'lon_hem'];

export const buildDegreeMinuteRows = (stations: readonly Station[]): string[][] =>
  asTexts(
    withOperations(stations, minuteHeader, 'en', ({ name, type, latitude, longitude }) => [
      name,
      type,
      ...minutesOf(latitude, ['N', 'S']),
      ...minutesOf(longitude, ['E', 'W']),
    ]),
  );

export const buildMarineFacilitiesPlanningRows = (stations: readonly Station[]): string[][] => {
  const isTimed = stations.flatMap(effectiveOperations).some(({ hours }) => hours !== null);
  const rowOf = (
    { name, latitude, longitude }: Station,
    { kind, hours }: StationOperationDetails,
  ): string[] => [
    escapeFormula(kind ?? ''),
    escapeFormula(name),
    String(latitude),
    String(longitude),
    ...(isTimed ? [hours === null ? '' : formatHoursAsDuration(hours)] : []),
  ];
  return [
    [...marineFacilitiesPlanningHeader, ...(isTimed ? ['Time at Station'] : [])],
    ...stations.flatMap((station) =>
      effectiveOperations(station).flatMap((operation) =>
        Array.from({ length: operation.repeats }, () => rowOf(station, operation)),
      ),
    ),
  ];
};
