import type { Outline } from './outlines.ts';
import { type Position, toRadians } from './position.ts';

const bandHeight = 0.25;
const bandCount = Math.ceil(180 / bandHeight);
const bandOf = (latitude: number): number =>
  Math.max(0, Math.min(bandCount - 1, Math.floor((latitude + 90) / bandHeight)));

export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** Position of the crossing as a fraction of the line from `from` to `to`; null if they do not cross. */
export const crossingFraction = (from: Position, to: Position, [x1, y1, x2, y2]: Edge): number | null => {
  const [px, py] = [from.longitude, from.latitude];
  if (Math.max(x1, x2) < Math.min(px, to.longitude) || Math.min(x1, x2) > Math.max(px, to.longitude))
    return null;
  const [rx, ry, sx, sy] = [to.longitude - px, to.latitude - py, x2 - x1, y2 - y1];
  const across = rx * sy - ry * sx;
  if (across === 0) return null;
  const onLine = ((x1 - px) * sy - (y1 - py) * sx) / across;
  const onEdge = ((x1 - px) * ry - (y1 - py) * rx) / across;
  return onLine > 0 && onLine < 1 && onEdge >= 0 && onEdge < 1 ? onLine : null;
};

type Found = { readonly miles: number; readonly index: number };

/** Spatial index of polygon outlines; decides inside or outside by the even-odd rule. */
export class OutlineIndex {
  readonly #ends: Float64Array;
  readonly #polygons: Uint16Array;
  readonly #outlines: Uint16Array;
  readonly #bands: readonly Uint32Array[];

  constructor(outlines: readonly Pick<Outline, 'polygons'>[]) {
    const ends: number[] = [];
    const polygons: number[] = [];
    const owners: number[] = [];
    for (const [index, outline] of outlines.entries())
      for (const rings of outline.polygons) {
        for (const ring of rings)
          for (let at = 1; at < ring.length; at += 1) {
            const [[x1, y1], [x2, y2]] = [ring[at - 1]!, ring[at]!];
            ends.push(x1, y1, x2, y2);
            polygons.push(owners.length);
          }
        owners.push(index);
      }
    this.#ends = Float64Array.from(ends);
    this.#polygons = Uint16Array.from(polygons);
    this.#outlines = Uint16Array.from(owners);
    this.#bands = this.#inBands();
  }

  at({ latitude: y, longitude: x }: Position): readonly number[] {
    const odd = new Set<number>();
    for (const edge of this.#bands[bandOf(y)] ?? []) {
      const [x1, y1, x2, y2] = this.#edge(edge);
      if (y1 > y === y2 > y || x >= ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) continue;
      const polygon = this.#polygons[edge]!;
      if (!odd.delete(polygon)) odd.add(polygon);
    }
    return [...new Set([...odd].map((polygon) => this.#outlines[polygon]!))].toSorted((a, b) => a - b);
  }

  nearest(
    position: Position,
    within: number,
    isAsked: (index: number) => boolean = () => true,
  ): Found | null {
    const nearest = [...this.near(position, within)]
      .filter(([index]) => isAsked(index))
      .toSorted(([, a], [, b]) => a - b)[0];
    return nearest ? { index: nearest[0], miles: nearest[1] } : null;
  }

  near({ latitude, longitude }: Position, within: number): ReadonlyMap<number, number> {
    const shrink = Math.max(0.01, Math.cos(toRadians(latitude)));
    const wide = within / 60 / shrink;
    const found = new Map<number, number>();
    for (const edge of this.#between(latitude - within / 60, latitude + within / 60)) {
      const [x1, y1, x2, y2] = this.#edge(edge);
      if (Math.min(x1, x2) > longitude + wide || Math.max(x1, x2) < longitude - wide) continue;
      const [ax, ay] = [(x1 - longitude) * shrink, y1 - latitude];
      const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
      const part = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      const miles = Math.hypot(ax + part * dx, ay + part * dy) * 60;
      const index = this.#outlines[this.#polygons[edge]!]!;
      if (miles <= within && miles < (found.get(index) ?? Infinity)) found.set(index, miles);
    }
    return found;
  }

  crossings(from: Position, to: Position): readonly number[] {
    const found: number[] = [];
    for (const edge of this.#between(
      Math.min(from.latitude, to.latitude),
      Math.max(from.latitude, to.latitude),
    )) {
      const part = crossingFraction(from, to, this.#edge(edge));
      if (part !== null) found.push(part);
    }
    return found;
  }

  along(latitude: number): readonly number[] {
    const found: { x: number; polygon: number }[] = [];
    for (const edge of this.#bands[bandOf(latitude)] ?? []) {
      const [x1, y1, x2, y2] = this.#edge(edge);
      if (y1 > latitude !== y2 > latitude)
        found.push({ x: ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1, polygon: this.#polygons[edge]! });
    }
    const within = new Set<number>();
    return found
      .toSorted((a, b) => a.x - b.x)
      .flatMap(({ x, polygon }) => {
        const before = within.size;
        if (!within.delete(polygon)) within.add(polygon);
        return (before === 0) === (within.size === 0) ? [] : [x];
      });
  }

  visit(south: number, north: number, tell: (edge: Edge) => void): void {
    for (const edge of this.#between(south, north)) tell(this.#edge(edge));
  }

  #edge(edge: number): Edge {
    const at = edge * 4;
    return [this.#ends[at]!, this.#ends[at + 1]!, this.#ends[at + 2]!, this.#ends[at + 3]!];
  }

  #between(south: number, north: number): readonly number[] | Uint32Array {
    const [first, last] = [bandOf(south), bandOf(north)];
    if (first === last) return this.#bands[first]!;
    const edges: number[] = [];
    for (let band = first; band <= last; band += 1)
      for (const edge of this.#bands[band]!) {
        const lowest = Math.min(this.#ends[edge * 4 + 1]!, this.#ends[edge * 4 + 3]!);
        if (band === first || bandOf(lowest) === band) edges.push(edge);
      }
    return edges;
  }

  #inBands(): readonly Uint32Array[] {
    const bands = Array.from({ length: bandCount }, (): number[] => []);
    for (let edge = 0; edge < this.#polygons.length; edge += 1) {
      const [, y1, , y2] = this.#edge(edge);
      for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1)
        bands[band]!.push(edge);
    }
    return bands.map((edges) => Uint32Array.from(edges));
  }
}
