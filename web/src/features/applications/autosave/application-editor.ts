import type { ApiError } from '../../../lib/api-error.ts';
import type { Application } from '../application.ts';
import {
  type AutosaveState,
  beginSave,
  discard,
  dueIn,
  edit,
  failed,
  hasUnsaved,
  holdBack,
  merge,
  refused,
  resolve,
  restore,
  saved,
  setEnabled,
  startAutosave,
  type Values,
} from './autosave.ts';

/** What was typed, and what stood there when it was. A field in conflict has no such base: it is asked about again. */
export type Kept = { readonly base: Values; readonly edits: Values };

/** Where edits wait for the server to have them, so that a crash of the tab costs nothing. */
export type EditStore = { read(): Kept | null; write(kept: Kept): void; clear(): void };

export type EditorParts = {
  readonly fields: readonly string[];
  readonly sectionOf: (field: string) => string;
  /** Whether a draft may hold the value: one that is no number, or too long, is not sent. */
  readonly accepts: (field: string, value: unknown) => boolean;
  readonly patch: (body: Values, keepalive: boolean) => Promise<Application>;
  readonly load: () => Promise<Application>;
  readonly toError: (error: unknown) => ApiError;
  readonly store: EditStore;
  readonly now: () => number;
  readonly enabled: boolean;
};

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

const gone = new Set([403, 404]);

/**
 * Drives the autosave of one open form: timers, the network and the store around the pure state of autosave.ts.
 * One save is under way at a time; what others saved is merged as soon as none is.
 */
export class ApplicationEditor {
  /** The fields that a tab which is gone had left unsaved, and that were brought back with this visit. */
  readonly restored: readonly string[];
  #state: AutosaveState;
  #application: Application;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  /** The version that somebody else's save is known to have reached. */
  #heard = 0;
  /** An application came while a save was under way; it is merged afterwards. */
  #unmerged = false;
  #disposed = false;
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
    this.restored = Object.keys(this.#state.edits);
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

  /** Everything that is not saved is thrown away, knowingly. */
  discard(): void {
    this.#become(discard(this.#state));
  }

  /** Saves what there is now; resolves when the server has it or has refused it. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#saving) await this.#saving;
    await this.#save(keepalive);
    return !hasUnsaved(this.#state);
  }

  /** Somebody saved; a version that is here already, such as one's own, is not asked for again. */
  async refresh(version = Number.POSITIVE_INFINITY): Promise<void> {
    if (version <= this.#application.lock_version) return;
    if (this.#saving) {
      this.#heard = Math.max(this.#heard, version);
      return;
    }
    try {
      this.replace(await this.#parts.load());
    } catch {
      // The next save or the next event tells.
    }
  }

  /** The application as it is now, after a part of it that saves by itself (stations, funding…). */
  replace(application: Application): void {
    // Answers overtake one another; what is older than what is known says nothing.
    if (application.lock_version < this.#application.lock_version) return;
    if (!this.#saving) return this.#merge(application);
    this.#application = application;
    this.#unmerged = true;
    this.#tell();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  #merge(application: Application): void {
    this.#unmerged = false;
    this.#application = application;
    this.#become(merge(this.#state, pick(application, this.#parts.fields)));
  }

  #newer(application: Application): Application {
    return application.lock_version >= this.#application.lock_version ? application : this.#application;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #become(state: AutosaveState): void {
    this.#state = state;
    this.#keep();
    this.#tell();
    this.#schedule();
  }

  #keep(): void {
    const { base, edits, conflicts } = this.#state;
    if (!hasUnsaved(this.#state)) return this.#parts.store.clear();
    const asked = new Set(conflicts.map(({ field }) => field));
    // A number that is none could not be told from nothing when it is read again.
    const kept = Object.entries(edits).filter(([, value]) => !Number.isNaN(value));
    const sure = kept.map(([field]) => field).filter((field) => !asked.has(field));
    this.#parts.store.write({ base: pick(base, sure), edits: Object.fromEntries(kept) });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#disposed) return;
    const wait = dueIn(this.#state, this.#parts.now());
    if (wait !== null) this.#timer = setTimeout(() => void this.#save(false), wait);
  }

  async #save(keepalive: boolean): Promise<void> {
    if (this.#saving) return this.#saving;
    const ready = holdBack(this.#state, this.#parts.accepts);
    const next = beginSave(ready);
    if (next === this.#state) return;
    this.#become(next);
    if (!next.sent) return;
    this.#saving = this.#send(next.sent, keepalive).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    if (this.#unmerged) this.#merge(this.#application);
    if (this.#heard > 0) {
      const version = this.#heard;
      this.#heard = 0;
      await this.refresh(version);
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
      this.#application = this.#newer(application);
      this.#become(saved(this.#state, pick(application, fields), now()));
    } catch (error) {
      this.#fail(toError(error));
    }
  }

  #fail(error: ApiError): void {
    if (error.type === 'stale' && error.current) {
      this.#merge(this.#newer(error.current as Application));
    } else if (error.status === 422 || error.status === 413 || error.status === 400) {
      this.#become(refused(this.#state, error.errors, error.message));
    } else if (gone.has(error.status) || error.type === 'read_only') {
      this.#become(failed(this.#state, { kind: 'closed', message: error.message }));
    } else {
      this.#become(failed(this.#state, { kind: 'unreachable' }));
    }
  }
}
