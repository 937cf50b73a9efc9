import type { ApiError } from '../api-error.ts';
import { type Clock, dueIn, type Pace, reached } from './clock.ts';
import type { TabStore } from './tab-store.ts';

/** What a state becomes when an answer or a failure is here: the state may have gone on meanwhile. */
type Change<S> = (state: S) => S;

/** What is saved, and how. The state is changed by pure functions; the engine has the timers and the network. */
export type Adapter<S extends Clock, Batch, Fresh, Entry> = {
  readonly pace: Pace;
  readonly now: () => number;
  readonly toError: (error: unknown) => ApiError;
  readonly hasUnsaved: (state: S) => boolean;
  /** What cannot be sent is put aside, so that it does not hold back the rest. */
  readonly prepared?: Change<S>;
  /** What is sent next, all of it or none; null: nothing can be sent. */
  readonly next: (state: S) => Batch | null;
  readonly begun: (state: S, batch: Batch) => S;
  /** Answers with what the state becomes by it. */
  readonly send: (batch: Batch, state: S, keepalive: boolean) => Promise<Change<S>>;
  readonly failed: (state: S, batch: Batch, error: ApiError) => S;
  /** Whether it has to be seen, after this failure, what the server has. */
  readonly isBehind: (error: ApiError) => boolean;
  /** Whether it has to be seen, now that something was saved, what the server has. */
  readonly looksAfter?: (state: S) => boolean;
  /** Whether a look is worth it when its turn has come. */
  readonly isNews?: (state: S) => boolean;
  readonly load: () => Promise<Fresh>;
  readonly merged: (state: S, fresh: Fresh) => S;
  /** What a crash of the tab must not cost; null: the server has everything. */
  readonly kept: (state: S) => Entry | null;
  readonly store: TabStore<Entry>;
};

const lookPause = 3_000;
const silences = new Set([401, 403, 404]);

/**
 * Saves one thing that is open for editing. One save is under way at a time; what others saved is merged as soon as none
 * is; what is not saved is kept in this browser.
 */
export class SavingEngine<S extends Clock, Batch, Fresh, Entry> {
  #state: S;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | null = null;
  #looking: Promise<boolean> | null = null;
  #lookAgain = false;
  #lookAfter = false;
  /** How often the server has taken something from here. */
  #saves = 0;
  #disposed = false;
  readonly #listeners = new Set<() => void>();
  readonly #adapter: Adapter<S, Batch, Fresh, Entry>;

  constructor(adapter: Adapter<S, Batch, Fresh, Entry>, open: (kept: Entry | null) => S) {
    this.#adapter = adapter;
    const kept = adapter.store.read();
    this.#state = open(kept);
    // What had arrived after all need not be kept any longer.
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

  /** Saves what can be saved; resolves when the server has it or has refused it. True: it has everything. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#flight) await this.#flight;
    while (await this.#save(keepalive));
    return !this.#adapter.hasUnsaved(this.#state);
  }

  /** Something was saved by another way: an answer that left before it says nothing. */
  noteSaved(): void {
    this.#saves += 1;
  }

  /** Sees what the server has, one look at a time. False: it could not be asked. */
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

  /** An answer that left before something was saved here is of yesterday: it is asked for again. */
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
        if (!isStale) this.become(merged(reached(this.#state), fresh));
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
    // After it, the store may be another visit's.
    if (this.#disposed) return;
    const kept = this.#adapter.kept(this.#state);
    if (kept === null) this.#adapter.store.clear();
    else this.#adapter.store.write(kept);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#disposed || this.#flight) return;
    const { next, pace, now } = this.#adapter;
    const wait = next(this.#state) === null ? null : dueIn(this.#state, pace, now());
    if (wait !== null) this.#timer = setTimeout(() => void this.#save(false), wait);
  }

  /** True: the server has taken something. */
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
