import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import seeds from '../../../../server/src/seeds/reference/data/ports.json';
import { pointsBetween, landMask } from '../../../test/land.ts';
import { greatCircleMiles, trackMiles } from './great-circle.ts';
import { canalLockKeys, canalLocks } from '../conflicts/canal-locks.ts';
import {
  createDistanceLookup,
  computeDistancesFromPort,
  computePortDistances,
  findSeaRouteBetweenPorts,
} from './sea-distances.ts';
import { allHandDrawnRoutes, inlandPorts, buildSeaGraph } from './sea-graph.ts';
import type { LatitudeLongitude } from './waters/waters.ts';

type Port = { readonly key: string; readonly latitude: number; readonly longitude: number };
const ports = seeds.map(({ key, latitude, longitude }: Port, index) => ({
  key,
  latitude,
  longitude,
  id: index + 1,
}));
const graph = buildSeaGraph(ports);
const distance = (from: string, to: string) => computeDistancesFromPort(graph, from).get(to);
const idOf = (key: string) => ports.find((port) => port.key === key)?.id ?? 0;
const rows = computePortDistances(ports);

describe('distances by sea', () => {
  it.each([
    ['halifax', 'st-johns', 520, 570],
    ['victoria', 'prince-rupert', 460, 530],
    ['quebec', 'halifax', 690, 860],
    ['sydney', 'charlottetown', 190, 225],
    ['north-sydney', 'charlottetown', 190, 225],
    ['victoria', 'halifax', 6200, 6600],
    ['st-johns', 'iqaluit', 1080, 1300],
    ['halifax', 'hamilton-bm', 735, 770],
    ['halifax', 'boston', 360, 400],
    ['quebec', 'montreal', 115, 145],
    ['montreal', 'toronto', 270, 320],
    ['montreal', 'thunder-bay', 990, 1100],
    ['st-johns', 'galway', 1650, 1720],
    ['victoria', 'honolulu', 2300, 2400],
    ['vancouver', 'victoria', 65, 80],
    ['resolute', 'cambridge-bay', 430, 520],
    ['churchill', 'iqaluit', 1000, 1200],
  ])('%s to %s is between %i and %i nautical miles', (from, to, least, most) => {
    const found = distance(from, to);
    expect(found?.nautical_miles).toBeGreaterThan(least);
    expect(found?.nautical_miles).toBeLessThan(most);
    expect(found?.method).toBe('way_points');
  });

  it('is the great circle only where that crosses no land', () => {
    expect(distance('halifax', 'dartmouth-bio')).toEqual({ nautical_miles: 1.6, method: 'great_circle' });
    expect(distance('yarmouth', 'boston')?.method).toBe('great_circle');
    expect(distance('halifax', 'halifax')).toEqual({ nautical_miles: 0, method: 'great_circle' });
  });

  it('leads round Cape North to the Northumberland Strait', () => {
    const route = findSeaRouteBetweenPorts(graph, 'sydney', 'charlottetown');
    expect(route?.points.some(([latitude]) => latitude > 47.05)).toBe(true);
  });

  it('passes the Canso Canal in its season, which saves 70 nautical miles to Montréal and 171 to Charlottetown', () => {
    for (const [to, saved] of [
      ['montreal', 70],
      ['charlottetown', 171],
    ] as const) {
      const found = distance('halifax', to);
      expect(found?.locks).toEqual(['canso']);
      const more = (found?.around_nautical_miles ?? 0) - (found?.nautical_miles ?? 0);
      expect(Math.abs(more - saved)).toBeLessThan(saved * 0.25);
    }
  });

  it('passes the locks of the Seaway, which have no way round', () => {
    expect(distance('montreal', 'thunder-bay')).toMatchObject({
      locks: ['montreal_lake_ontario', 'welland', 'sault'],
      around_nautical_miles: null,
    });
    expect(distance('thunder-bay', 'toronto')?.locks).toEqual(['sault', 'welland']);
    expect(distance('sarnia', 'windsor')).not.toHaveProperty('locks');
  });

  it.each(canalLockKeys)(
    '%s lies between two neighbours of the waters, and has a way round or has none',
    (key) => {
      const [here, there] = canalLocks[key].between.map((name) => graph.indexOf.get(name) ?? -1);
      expect(graph.neighbours[here ?? -1]?.find(({ to }) => to === there)?.lock).toBe(key);
      const others = (at: number) =>
        (graph.neighbours[at] ?? []).filter(({ lock }) => lock !== key).map(({ to }) => to);
      const reached = new Set([here ?? -1]);
      for (const at of reached) for (const next of others(at)) reached.add(next);
      expect(reached.has(there ?? -1)).toBe(canalLocks[key].hasWayRound);
    },
  );

  it('leads from one ocean to the other by Panama, and from the Arctic through the Northwest Passage', () => {
    const north = ([latitude]: LatitudeLongitude) => latitude > 70;
    const canal = ([latitude]: LatitudeLongitude) => latitude < 10;
    const halifax = findSeaRouteBetweenPorts(graph, 'victoria', 'halifax')?.points ?? [];
    expect([halifax.some(canal), halifax.some(north)]).toEqual([true, false]);
    const resolute = findSeaRouteBetweenPorts(graph, 'victoria', 'resolute')?.points ?? [];
    expect([resolute.some(canal), resolute.some(north)]).toEqual([false, true]);
  });

  it('does not exist where a ship cannot come', () => {
    for (const key of inlandPorts)
      expect(distance(key, 'halifax')).toEqual({ nautical_miles: 0, method: 'none' });
    expect(findSeaRouteBetweenPorts(graph, 'selkirk', 'halifax')).toEqual({
      nautical_miles: 0,
      method: 'none',
      points: [],
    });
  });

  it('is not known of a port without a position, or of none', () => {
    const nowhere = { key: 'at-sea', latitude: null, longitude: null };
    const other = buildSeaGraph([...ports, nowhere]);
    expect(computeDistancesFromPort(other, 'at-sea').size).toBe(0);
    expect(computeDistancesFromPort(other, 'off-halifax').size).toBe(0);
    expect(findSeaRouteBetweenPorts(other, 'at-sea', 'halifax')).toBeNull();
  });

  it('is found for a port that somebody adds near a way-point', () => {
    const added = { key: 'pictou', latitude: 45.69, longitude: -62.67 };
    const found = computeDistancesFromPort(buildSeaGraph([...ports, added]), 'pictou').get('charlottetown');
    expect(found?.method).toBe('way_points');
    expect(found?.nautical_miles).toBeLessThan(60);
    const inland = { key: 'regina', latitude: 50.45, longitude: -104.6 };
    expect(computeDistancesFromPort(buildSeaGraph([...ports, inland]), 'regina').get('halifax')?.method).toBe(
      'none',
    );
  });
});

