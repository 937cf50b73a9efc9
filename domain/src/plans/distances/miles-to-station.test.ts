import { expect, it } from 'vitest';
import lightLand from '../../../geo/land-light.json';
import ports from '../../../../server/src/seeds/reference/data/ports.json';
import { OutlineIndex } from '../../geography/outline-index.ts';
import { decodeTopology, type Topology } from '../../geography/outlines.ts';
import { greatCircleMiles } from './great-circle.ts';
import { createMilesToStation } from './miles-to-station.ts';

const outlines = (file: unknown) => new OutlineIndex(decodeTopology(file as Topology));
const way = createMilesToStation(ports, { land: outlines(lightLand), lakes: new OutlineIndex([]) });

it.each([
  ['dartmouth-bio', 'Northumberland Strait', 47.147, -63.012, 273],
  ['dartmouth-bio', 'Chaleur Bay', 48.14, -64.54, 358],
  ['burlington', 'Georgian Bay', 45.346, -81.215, 478],
  ['quebec', 'Labrador', 53.68, -55.55, 808],
  ['quebec', 'Hudson Bay', 56.073, -80.107, 2118],
  ['kitimat', 'Hecate Strait', 53.6, -129.567, 62],
  ['victoria', 'Chukchi Sea', 67.177, -165.923, 2380],
] as const)('leads from %s round the land to %s', (key, _name, latitude, longitude, seaRoute) => {
  const port = ports.find((each) => each.key === key)!;
  const straight = greatCircleMiles([port.latitude, port.longitude], [latitude, longitude]);
  expect(straight / seaRoute).toBeLessThan(0.91);
  const miles = way(port, [latitude, longitude]);
  expect(miles / seaRoute).toBeGreaterThan(0.95);
  expect(miles / seaRoute).toBeLessThan(1.25);
});

it.each([
  ['halifax', 43, -60],
  ['st-johns', 47, -48],
  ['victoria', 49, -130],
] as const)('leads from %s straight over open water', (key, latitude, longitude) => {
  const port = ports.find((each) => each.key === key)!;
  const straight = greatCircleMiles([port.latitude, port.longitude], [latitude, longitude]);
  expect(way(port, [latitude, longitude]) / straight).toBeLessThan(1.1);
});

it('takes the straight way where no route is known', () => {
  const hayRiver = ports.find(({ key }) => key === 'hay-river')!;
  const straight = greatCircleMiles([hayRiver.latitude, hayRiver.longitude], [58, -86]);
  expect(way(hayRiver, [58, -86])).toBe(straight);
});
