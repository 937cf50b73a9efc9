import land from '@shiptime/domain/geo/land-50m.json' with { type: 'json' };
import { decodeTopology, type Ring, type Topology } from '@shiptime/domain/geography/outlines';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Row } from '#http/answers/resource.ts';
import type { TrackLegs } from '../tracks/track-process.ts';

type Box = { south: number; north: number; west: number; east: number };

export type SvgPicture = { readonly svg: string; readonly alt: string };

type Place = { readonly latitude: number; readonly longitude: number };

const size = { width: 480, height: 250 } as const;

/** Minimum map height in degrees of latitude. */
const least = 1.2;

const boxAround = (places: readonly Place[]): Box & { shrink: number } => {
  const [latitudes, longitudes] = [
    places.map(({ latitude }) => latitude),
    places.map(({ longitude }) => longitude),
  ];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = [(south + north) / 2, (west + east) / 2] as const;
  const shrink = Math.max(0.1, Math.cos((middle[0] * Math.PI) / 180));
  const high = Math.max(
    least,
    (north - south) * 1.5,
    ((east - west) * shrink * 1.5 * size.height) / size.width,
  );
  const wide = (high * size.width) / size.height / shrink;
  return {
    south: middle[0] - high / 2,
    north: middle[0] + high / 2,
    west: middle[1] - wide / 2,
    east: middle[1] + wide / 2,
    shrink,
  };
};

let shores: readonly Ring[] | undefined;
const allShores = (): readonly Ring[] => {
  shores ??= decodeTopology(land as unknown as Topology).flatMap(({ polygons }) => polygons.flat());
  return shores;
};

const touches = (ring: Ring, { south, north, west, east }: Box): boolean => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const within = (values: readonly number[], from: number, to: number) =>
    values.some((value) => value >= from) && values.some((value) => value <= to);
  return within(xs, west, east) && within(ys, south, north);
};

const isPlace = (row: Row): row is Row & Place =>
  typeof row['latitude'] === 'number' && typeof row['longitude'] === 'number';

const drawn = (places: readonly Place[], legs: TrackLegs | null): string => {
  const box = boxAround(places);
  const x = (longitude: number) => (((longitude - box.west) / (box.east - box.west)) * size.width).toFixed(1);
  const y = (latitude: number) =>
    (((box.north - latitude) / (box.north - box.south)) * size.height).toFixed(1);
  const point = (longitude: number, latitude: number) => `${x(longitude)},${y(latitude)}`;
  const coast = allShores()
    .filter((ring) => touches(ring, box))
    .map((ring) => `M${ring.map(([longitude, latitude]) => point(longitude, latitude)).join('L')}Z`)
    .join('');
  const track = (legs?.flat() ?? places)
    .map(({ longitude, latitude }) => point(longitude, latitude))
    .join(' ');
  const dots = places
    .map(({ longitude, latitude }) => `<circle cx="${x(longitude)}" cy="${y(latitude)}" r="3"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#e6f0f7"/><path d="${coast}" fill="#ece7d8" fill-rule="evenodd" stroke="#7d837f" stroke-width="0.75"/><polyline points="${track}" fill="none" stroke="#26374a" stroke-dasharray="4 3"/><g fill="#2b4c9b" stroke="#ffffff" stroke-width="0.75">${dots}</g><rect x="0.5" y="0.5" width="${size.width - 1}" height="${size.height - 1}" fill="none" stroke="#8a949f"/></svg>`;
};

/** Draws straight lines where the track is unknown. Null without stations, or if wider than 120°. */
export const drawStationsMap = (
  stations: readonly Row[],
  legs: TrackLegs | null,
  language: Language,
): SvgPicture | null => {
  const places = stations.filter(isPlace);
  const longitudes = places.map(({ longitude }) => longitude);
  if (places.length === 0 || Math.max(...longitudes) - Math.min(...longitudes) > 120) return null;
  return {
    svg: drawn(places, legs),
    alt: translate(language, 'export:pdf.map', { count: places.length }),
  };
};
