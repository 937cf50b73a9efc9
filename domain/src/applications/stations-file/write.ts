import type { Language } from '../../shared/text.ts';
import type { Station } from '../stations.ts';
import { guardFormula } from '../../shared/formula-guard.ts';

const headers = {
  en: ['name', 'type', 'latitude', 'longitude'],
  fr: ['nom', 'type', 'latitude', 'longitude'],
} as const satisfies Record<Language, readonly string[]>;

/** The rows of a CSV file that this same portal, and any other program, reads back: points, no thousands. */
export const stationRows = (stations: readonly Station[], language: Language): string[][] => [
  [...headers[language]],
  ...stations.map(({ name, type, latitude, longitude }) => [
    guardFormula(name),
    guardFormula(type ?? ''),
    String(latitude),
    String(longitude),
  ]),
];

/** An empty file with its header and one example. */
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
