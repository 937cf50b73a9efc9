import type { ApiError } from '../../../lib/api-error.ts';
import type { Application } from '../application.ts';
import {
  type AutosaveState,
  beginSave,
  dueIn,
  edit,
  failed,
  hasUnsaved,
  merge,
  refused,
  resolve,
  restore,
  saved,
  setEnabled,
  startAutosave,
  type Values,
} from './autosave.ts';

export type Kept = { readonly base: Values; readonly edits: Values };

/** Where edits wait for the server to have them, so that a crash of the tab costs nothing. */
export type EditStore = { read(): Kept | null; write(kept: Kept): void; clear(): void };

export type EditorParts = {
  readonly fields: readonly string[];
  readonly sectionOf: (field: string) => string;
  readonly patch: (body: Values, keepalive: boolean) => Promise<Application>;
  readonly load: () => Promise<Application>;
  readonly toError: (error: unknown) => ApiError;
  readonly store: EditStore;
  readonly now: () => number;
  readonly enabled: boolean;
};

const pick = (application: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, application[field] ?? null]));

const gone = new Set([403, 404]);

/**
 * Drives the autosave of one open form: timers, the network and the store around the pure state of autosave.ts.
 * One save is under way at a time; what others saved is merged as soon as none is.
 */
export class ApplicationEditor {
  #state: AutosaveState;
  #application: Application;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #staleWhileSaving = false;
  readonly #listeners = new Set<() => void>();
  readonly #parts: EditorParts;

  constructor(application: Application, parts: EditorParts) {
    this.#parts = parts;
    this.#application = application;
    const values = pick(application, parts.fields);
    const kept = application.can['edit'] ? parts.store.read() : null;
    this.#state = kept
      ? { ...restore(values, kept, parts.now()), enabled: parts.enabled }
      : startAutosave(values, parts.enabled);
    this.#schedule();
  }

  readonly state = (): AutosaveState => this.#state;
  readonly application = (): Application => this.#application;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(field: string, value: unknown): void {
    this.#become(edit(this.#state, field, value, this.#parts.now()));
  }

  resolve(field: string, value: unknown): void {
    this.#become(resolve(this.#state, field, value, this.#parts.now()));
  }

  setEnabled(enabled: boolean): void {
    this.#become(setEnabled(this.#state, enabled));
  }

  /** Saves what there is now; resolves when the server has it or has refused it. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#saving) await this.#saving;
    await this.#save(keepalive);
    return !hasUnsaved(this.#state);
  }

  /** Somebody else saved: take theirs over, field by field. */
  async refresh(): Promise<void> {
    if (this.#saving) {
      this.#staleWhileSaving = true;
      return;
    }
    try {
      this.#take(await this.#parts.load());
    } catch {
      // The next save or the next event tells.
    }
  }

  /** After parts of the form that save by themselves (stations, funding…). */
  replace(application: Application): void {
    this.#take(application);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #take(application: Application): void {
    this.#application = application;
    this.#become(merge(this.#state, pick(application, this.#parts.fields)));
  }

  #become(state: AutosaveState): void {
    this.#state = state;
    if (hasUnsaved(state)) this.#parts.store.write({ base: state.base, edits: state.edits });
    else this.#parts.store.clear();
    for (const listener of this.#listeners) listener();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const wait = dueIn(this.#state, this.#parts.now());
    if (wait !== null) this.#timer = setTimeout(() => void this.#save(false), wait);
  }

  async #save(keepalive: boolean): Promise<void> {
    if (this.#saving) return this.#saving;
    const next = beginSave(this.#state);
    if (next === this.#state) return;
    this.#become(next);
    this.#saving = this.#send(next.sent ?? {}, keepalive).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    if (this.#staleWhileSaving) {
      this.#staleWhileSaving = false;
      await this.refresh();
    }
    this.#schedule();
  }

  #versionsFor(values: Values): Values {
    const sections = new Set(Object.keys(values).map(this.#parts.sectionOf));
    return Object.fromEntries(
      [...sections].map((section) => [
        section,
        { lock_version: this.#application.sections[section]?.lock_version },
      ]),
    );
  }

  async #send(values: Values, keepalive: boolean): Promise<void> {
    const { patch, toError, now, fields } = this.#parts;
    try {
      const application = await patch({ ...values, sections: this.#versionsFor(values) }, keepalive);
      this.#application = application;
      this.#become(saved(this.#state, pick(application, fields), now()));
    } catch (error) {
      this.#fail(toError(error));
    }
  }

  #fail(error: ApiError): void {
    if (error.type === 'stale' && error.current) {
      this.#take(error.current as Application);
    } else if (error.status === 422 || error.status === 413 || error.status === 400) {
      this.#become(refused(this.#state, error.errors, error.message));
    } else if (gone.has(error.status) || error.type === 'read_only') {
      this.#become(failed(this.#state, { kind: 'closed', message: error.message }));
    } else {
      this.#become(failed(this.#state, { kind: 'unreachable' }));
    }
  }
}
