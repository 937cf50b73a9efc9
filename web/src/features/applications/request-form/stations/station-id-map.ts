import { replaceStationId, type StationEdit } from './station-edits.ts';

/** Maps temporary negative ids to the server's ids. */
export class StationIdMap {
  readonly #own = new Map<number, number>();
  readonly #passing = new Map<number, number>();

  name(passing: number, own: number): void {
    this.#own.set(passing, own);
    this.#passing.set(own, passing);
  }

  idOf(id: number): number {
    return this.#own.get(id) ?? id;
  }

  /** React key that stays the same while the station is in the list. */
  keyOf(id: number): number {
    return this.#passing.get(id) ?? id;
  }

  inEdit(edit: StationEdit): StationEdit {
    let now = edit;
    for (const [passing, own] of this.#own) now = replaceStationId(now, passing, own);
    return now;
  }
}
