import type { Polygon, Ring } from './outlines.ts';
import type { Position } from './position.ts';

export type SketchedAreas = Readonly<Record<string, readonly Polygon[]>>;

type Corner = readonly [longitude: number, latitude: number];

const closed = (corners: readonly Corner[]): Ring => [...corners, ...corners.slice(0, 1)];

export const polygonFromCorners = (...corners: Corner[]): Polygon => [closed(corners)];

export const rectanglePolygon = (west: number, south: number, east: number, north: number): Polygon =>
  polygonFromCorners([west, south], [east, south], [east, north], [west, north]);

const corners = 24;

export const circlePolygon = (longitude: number, latitude: number, miles: number): Polygon =>
  polygonFromCorners(
    ...Array.from({ length: corners }, (_, index): Corner => {
      const turn = (index * 2 * Math.PI) / corners;
      const wide = miles / 60 / Math.cos((latitude * Math.PI) / 180);
      return [longitude + wide * Math.cos(turn), latitude + (miles / 60) * Math.sin(turn)];
    }),
  );

export const polygonWithHole = (outer: Polygon, inner: Polygon): Polygon => [...outer, ...inner];

const isInRing = (ring: Ring, { longitude: x, latitude: y }: Position): boolean => {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [x1, y1] = ring[at]!;
    const [x2, y2] = ring[before]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};

const isInPolygon = ([outer, ...holes]: Polygon, position: Position): boolean =>
  outer !== undefined && isInRing(outer, position) && !holes.some((hole) => isInRing(hole, position));

export const findSketchedAreasAt = (sketches: SketchedAreas, position: Position): readonly string[] =>
  Object.entries(sketches).flatMap(([key, polygons]) =>
    polygons.some((polygon) => isInPolygon(polygon, position)) ? [key] : [],
  );
