export class PriorityQueue {
  readonly #items: number[] = [];
  readonly #away: number[] = [];

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  add(item: number, away: number): void {
    let at = this.#items.length;
    this.#put(at, item, away);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#away[above]! <= away) break;
      this.#put(at, this.#items[above]!, this.#away[above]!);
      at = above;
    }
    this.#put(at, item, away);
  }

  take(): number {
    const [nearest] = this.#items;
    const [item, away] = [this.#items.pop()!, this.#away.pop()!];
    if (this.#items.length > 0) this.#sink(item, away);
    return nearest!;
  }

  #sink(item: number, away: number): void {
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#items.length) break;
      if (below + 1 < this.#items.length && this.#away[below + 1]! < this.#away[below]!) below += 1;
      if (this.#away[below]! >= away) break;
      this.#put(at, this.#items[below]!, this.#away[below]!);
      at = below;
    }
    this.#put(at, item, away);
  }

  #put(at: number, item: number, away: number): void {
    this.#items[at] = item;
    this.#away[at] = away;
  }
}
