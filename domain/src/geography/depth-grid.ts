import type { Position } from './position.ts';

/**
 * Rows from north to south, columns from west to east, one value per 10 minutes of arc
 * (docs/data-sources.md).
 */
const grid = { north: 90, west: -200, rows: 421, columns: 1201, perDegree: 6 } as const;

export type DepthGrid = Uint8Array;

/** Decodes rows in which each byte is the difference from its western neighbour. */
export const unpackDepthGrid = (packed: Uint8Array): DepthGrid => {
  const codes = new Uint8Array(packed.length);
  for (let at = 0; at < packed.length; at += 1)
    codes[at] = (packed[at]! + (at % grid.columns === 0 ? 0 : codes[at - 1]!)) & 255;
  return codes;
};

const metresOf = (code: number): number => 20 * (Math.exp((code - 1) / 42) - 1);

/** Depth in metres, often tens of per cent wrong on shelves; null near the shore or without data. */
export const depthAt = (codes: DepthGrid, { latitude, longitude }: Position): number | null => {
  const row = Math.round((grid.north - latitude) * grid.perDegree);
  const column = Math.round(((longitude > 0 ? longitude - 360 : longitude) - grid.west) * grid.perDegree);
  if (row < 0 || row >= grid.rows || column < 0 || column >= grid.columns) return null;
  const code = codes[row * grid.columns + column] ?? 0;
  return code === 0 ? null : Math.max(1, Math.round(metresOf(code)));
};
