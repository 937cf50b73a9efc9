import type { ApiError } from '#lib/api-error.ts';
import { SavingEngine } from '#lib/saving/engine.ts';
import type { StoredEdits } from '#lib/saving/merge-stored-edits.ts';
import type { TabStore } from '#lib/saving/tab-store.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { FieldValues } from '../application-api.ts';
import { type AutosaveState, hasUnsavedEdits, isEmpty } from './autosave-state.ts';
import {
  discardEdits,
  applyEdit,
  formSaveDebounce,
  withholdInvalid,
  resolveConflict,
  sendableEdits,
  setAutosaveEnabled,
} from './autosave.ts';
import {
  acknowledgeResponse,
  type EditableResource,
  type FormDocument,
  isFormClosingError,
  hasSavesByOthers,
  editsToStore,
  recordFailedSave,
  createFormDocument,
  receiveVersion,
} from './form-document.ts';

/** Stores unsaved edits in the browser, so that they survive a crash. */
export type EditStore = TabStore<StoredEdits>;

export type EditorAdapter<T extends EditableResource = Application> = {
  readonly fields: readonly string[];
  /** True if a draft may hold the value; malformed or too long values are not sent. */
  readonly accepts: (field: string, value: unknown) => boolean;
  /** Section that the field belongs to; omitted if the document has only one version. */
  readonly sectionOf?: (field: string) => string;
  readonly patch: (body: FieldValues, keepalive: boolean) => Promise<T>;
  readonly load: () => Promise<T>;
  readonly toError: (error: unknown) => ApiError;
  readonly store: EditStore;
  readonly now: () => number;
  readonly enabled: boolean;
};

export class ResourceEditor<T extends EditableResource = Application> {
  readonly restored: readonly string[];
  readonly #engine: SavingEngine<FormDocument<T>, FieldValues, T, StoredEdits>;
  readonly #parts: EditorAdapter<T>;
  #heard = 0;
  #wishes = 0;

  constructor(application: T, parts: EditorAdapter<T>) {
    this.#parts = parts;
    const { now, toError, store, fields } = parts;
    this.#engine = new SavingEngine<FormDocument<T>, FieldValues, T, StoredEdits>(
      {
        pace: formSaveDebounce,
        now,
        toError,
        store,
        hasUnsaved: hasUnsavedEdits,
        prepared: (form) => withholdInvalid(form, parts.accepts),
        next: (form) => {
          const values = sendableEdits(form);
          return form.sent || isEmpty(values) ? null : values;
        },
        begun: (form, sent) => ({ ...form, sent }),
        send: async (values, form, keepalive) => {
          const answer = await parts.patch({ ...values, ...this.#versionsFor(values, form) }, keepalive);
          if (hasSavesByOthers(this.#sectionsOf(values), form.application, answer))
            this.#heard = Number.POSITIVE_INFINITY;
          return (then) => acknowledgeResponse(then, answer, now());
        },
        failed: (form, _, error) => recordFailedSave(form, error, now()),
        isBehind: (error) => {
          const isBehind = isFormClosingError(error) || error.type === 'stale';
          if (isBehind) this.#heard = Number.POSITIVE_INFINITY;
          return isBehind;
        },
        looksAfter: () => this.#heard === Number.POSITIVE_INFINITY,
        isNews: (form) => this.#heard > form.application.lock_version,
        load: () => this.#load(),
        merged: (form, read) => receiveVersion(form, read, now()),
        kept: editsToStore,
      },
      (kept) => createFormDocument(application, fields, kept, parts.enabled, now()),
    );
    this.restored = Object.keys(this.#engine.state().edits);
  }

  readonly state = (): AutosaveState => this.#engine.state();
  readonly application = (): T => this.#engine.state().application;
  /** Unsaved edits left when the application became read-only. */
  readonly stranded = (): FieldValues => this.#engine.state().stranded;

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener);

  set(field: string, value: unknown): void {
    this.#engine.become(applyEdit(this.#engine.state(), field, value, this.#parts.now()));
  }

  resolve(field: string, value: unknown): void {
    this.#engine.become(resolveConflict(this.#engine.state(), field, value, this.#parts.now()));
  }

  setEnabled(enabled: boolean): void {
    this.#engine.become(setAutosaveEnabled(this.#engine.state(), enabled));
  }

  discard(): void {
    this.#engine.become({ ...discardEdits(this.#engine.state()), stranded: {} });
  }

  async saveNow(keepalive = false): Promise<boolean> {
    return this.#engine.saveNow(keepalive);
  }

  /** Reloads unless this version is loaded; false if loading failed. */
  async refresh(version = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (version <= this.application().lock_version) return true;
    this.#heard = Math.max(this.#heard, version);
    this.#wishes += 1;
    return this.#engine.look();
  }

  /** Stops editing at the deadline while the portal cannot be reached. */
  close(): void {
    const application = this.application();
    this.replace({ ...application, can: { ...application.can, edit: false, submit: false } });
  }

  replace(application: T): void {
    const form = this.#engine.state();
    if (application.lock_version < form.application.lock_version) return;
    this.#engine.become(
      this.#engine.isSending()
        ? { ...form, application, isUnmerged: true }
        : receiveVersion(form, application, this.#parts.now()),
    );
  }

  dispose(): void {
    this.#engine.dispose();
  }

  /** Keeps the version in `#heard` if it changed during the load, since the response may be older. */
  async #load(): Promise<T> {
    const wishes = this.#wishes;
    const application = await this.#parts.load();
    if (wishes === this.#wishes) this.#heard = 0;
    return application;
  }

  #sectionsOf(values: FieldValues): ReadonlySet<string> {
    const { sectionOf } = this.#parts;
    return new Set(sectionOf && Object.keys(values).map(sectionOf));
  }

  #versionsFor(values: FieldValues, { application }: FormDocument<T>): FieldValues {
    const { sectionOf } = this.#parts;
    const { sections, lock_version } = application;
    if (!sectionOf || !sections) return { lock_version };
    const saved = this.#sectionsOf(values);
    const versions = Object.entries(sections)
      .filter(([section]) => saved.has(section))
      .map(([section, known]) => [section, { lock_version: known.lock_version }]);
    return { sections: Object.fromEntries(versions) };
  }
}
