import type { Polygon, Ring } from '@shiptime/domain/geography/outlines';
import type { Position } from '@shiptime/domain/geography/position';
import { projectLambert } from '#map/lambert.ts';

/** Area of the map: from the Pacific to the Grand Banks and from the Great Lakes to Ellesmere Island. */
const corners: readonly Position[] = [
  { latitude: 47, longitude: -137 },
  { latitude: 40.5, longitude: -83 },
  { latitude: 41.5, longitude: -62 },
  { latitude: 45, longitude: -46 },
  { latitude: 76, longitude: -140 },
  { latitude: 76, longitude: -60 },
];
export const fleetMapSize = { width: 640, height: 520 } as const;

const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => projectLambert(corner)[axis]!)) as [
  number[],
  number[],
];
const [left, top] = [Math.min(...xs), Math.min(...ys)];
const scale = Math.min(
  fleetMapSize.width / (Math.max(...xs) - left),
  fleetMapSize.height / (Math.max(...ys) - top),
);
const round = (value: number): number => Math.round(value * 10) / 10;

export const positionToPixels = (position: Position): readonly [x: number, y: number] => {
  const [x, y] = projectLambert(position);
  return [round((x - left) * scale), round((y - top) * scale)];
};

/** Skips Europe and Asia, which the conic projection would flip. */
const isNear = (ring: Ring): boolean =>
  ring.some(([longitude, latitude]) => longitude > -175 && longitude < -20 && latitude > 30);

const ringPath = (ring: Ring): string =>
  `M${ring.map(([longitude, latitude]) => positionToPixels({ longitude, latitude }).join(' ')).join('L')}Z`;

export const svgPathsOf = (polygons: readonly Polygon[]): readonly string[] =>
  polygons
    .filter(([outline]) => outline !== undefined && isNear(outline))
    .map((rings) => rings.map(ringPath).join(''));

/** Twice the area, and the centroid. */
const massOf = (ring: Ring) => {
  const points = ring.map(([longitude, latitude]) => positionToPixels({ longitude, latitude }));
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x2, y2]] of points.entries()) {
    const [x1, y1] = points.at(index - 1)!;
    const part = x1 * y2 - x2 * y1;
    area += part;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  }
  return { size: Math.abs(area), centre: [round(x / (3 * area)), round(y / (3 * area))] as const };
};

export const middleOfPolygons = (polygons: readonly Polygon[]): readonly [x: number, y: number] | null => {
  const parts = polygons.flatMap(([outline]) => (outline && outline.length > 3 ? [massOf(outline)] : []));
  return parts.toSorted((a, b) => b.size - a.size)[0]?.centre ?? null;
};

export type VesselMark = { readonly number: number; readonly at: readonly [x: number, y: number] };

const apart = 27;

export const spreadVesselMarks = (marks: readonly VesselMark[]): readonly VesselMark[] => {
  const placed: VesselMark[] = [];
  for (const { number, at } of marks) {
    let [x, y] = at;
    const isTaken = () => placed.some(({ at: [px, py] }) => Math.hypot(px - x, py - y) < apart);
    for (let step = 1; isTaken() && step < 60; step += 1) {
      const turn = step * 2.4;
      const away = apart * Math.sqrt(step) * 0.75;
      x = round(at[0] + away * Math.cos(turn));
      y = round(at[1] + away * Math.sin(turn));
    }
    placed.push({ number, at: [x, y] });
  }
  return placed;
};
