import proj4 from 'proj4';
import { expect, it } from 'vitest';
import { projectLambert } from './lambert.ts';
import { projectionDefinitions } from './projections.ts';

const radius = 6_371_000;

it.each([
  ['Halifax', 44.65, -63.57],
  ['Victoria', 48.42, -123.37],
  ['Resolute', 74.7, -94.83],
  ['the middle', 49, -95],
])('%s is where Canada’s own maps have it', (_, latitude, longitude) => {
  const [x, y] = projectLambert({ latitude, longitude });
  const [east = 0, north = 0] = proj4(projectionDefinitions.canada.text, [longitude, latitude]);
  expect(Math.hypot(x * radius - east, -y * radius - north)).toBeLessThan(25_000);
});