describe('the table of all pairs', () => {
  it('has each pair once, the lower id first, and is looked up either way', () => {
    expect(rows.length).toBe((ports.length * (ports.length - 1)) / 2);
    expect(rows.every((row) => row.from_port_id < row.to_port_id)).toBe(true);
    const lookup = createDistanceLookup(rows);
    const [halifax, iqaluit] = [idOf('halifax'), idOf('iqaluit')];
    expect(lookup(halifax, iqaluit)).toEqual(lookup(iqaluit, halifax));
    expect(lookup(halifax, 9999)).toBeNull();
  });

  it('never is shorter than the great circle, nor a detour over a third port', () => {
    const lookup = createDistanceLookup(rows);
    const any = fc.constantFrom(...ports.filter((port) => !inlandPorts.includes(port.key)));
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const miles = (x: typeof a, y: typeof a) =>
          x.id === y.id ? 0 : (lookup(x.id, y.id)?.nautical_miles ?? 0);
        const straight = greatCircleMiles([a.latitude, a.longitude], [b.latitude, b.longitude]);
        expect(miles(a, b)).toBeGreaterThanOrEqual(straight - 0.1);
        expect(miles(a, b)).toBeLessThanOrEqual(miles(a, c) + miles(c, b) + 0.2);
      }),
    );
  });
});

const name = z.string().regex(/^[a-z0-9-]+$/);
const chain = z.array(name).min(2);
const watersSchema = z.strictObject({
  covers: z.string().min(10),
  source: z.string().regex(/^(Placed by hand|Great circles)/),
  points: z.record(name, z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])),
  sea: z.array(chain),
  narrow: z.array(chain),
});

it.each(allHandDrawnRoutes.map((waters) => [waters.covers, waters] as const))(
  'waters are data with their source: %s',
  (_covers, waters) => {
    expect(watersSchema.parse(waters)).toEqual(waters);
  },
);

describe('the way-points', () => {
  const positions = new Map<string, LatitudeLongitude>([
    ...ports.map((port): [string, LatitudeLongitude] => [port.key, [port.latitude, port.longitude]]),
    ...allHandDrawnRoutes.flatMap((waters) => Object.entries<LatitudeLongitude>(waters.points)),
  ]);
  const links = (chains: readonly (readonly string[])[]) =>
    chains.flatMap((chain) => chain.slice(1).map((name, index) => [chain[index] ?? '', name] as const));
  const isPort = (name: string) => ports.some((port) => port.key === name);

  it('are known wherever a chain names one, and each port is in a chain', () => {
    const all = new Set(allHandDrawnRoutes.flatMap(({ sea, narrow }) => [...sea, ...narrow].flat()));
    expect([...all].filter((name) => !positions.has(name))).toEqual([]);
    expect(ports.map(({ key }) => key).filter((key) => !all.has(key) && !inlandPorts.includes(key))).toEqual(
      [],
    );
  });

  it('are linked over open water only where no land is in the way', () => {
    const onLand = landMask();
    expect(onLand([45.95, -66.65])).toBe(true);
    const harbour = 4;
    const crossing = allHandDrawnRoutes
      .flatMap(({ sea }) => links(sea))
      .filter(([from, to]) => {
        const [start, end] = [positions.get(from), positions.get(to)];
        if (start === undefined || end === undefined) return true;
        const near = isPort(from) || isPort(to) ? harbour : 0;
        return pointsBetween(start, end, 1.5).some(
          ({ position, inland }) => inland >= near && onLand(position),
        );
      });
    expect(crossing).toEqual([]);
  });
});

describe('a planned track', () => {
  it('is as long as its parts', () => {
    expect(trackMiles([])).toBe(0);
    expect(trackMiles([[44, -63]])).toBe(0);
    expect(
      trackMiles([
        [44, -63],
        [45, -63],
        [44, -63],
      ]),
    ).toBeCloseTo(120.1, 0);
  });
});
