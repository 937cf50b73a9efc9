import type { Language } from '../../shared/text.ts';
import type { Station } from '../stations.ts';
import { escapeXml } from '../../shared/escape-xml.ts';
import { guardFormula } from '../../shared/formula-guard.ts';
import { mfpHeader } from './mfp.ts';

const headers = {
  en: ['name', 'type', 'latitude', 'longitude'],
  fr: ['nom', 'type', 'latitude', 'longitude'],
} as const satisfies Record<Language, readonly string[]>;

export const stationRows = (stations: readonly Station[], language: Language): string[][] => [
  [...headers[language]],
  ...stations.map(({ name, type, latitude, longitude }) => [
    guardFormula(name),
    guardFormula(type ?? ''),
    String(latitude),
    String(longitude),
  ]),
];

export const templateRows = (language: Language): string[][] =>
  stationRows([{ name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45, position: 1 }], language);

/** RFC 7946: longitude before latitude, WGS 84. */
export const stationsGeoJson = (stations: readonly Station[]) => ({
  type: 'FeatureCollection' as const,
  features: stations.map(({ name, type, latitude, longitude, position }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    properties: { name, type, position },
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

export const minuteRows = (stations: readonly Station[]): string[][] => [
  ['name', 'type', 'lat_deg', 'lat_min', 'lat_hem', 'lon_deg', 'lon_min', 'lon_hem'],
  ...stations.map(({ name, type, latitude, longitude }) => [
    guardFormula(name),
    guardFormula(type ?? ''),
    ...minutesOf(latitude, ['N', 'S']),
    ...minutesOf(longitude, ['E', 'W']),
  ]),
];

export const mfpRows = (stations: readonly Station[]): string[][] => [
  [...mfpHeader],
  ...stations.map(({ name, type, latitude, longitude }) => [
    guardFormula(type ?? ''),
    guardFormula(name),
    String(latitude),
    String(longitude),
  ]),
];
