import { type Position, greatCirclePoints } from '@shiptime/domain/geography/position';

export type LonLat = [longitude: number, latitude: number];

const step = 60;

export const trackLine = (stations: readonly Position[]): LonLat[] =>
  stations.flatMap((station, index): LonLat[] => {
    const before = stations[index - 1];
    const way = before ? greatCirclePoints(before, station, step).slice(1) : [station];
    return way.map(({ longitude, latitude }) => [longitude, latitude]);
  });

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

export type GeoBounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export type GridLine = {
  readonly axis: 'longitude' | 'latitude';
  readonly degrees: number;
  readonly line: LonLat[];
};

const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10] as const;

export const gridStep = (shown: number): number => steps.find((step) => shown / step <= 6) ?? 10;

const within = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(4));

export const graticuleLines = ({ west, south, east, north }: GeoBounds, step: number): GridLine[] => {
  const wide = step * (north > 75 ? 4 : 2);
  const first = (value: number, by: number) => Math.floor(value / by) * by;
  const fine = step / 5;
  return [
    ...range(first(west, wide), east + wide, wide).map((degrees): GridLine => ({
      axis: 'longitude',
      degrees: within(degrees, 0.05),
      line: range(south, north, fine).map((latitude): LonLat => [degrees, latitude]),
    })),
    ...range(first(south, step), Math.min(north + step, 89.9), step).map((degrees): GridLine => ({
      axis: 'latitude',
      degrees: within(degrees, 0.05),
      line: range(west, east, wide / 10).map((longitude): LonLat => [longitude, degrees]),
    })),
  ];
};

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;

/** Longest round number of nautical miles that fits the width in pixels. */
export const scaleBar = (metresPerPixel: number, longest: number): { miles: number; pixels: number } => {
  const pixelsOf = (miles: number) => (miles * 1852) / metresPerPixel;
  const miles = lengths.findLast((length) => pixelsOf(length) <= longest) ?? lengths[0];
  return { miles, pixels: Math.round(pixelsOf(miles)) };
};
