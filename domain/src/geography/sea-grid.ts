import type { Atlas } from './atlas.ts';
import { crossingFraction, type Edge } from './outline-index.ts';
import { type Position, toRadians } from './position.ts';

export type LandAndLakes = Pick<Atlas, 'land' | 'lakes'>;

export type BoundingBox = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** Degrees of latitude per row: about a mile. Oceans use coarser grids. */
const finest = 0.02;
/** Preferred distance from shores in nautical miles. */
const clearance = 2;
const mostCells = 80_000;

export class SeaGrid {
  readonly box: BoundingBox;
  readonly rows: number;
  readonly columns: number;
  readonly #high: number;
  readonly #wide: number;
  readonly #water: Uint8Array;
  readonly #close: Uint8Array;
  readonly #edges: Edge[] = [];
  readonly #edgesIn = new Map<number, number[]>();

  constructor(shores: LandAndLakes, box: BoundingBox) {
    const shrink = Math.max(0.05, Math.cos(toRadians((box.south + box.north) / 2)));
    const area = (box.north - box.south) * (box.east - box.west) * shrink;
    this.box = box;
    this.#high = Math.max(finest, Math.sqrt(area / mostCells));
    this.#wide = this.#high / shrink;
    this.rows = Math.ceil((box.north - box.south) / this.#high) + 1;
    this.columns = Math.ceil((box.east - box.west) / this.#wide) + 1;
    this.#water = new Uint8Array(this.rows * this.columns);
    this.#close = new Uint8Array(this.#water.length);
    this.#fill(shores);
    this.#takeEdges(shores);
  }

  get size(): number {
    return this.#water.length;
  }

  isWater(cell: number): boolean {
    return this.#water[cell] === 1;
  }

  isClose(cell: number): boolean {
    return this.#close[cell] === 1;
  }

  isClear(from: number, to: number): boolean {
    const [a, b] = [this.#place(from), this.#place(to)];
    const [start, end] = [this.position(from), this.position(to)];
    for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row += 1)
      for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column += 1)
        for (const edge of this.#edgesIn.get(row * this.columns + column) ?? [])
          if (crossingFraction(start, end, this.#edges[edge]!) !== null) return false;
    return true;
  }

  position(cell: number): Position {
    return {
      latitude: this.box.south + Math.floor(cell / this.columns) * this.#high,
      longitude: this.box.west + (cell % this.columns) * this.#wide,
    };
  }

  around({ latitude, longitude }: Position, reach: number): number[] {
    const row = Math.round((latitude - this.box.south) / this.#high);
    const column = Math.round((longitude - this.box.west) / this.#wide);
    const found: number[] = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(this.rows - 1, row + reach); y += 1)
      for (let x = Math.max(0, column - reach); x <= Math.min(this.columns - 1, column + reach); x += 1)
        found.push(y * this.columns + x);
    return found;
  }

  reachOf(miles: number): number {
    return Math.ceil(miles / 60 / this.#high);
  }

  #fill({ land, lakes }: LandAndLakes): void {
    for (let row = 0; row < this.rows; row += 1) {
      const latitude = this.box.south + row * this.#high;
      const [coasts, banks] = [land.along(latitude), lakes.along(latitude)];
      let [coast, bank] = [0, 0];
      for (let column = 0; column < this.columns; column += 1) {
        const longitude = this.box.west + column * this.#wide;
        while (coast < coasts.length && coasts[coast]! <= longitude) coast += 1;
        while (bank < banks.length && banks[bank]! <= longitude) bank += 1;
        if (coast % 2 === 0 || bank % 2 === 1) this.#water[row * this.columns + column] = 1;
      }
    }
  }

  #place(cell: number): { row: number; column: number } {
    return { row: Math.floor(cell / this.columns), column: cell % this.columns };
  }

  #around([x1, y1, x2, y2]: Edge, reach: number, tell: (cell: number) => void): void {
    const { south, west } = this.box;
    const rowOf = (y: number) => Math.floor((y - south) / this.#high);
    const columnOf = (x: number) => Math.floor((x - west) / this.#wide);
    const [top, right] = [rowOf(Math.max(y1, y2)) + reach, columnOf(Math.max(x1, x2)) + reach];
    const left = Math.max(0, columnOf(Math.min(x1, x2)) - reach);
    for (let row = Math.max(0, rowOf(Math.min(y1, y2)) - reach); row <= top && row < this.rows; row += 1)
      for (let column = left; column <= right && column < this.columns; column += 1)
        tell(row * this.columns + column);
  }

  #takeEdges({ land, lakes }: LandAndLakes): void {
    const { south, north, west, east } = this.box;
    const reach = Math.round(clearance / 60 / this.#high);
    const take = (edge: Edge): void => {
      if (Math.max(edge[0], edge[2]) < west || Math.min(edge[0], edge[2]) > east) return;
      const index = this.#edges.push(edge) - 1;
      this.#around(edge, 0, (cell) => {
        const known = this.#edgesIn.get(cell);
        if (known) known.push(index);
        else this.#edgesIn.set(cell, [index]);
      });
      this.#around(edge, reach, (cell) => {
        this.#close[cell] = 1;
      });
    };
    land.visit(south, north, take);
    lakes.visit(south, north, take);
  }
}
