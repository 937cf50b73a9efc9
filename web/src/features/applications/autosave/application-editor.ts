import type { ApiError } from '../../../lib/api-error.ts';
import type { Kept } from '../../../lib/saving/kept-together.ts';
import type { Application } from '../application.ts';
import { type AutosaveState, hasUnsaved, startAutosave, unanswered, type Values } from './autosave-state.ts';
import {
  beginSave,
  discard,
  dueIn,
  edit,
  failed,
  holdBack,
  refused,
  resolve,
  saved,
  setEnabled,
} from './autosave.ts';
import { arrived, merge, restore } from './merging.ts';

/**
 * Where edits wait for the server to have them, so that a crash of the tab costs nothing. A field in conflict has no
 * base there: it is asked about again.
 */
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
const closing = new Set(['read_only', 'deadline_passed']);
const missedPause = 3_000;
const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

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
  /** What was still unsaved when the application could no longer be edited: shown apart, until thrown away. */
  #stranded: Values = {};
  #missed: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;
  readonly #listeners = new Set<() => void>();
  readonly #parts: EditorParts;

  constructor(application: Application, parts: EditorParts) {
    this.#parts = parts;
    this.#application = application;
    const values = pick(application, parts.fields);
    const kept = parts.store.read();
    const mayEdit = application.can['edit'] === true;
    this.#state =
      kept && mayEdit
        ? { ...restore(values, kept, parts.now()), enabled: parts.enabled }
        : startAutosave(values, parts.enabled);
    this.#stranded = kept && !mayEdit ? kept.edits : {};
    this.restored = Object.keys(this.#state.edits);
    // What had arrived after all need not be kept any longer.
    if (kept) this.#keep();
    this.#schedule();
  }

  readonly state = (): AutosaveState => this.#state;
  readonly application = (): Application => this.#application;
  /** What was typed and not saved before the application could no longer be edited. */
  readonly stranded = (): Values => this.#stranded;

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
    this.#stranded = {};
    this.#become(discard(this.#state));
  }

  /** Saves what there is now; resolves when the server has it or has refused it. */
  async saveNow(keepalive = false): Promise<boolean> {
    while (this.#saving) await this.#saving;
    await this.#save(keepalive);
    return !hasUnsaved(this.#state);
  }

  /**
   * Somebody saved; a version that is here already, such as one's own, is not asked for again. False: the portal could not
   * be asked.
   */
  async refresh(version = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (version <= this.#application.lock_version) return true;
    if (this.#saving) {
      this.#heard = Math.max(this.#heard, version);
      return true;
    }
    try {
      this.replace(await this.#parts.load());
      return true;
    } catch (error) {
      this.#refreshLater(version, this.#parts.toError(error).status);
      return false;
    }
  }

  /** The deadline has come by the clock, and the portal cannot be asked: nothing more is taken until it says otherwise. */
  close(): void {
    const { can } = this.#application;
    this.replace({ ...this.#application, can: { ...can, edit: false, submit: false } });
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
    clearTimeout(this.#missed);
  }

  /** An event is told once: what it spoke of is asked for until it is here. */
  #refreshLater(version: number, status: number): void {
    if (this.#disposed || status === 401 || gone.has(status)) return;
    clearTimeout(this.#missed);
    this.#missed = setTimeout(() => void this.refresh(version), missedPause);
  }

  #merge(application: Application): void {
    const { fields, now } = this.#parts;
    this.#unmerged = false;
    this.#application = application;
    if (application.can['edit'] === true) this.#resume();
    else this.#strand();
    const merged = merge(this.#state, pick(application, fields));
    this.#become(arrived(this.#state, merged, now()));
  }

  /** The form is to show what is saved; what is not must not look as if it were. */
  #strand(): void {
    this.#stranded = { ...this.#stranded, ...this.#state.edits };
    this.#state = discard(this.#state);
  }

  /** The deadline was moved: what came too late for the old one is in the form again. */
  #resume(): void {
    if (isEmpty(this.#stranded)) return;
    const now = this.#parts.now();
    const edits = { ...this.#stranded, ...this.#state.edits };
    this.#stranded = {};
    this.#state = { ...this.#state, edits, dirtySince: now, changedAt: now };
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
    // After it, the store may be another editor's.
    if (this.#disposed) return;
    const { base, conflicts } = this.#state;
    const edits = { ...this.#stranded, ...this.#state.edits };
    if (!hasUnsaved(this.#state) && isEmpty(edits)) return this.#parts.store.clear();
    const unsure = unanswered(this.#state);
    const asked = new Set(conflicts.map(({ field }) => field));
    // A number that is none could not be told from nothing when it is read again.
    const kept = Object.entries(edits).filter(([, value]) => !Number.isNaN(value));
    const sure = kept.map(([field]) => field).filter((field) => !asked.has(field));
    this.#parts.store.write({
      base: pick(base, sure),
      edits: Object.fromEntries(kept),
      ...(!isEmpty(unsure) && { unsure }),
    });
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
    } else if (gone.has(error.status) || closing.has(error.type ?? '')) {
      this.#become(failed(this.#state, { kind: 'closed', error }, this.#parts.now()));
      // It may have been submitted, or its year has closed: then the form is to show what is saved.
      if (!gone.has(error.status)) void this.refresh();
    } else {
      this.#become(failed(this.#state, { kind: 'unreachable', error }, this.#parts.now()));
    }
  }
}
