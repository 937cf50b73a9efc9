import type { ApiError } from '../api-error.ts';
import { type SaveTiming, msUntilSave, type SaveDebounce, clearUnreachableFailure } from './save-timing.ts';
import type { TabStore } from './tab-store.ts';

/** Update applied to the state, which may have changed during the request. */
type Change<S> = (state: S) => S;

/** Changes of state are pure functions; the engine decides when to call `send` and `load`. */
export type SavingAdapter<S extends SaveTiming, Batch, Fresh, Entry> = {
  readonly pace: SaveDebounce;
  readonly now: () => number;
  readonly toError: (error: unknown) => ApiError;
  readonly hasUnsaved: (state: S) => boolean;
  readonly prepared?: Change<S>;
  /** Next batch, saved as a whole; null if nothing can be sent. */
  readonly next: (state: S) => Batch | null;
  readonly begun: (state: S, batch: Batch) => S;
  readonly send: (batch: Batch, state: S, keepalive: boolean) => Promise<Change<S>>;
  readonly failed: (state: S, batch: Batch, error: ApiError) => S;
  readonly isBehind: (error: ApiError) => boolean;
  readonly looksAfter?: (state: S) => boolean;
  readonly isNews?: (state: S) => boolean;
  readonly load: () => Promise<Fresh>;
  readonly merged: (state: S, fresh: Fresh) => S;
  /** State to store in case of a crash; null if everything is saved. */
  readonly kept: (state: S) => Entry | null;
  readonly store: TabStore<Entry>;
};

const lookPause = 3_000;
const silences = new Set([401, 403, 404]);

/**
 * Saves one document: sends one request at a time, merges other people's changes, stores unsaved edits in the
 * browser.
 */
export class SavingEngine<S extends SaveTiming, Batch, Fresh, Entry> {
  #state: S;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | null = null;
  #looking: Promise<boolean> | null = null;
  #lookAgain = false;
  #lookAfter = false;
  #saves = 0;
  #disposed = false;
  readonly #listeners = new Set<() => void>();
  readonly #adapter: SavingAdapter<S, Batch, Fresh, Entry>;

  constructor(adapter: SavingAdapter<S, Batch, Fresh, Entry>, open: (kept: Entry | null) => S) {
    this.#adapter = adapter;
    const kept = adapter.store.read();
    this.#state = open(kept);
    if (kept !== null) this.#keep();
    this.#schedule();
  }

  readonly state = (): S => this.#state;
  readonly isSending = (): boolean => this.#flight !== null;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  become(state: S): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#keep();
    for (const listener of this.#listeners) listener();
    this.#schedule();
  }

  /** Resolves to true if everything is saved. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#flight) await this.#flight;
    while (await this.#save(keepalive));
    return !this.#adapter.hasUnsaved(this.#state);
  }

  /** Call after saving by other means; loads that started earlier are then ignored. */
  recordSaved(): void {
    this.#saves += 1;
  }

  async look(): Promise<boolean> {
    if (this.#looking) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#lookUntilSeen().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#lookTimer);
  }

  async #lookUntilSeen(): Promise<boolean> {
    const { isNews, load, merged, toError } = this.#adapter;
    clearTimeout(this.#lookTimer);
    let isStale = false;
    do {
      while (this.#flight) await this.#flight;
      this.#lookAgain = false;
      if (!isStale && isNews && !isNews(this.#state)) return true;
      const saves = this.#saves;
      try {
        const fresh = await load();
        isStale = saves !== this.#saves || this.#flight !== null;
        if (!isStale) this.become(merged(clearUnreachableFailure(this.#state), fresh));
      } catch (error) {
        const { status } = toError(error);
        if (!this.#disposed && !silences.has(status))
          this.#lookTimer = setTimeout(() => void this.look(), lookPause);
        return false;
      }
    } while (this.#lookAgain || isStale);
    return true;
  }

  #keep(): void {
    if (this.#disposed) return;
    const kept = this.#adapter.kept(this.#state);
    if (kept === null) this.#adapter.store.clear();
    else this.#adapter.store.write(kept);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#disposed || this.#flight) return;
    const { next, pace, now } = this.#adapter;
    const wait = next(this.#state) === null ? null : msUntilSave(this.#state, pace, now());
    if (wait !== null) this.#timer = setTimeout(() => void this.#save(false), wait);
  }

  async #save(keepalive: boolean): Promise<boolean> {
    if (this.#flight || this.#disposed) return false;
    const { prepared, next, begun, looksAfter } = this.#adapter;
    if (prepared) this.become(prepared(this.#state));
    const batch = next(this.#state);
    if (batch === null) return false;
    const saves = this.#saves;
    const from = this.#state;
    this.#flight = this.#fly(batch, from, keepalive).finally(() => {
      this.#flight = null;
    });
    this.become(begun(from, batch));
    await this.#flight;
    if (this.#lookAfter || looksAfter?.(this.#state)) {
      this.#lookAfter = false;
      await this.look();
    }
    this.#schedule();
    return saves !== this.#saves;
  }

  async #fly(batch: Batch, from: S, keepalive: boolean): Promise<void> {
    const { send, failed, isBehind, toError } = this.#adapter;
    try {
      const change = await send(batch, from, keepalive);
      this.#saves += 1;
      this.become(change(this.#state));
    } catch (thrown) {
      const error = toError(thrown);
      this.#lookAfter = isBehind(error);
      this.become(failed(this.#state, batch, error));
    }
  }
}
