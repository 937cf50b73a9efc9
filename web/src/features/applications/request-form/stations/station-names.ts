import { renamed, type StationEdit } from './station-edits.ts';

/** A new station goes by a passing number, below zero, until the server has given it its own. */
export class StationNames {
  readonly #own = new Map<number, number>();
  readonly #passing = new Map<number, number>();

  name(passing: number, own: number): void {
    this.#own.set(passing, own);
    this.#passing.set(own, passing);
  }

  /** The number of a station by now. */
  idOf(id: number): number {
    return this.#own.get(id) ?? id;
  }

  /** The same for as long as the station is in the list. */
  keyOf(id: number): number {
    return this.#passing.get(id) ?? id;
  }

  /** An edit by the numbers that the stations have by now. */
  inEdit(edit: StationEdit): StationEdit {
    let now = edit;
    for (const [passing, own] of this.#own) now = renamed(now, passing, own);
    return now;
  }
}
