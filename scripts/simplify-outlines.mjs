import { feature, quantize } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';

const earth = 6371;
const squareKilometres = (part) => part * earth ** 2;
const areaOf = (ring) => {
  const area = squareKilometres(sphericalRingArea(ring));
  return Math.min(area, squareKilometres(4 * Math.PI) - area);
};

const crossingAt = (axis, limit) => (a, b) => {
  const part = (limit - a[axis]) / (b[axis] - a[axis]);
  return [0, 1].map((one) => (one === axis ? limit : a[one] + (b[one] - a[one]) * part));
};

const cut = (ring, axis, limit, sign) => {
  const isInside = (point) => sign * (point[axis] - limit) >= 0;
  const crossing = crossingAt(axis, limit);
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1);
    return [
      ...(isInside(before) === isInside(point) ? [] : [crossing(before, point)]),
      ...(isInside(point) ? [point] : []),
    ];
  });
};

const within = ({ west, east, south, north }, ring) => {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  const left = sides.reduce((open, side) => cut(open, ...side), ring.slice(0, -1));
  return left.length < 3 ? [] : [[...left, left[0]]];
};

/**
 * Clips if `box` is given. Drops bends smaller than `turn` and rings smaller than `ring`, in square
 * kilometres.
 */
export const simplifyTopology = (topology, { box, turn, ring, scale }) => {
  const [[name, object]] = Object.entries(topology.objects);
  const arcs = [];
  const shapes = feature(topology, object).features.map(({ geometry, properties }) => ({
    type: 'MultiPolygon',
    properties,
    arcs: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap((rings) => {
      const kept = rings.flatMap((one) => (box ? within(box, one) : [one]));
      return kept.length === 0 ? [] : [kept.map((one) => [arcs.push(one) - 1])];
    }),
  }));
  const whole = {
    type: 'Topology',
    arcs,
    objects: { [name]: { type: 'GeometryCollection', geometries: shapes } },
  };
  const simple = simplify(
    presimplify(whole, (triangle) => squareKilometres(sphericalTriangleArea(triangle))),
    turn,
  );
  const [west, south] = box ? [box.west, box.south] : [0, 0];
  const {
    transform,
    arcs: packed,
    objects,
  } = quantize(filter(simple, filterWeight(simple, ring, areaOf)), {
    scale,
    translate: [west, south],
  });
  return { type: 'Topology', transform, arcs: packed, objects };
};
