import { type ApiError, isInFlight } from '../../../../lib/api-client.ts';
import {
  clashes,
  newest,
  type StationChange,
  type StationEdit,
  type StationRow,
  unknownStation,
} from './station-edits.ts';
import { StationNames } from './station-names.ts';
import type { QueueParts, QueueState, StationConflict, Typed } from './station-queue-state.ts';

const passing = new Set([0, 401, 408, 429, 500, 502, 503, 504]);

/**
 * Sends what is done to the stations, one after the other, and keeps what could not be sent until it is. Others' changes
 * in other fields of a station are kept; the same field is asked about.
 */
export class StationQueue {
  readonly names = new StationNames();
  #state: QueueState = { edits: [], conflicts: [], isUnreachable: false };
  #working = false;
  #disposed = false;
  #stopWaiting: () => void = () => undefined;
  /** Nobody is told of it: each cell shows its own. */
  readonly #typed = new Map<string, Typed>();
  readonly #done = new Set<StationEdit>();
  /** Stations as our own writes have left them, before the list is read again. */
  readonly #known = new Map<number, StationRow>();
  readonly #answers = new Map<StationEdit, (row: StationRow | null) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #parts: QueueParts;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    const kept = parts.store.read();
    if (!kept) return;
    for (const [cell, typed] of Object.entries(kept.typed)) this.#typed.set(cell, typed);
    this.#become({ edits: kept.edits, conflicts: kept.conflicts });
    void this.#work();
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  typedIn(cell: string): Typed | undefined {
    return this.#typed.get(cell);
  }

