import { describe, expect, it } from 'vitest';
import { clusterStyle } from './port-style.ts';

const port = (id: number, count: number) => ({
  id,
  name: `Port ${id}`,
  longitude: -123,
  latitude: 49,
  count,
});
const textsOf = (ports: Parameters<typeof clusterStyle>[0]) =>
  [clusterStyle(ports)].flat().map((style) => style.getText()?.getText());

describe('ports on the map', () => {
  it('show their count alone, and the sum where they would cover each other', () => {
    expect(textsOf([port(1, 4)])).toEqual(['4']);
    expect(textsOf([port(1, 4), port(2, 3)])).toEqual([undefined, '7']);
    expect(textsOf([])).toEqual([]);
  });
});
