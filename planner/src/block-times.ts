import type { IndexedProblem } from './indexed-problem.ts';

type Block = {
  readonly option: number;
  readonly start: number;
  readonly end: number;
  readonly hasPort: boolean;
  readonly sails: boolean;
};

export class BlockTimes {
  readonly #blocks: readonly Block[];
  readonly #moved: Int32Array | null;
  readonly #latest: Int32Array;
  readonly #sailing: readonly Block[];

  constructor({ blocks, earliest, duration, sailing, from }: IndexedProblem, vessel: number, span: number) {
    this.#blocks = Array.from(blocks[vessel] as Int32Array, (option) => ({
      option,
      start: earliest[option] as number,
      end: (earliest[option] as number) + (duration[option] as number),
      hasPort: (from[option] as number) >= 0,
      sails: (sailing[option] as number) > 0,
    }));
    this.#sailing = this.#blocks.filter(({ sails }) => sails);
    const still = this.#blocks.filter(({ hasPort, sails }) => !hasPort && !sails);
    this.#latest = new Int32Array(span + 1);
    this.#moved = still.length === 0 ? null : new Int32Array(span + 1);
    let moved = 0;
    for (let tick = 0; this.#moved && tick <= span; tick += 1) {
      this.#moved[tick] = moved;
      this.#latest[moved] = tick;
      if (!still.some(({ start, end }) => start <= tick && tick < end)) moved += 1;
    }
  }

  leaving(tick: number, way: number): number {
    if (!this.#moved || way === 0) return this.#asFree(tick - way);
    const moved = (this.#moved[tick] as number) - way;
    return moved < 0 ? -1 : this.#asFree(this.#latest[moved] as number);
  }

  #asFree(tick: number): number {
    for (const { start, end } of this.#sailing) if (start < tick && tick < end) return start;
    return tick;
  }

  waitedFor(from: number, until: number): number[] {
    return this.#blocks
      .filter(({ start, end, hasPort }) => !hasPort && from <= start && end <= until)
      .map(({ option }) => option)
      .toReversed();
  }

  leavesBefore(tick: number): number {
    return this.#blocks.findLast(({ end, hasPort }) => hasPort && end <= tick)?.end ?? 0;
  }

  at(start: number): number {
    return this.#blocks.find((block) => block.start === start)?.option as number;
  }
}