  /** Null: what was typed has become an edit, or was taken back. */
  keepTyped(cell: string, typed: Typed | null): void {
    if (typed) this.#typed.set(cell, typed);
    else if (!this.#typed.delete(cell)) return;
    this.#keep();
  }

  /** What the server does not have, nor will get while the form is closed. */
  unsent(): readonly StationEdit[] {
    const { edits, conflicts } = this.#state;
    const mine = conflicts.map(({ id, values }): StationChange => ({ kind: 'change', id, base: {}, values }));
    return [...edits.filter((edit) => !this.#done.has(edit)), ...mine];
  }

  /** The form may be edited again. */
  goOn(): void {
    void this.#work();
  }

  /** Thrown away, knowingly, or because it went into a copy. */
  forget(): void {
    this.#typed.clear();
    this.#become({ edits: this.#state.edits.filter((edit) => this.#done.has(edit)), conflicts: [] });
  }

  /** What is newer may be our own, before we have been told so. */
  newest(): number {
    return newest(this.#parts.saved(), this.#state.edits);
  }

  /** Resolves with the station as the server has it; null where there is none, or it was refused. */
  apply(asked: StationEdit): Promise<StationRow | null> {
    const edit = this.names.inEdit(asked);
    const open = edit.kind === 'change' && this.#conflictOf(edit.id);
    if (open) {
      this.#setConflict({ ...open, values: { ...open.values, ...edit.values } });
      return Promise.resolve(null);
    }
    this.#become({ edits: [...this.#state.edits, edit] });
    const answer = new Promise<StationRow | null>((resolve) => this.#answers.set(edit, resolve));
    void this.#work();
    return answer;
  }

  /** Writes over theirs, knowingly. A station that was deleted has to be added again by whoever asks. */
  keepMine(id: number): void {
    const conflict = this.#takeConflict(id);
    if (conflict?.theirs)
      void this.apply({ kind: 'change', id, base: conflict.theirs, values: conflict.values });
  }

  takeTheirs(id: number): void {
    this.#takeConflict(id);
  }

  isUnsaved(): boolean {
    return this.#next() !== undefined || this.#state.conflicts.length + this.#typed.size > 0;
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopWaiting();
  }

  #takeConflict(id: number): StationConflict | undefined {
    const taken = this.#conflictOf(id);
    this.#become({ conflicts: this.#state.conflicts.filter((conflict) => conflict !== taken) });
    return taken;
  }

  #setConflict(conflict: StationConflict): void {
    const others = this.#state.conflicts.filter(({ id }) => id !== conflict.id);
    const values = { ...this.#conflictOf(conflict.id)?.values, ...conflict.values };
    this.#become({ conflicts: [...others, { ...conflict, values, mine: { ...conflict.mine, ...values } }] });
  }

  #conflictOf(id: number): StationConflict | undefined {
    return this.#state.conflicts.find((conflict) => conflict.id === id);
  }

  #become(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const { edits, conflicts } = this.#state;
    if (!this.isUnsaved()) return this.#parts.store.clear();
    const unsent = edits.filter((edit) => !this.#done.has(edit));
    this.#parts.store.write({ edits: unsent, conflicts, typed: Object.fromEntries(this.#typed) });
  }

  #next(): StationEdit | undefined {
    return this.#state.edits.find((edit) => !this.#done.has(edit));
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    this.#stopWaiting();
    for (let edit = this.#next(); edit && !this.#disposed; edit = this.#next())
      if (!(await this.#deliver(edit))) break;
    this.#working = false;
    if (!this.#next()) await this.#see();
  }

  /** False: it could not be sent now. */
  async #deliver(edit: StationEdit): Promise<boolean> {
    try {
      this.#finish(edit, await (edit.kind === 'change' ? this.#change(edit) : this.#send(edit)));
      if (this.#state.isUnreachable) this.#become({ isUnreachable: false });
    } catch (caught) {
      const error = this.#parts.toError(caught);
      if (passing.has(error.status) || isInFlight(error)) {
        this.#become({ isUnreachable: true });
        if (!this.#disposed) this.#stopWaiting = this.#parts.later(() => void this.#work());
        return false;
      }
      // Kept for the copy, or until the deadline is moved; the form then says so itself.
      if (error.type === 'deadline_passed') {
        this.#become({ isUnreachable: false });
        this.#parts.tooLate();
        return false;
      }
      // The portal had done it and could not say so: the list shows it.
      if (error.type === 'already_done') this.#finish(edit, null);
      else this.#refuse(edit, error);
    }
    return true;
  }

  #finish(edit: StationEdit, row: StationRow | null): void {
    const place = this.#state.edits.indexOf(edit);
    // From now on it goes by its own number: the list may show it before it is asked for.
    if (edit.kind === 'add' && row) this.#name(edit.id, row.id);
    const arrived = this.#state.edits[place] ?? edit;
    this.#done.add(arrived);
    if (row) this.#known.set(row.id, row);
    this.#become({});
    this.#answer(arrived, row);
  }

  /** What else was done to the station, or is being typed in it, is of its own number too. */
  #name(from: number, to: number): void {
    this.names.name(from, to);
    for (const [cell, typed] of [...this.#typed]) {
      if (!cell.startsWith(`${from}.`)) continue;
      this.#typed.delete(cell);
      this.#typed.set(cell.replace(`${from}.`, `${to}.`), typed);
    }
    const edits = this.#state.edits.map((edit) => {
      const next = this.names.inEdit(edit);
      const answer = this.#answers.get(edit);
      if (next !== edit && answer) this.#answers.set(next, answer);
      if (next !== edit) this.#answers.delete(edit);
      return next;
    });
    this.#state = { ...this.#state, edits };
  }

  #refuse(edit: StationEdit, error: ApiError): void {
    this.#become({ edits: this.#state.edits.filter((other) => other !== edit) });
    this.#answer(edit, null);
    this.#parts.refused(error);
  }

  #answer(edit: StationEdit, row: StationRow | null): void {
    this.#answers.get(edit)?.(row);
    this.#answers.delete(edit);
  }

  /** With the version that the change was made on; newer ones are taken where they touch other fields. */
  async #change(edit: StationChange): Promise<StationRow | null> {
    const { id, values } = edit;
    let now = this.#known.get(id) ?? this.#parts.saved().find((row) => row.id === id) ?? null;
    const before = now;
    for (;;) {
      if (!now || clashes(edit, now).length > 0) {
        const base = { ...(before ?? now ?? unknownStation(id)), ...edit.base };
        this.#setConflict({ id, values, theirs: now, mine: { ...base, ...values } });
        return null;
      }
      try {
        return await this.#parts.send(edit, now.lock_version);
      } catch (caught) {
        const error = this.#parts.toError(caught);
        if (error.type === 'stale' && error.current) now = error.current as StationRow;
        else if (error.status === 404) now = await this.#findAgain(id);
        else throw caught;
        if (now) this.#known.set(id, now);
      }
    }
  }

  async #findAgain(id: number): Promise<StationRow | null> {
    await this.#parts.load();
    this.#known.delete(id);
    return this.#parts.saved().find((row) => row.id === id) ?? null;
  }

  /** What somebody else has removed meanwhile need not be moved or removed again. */
  async #send(edit: Exclude<StationEdit, StationChange>): Promise<StationRow | null> {
    try {
      return await this.#parts.send(edit, undefined);
    } catch (caught) {
      if (this.#parts.toError(caught).status !== 404 || edit.kind === 'add') throw caught;
      await this.#parts.load();
      const there = new Set(this.#parts.saved().map(({ id }) => id));
      if (edit.kind === 'move') return null;
      const ids = edit.ids.filter((id) => there.has(id));
      return ids.length === 0 ? null : this.#parts.send({ ...edit, ids }, undefined);
    }
  }

  /** Everything has arrived: the list is read, and shows by itself what was shown over it. */
  async #see(): Promise<void> {
    const seen = [...this.#done];
    if (seen.length === 0) return;
    try {
      await this.#parts.load();
    } catch {
      // What is saved is saved; the next reading shows it.
      return;
    }
    for (const edit of seen) this.#done.delete(edit);
    for (const { id, lock_version } of this.#parts.saved())
      if (lock_version >= (this.#known.get(id)?.lock_version ?? 0)) this.#known.delete(id);
    this.#become({ edits: this.#state.edits.filter((edit) => !seen.includes(edit)) });
  }
}
