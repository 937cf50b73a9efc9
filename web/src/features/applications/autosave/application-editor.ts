import type { ApiError } from '#lib/api-error.ts';
import { SavingEngine } from '#lib/saving/engine.ts';
import type { Kept } from '#lib/saving/kept-together.ts';
import type { TabStore } from '#lib/saving/tab-store.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Values } from '../application-api.ts';
import { type AutosaveState, hasUnsaved, isEmpty } from './autosave-state.ts';
import { discard, edit, formPace, holdBack, resolve, sendable, setEnabled } from './autosave.ts';
import {
  acknowledged,
  type Editable,
  type FormDocument,
  isClosing,
  othersSaved,
  keptOf,
  notSaved,
  openForm,
  seen,
} from './form-document.ts';

/** Where edits wait for the server to have them, so that a crash of the tab costs nothing. */
export type EditStore = TabStore<Kept>;

export type EditorParts<T extends Editable = Application> = {
  readonly fields: readonly string[];
  /** Whether a draft may hold the value: one that is no number, or too long, is not sent. */
  readonly accepts: (field: string, value: unknown) => boolean;
  /** Of an application: where the field stands. What has no sections has one version. */
  readonly sectionOf?: (field: string) => string;
  readonly patch: (body: Values, keepalive: boolean) => Promise<T>;
  readonly load: () => Promise<T>;
  readonly toError: (error: unknown) => ApiError;
  readonly store: EditStore;
  readonly now: () => number;
  readonly enabled: boolean;
};

/** One open form, of an application or of what belongs to it: what is typed in it, saved by the engine. */
export class ApplicationEditor<T extends Editable = Application> {
  /** The fields that a tab which is gone had left unsaved, and that were brought back with this visit. */
  readonly restored: readonly string[];
  readonly #engine: SavingEngine<FormDocument<T>, Values, T, Kept>;
  readonly #parts: EditorParts<T>;
  /** The version that somebody else's save is known to have reached. */
  #heard = 0;
  #wishes = 0;

  constructor(application: T, parts: EditorParts<T>) {
    this.#parts = parts;
    const { now, toError, store, fields } = parts;
    this.#engine = new SavingEngine<FormDocument<T>, Values, T, Kept>(
      {
        pace: formPace,
        now,
        toError,
        store,
        hasUnsaved,
        prepared: (form) => holdBack(form, parts.accepts),
        next: (form) => {
          const values = sendable(form);
          return form.sent || isEmpty(values) ? null : values;
        },
        begun: (form, sent) => ({ ...form, sent }),
        send: async (values, form, keepalive) => {
          const answer = await parts.patch({ ...values, ...this.#versionsFor(values, form) }, keepalive);
          if (othersSaved(this.#sectionsOf(values), form.application, answer))
            this.#heard = Number.POSITIVE_INFINITY;
          return (then) => acknowledged(then, answer, now());
        },
        failed: (form, _, error) => notSaved(form, error, now()),
        isBehind: (error) => {
          const isBehind = isClosing(error) || error.type === 'stale';
          if (isBehind) this.#heard = Number.POSITIVE_INFINITY;
          return isBehind;
        },
        looksAfter: () => this.#heard === Number.POSITIVE_INFINITY,
        isNews: (form) => this.#heard > form.application.lock_version,
        load: () => this.#load(),
        merged: (form, read) => seen(form, read, now()),
        kept: keptOf,
      },
      (kept) => openForm(application, fields, kept, parts.enabled, now()),
    );
    this.restored = Object.keys(this.#engine.state().edits);
  }

  readonly state = (): AutosaveState => this.#engine.state();
  readonly application = (): T => this.#engine.state().application;
  /** What was typed and not saved before the application could no longer be edited. */
  readonly stranded = (): Values => this.#engine.state().stranded;

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener);

  set(field: string, value: unknown): void {
    this.#engine.become(edit(this.#engine.state(), field, value, this.#parts.now()));
  }

  resolve(field: string, value: unknown): void {
    this.#engine.become(resolve(this.#engine.state(), field, value, this.#parts.now()));
  }

  setEnabled(enabled: boolean): void {
    this.#engine.become(setEnabled(this.#engine.state(), enabled));
  }

  /** Everything that is not saved is thrown away, knowingly. */
  discard(): void {
    this.#engine.become({ ...discard(this.#engine.state()), stranded: {} });
  }

  /** Saves what there is now; resolves when the server has it or has refused it. */
  async saveNow(keepalive = false): Promise<boolean> {
    return this.#engine.saveNow(keepalive);
  }

  /**
   * Somebody saved; a version that is here already, such as one's own, is not asked for again. False: the portal could not
   * be asked.
   */
  async refresh(version = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (version <= this.application().lock_version) return true;
    this.#heard = Math.max(this.#heard, version);
    this.#wishes += 1;
    return this.#engine.look();
  }

  /** The deadline has come by the clock, and the portal cannot be asked: nothing more is taken until it says otherwise. */
  close(): void {
    const application = this.application();
    this.replace({ ...application, can: { ...application.can, edit: false, submit: false } });
  }

  /** The application as it is now, after a part of it that saves by itself (stations, funding…). */
  replace(application: T): void {
    const form = this.#engine.state();
    if (application.lock_version < form.application.lock_version) return;
    this.#engine.become(
      this.#engine.isSending()
        ? { ...form, application, isUnmerged: true }
        : seen(form, application, this.#parts.now()),
    );
  }

  dispose(): void {
    this.#engine.dispose();
  }

  /** What is told while it is read may not be in it. */
  async #load(): Promise<T> {
    const wishes = this.#wishes;
    const application = await this.#parts.load();
    if (wishes === this.#wishes) this.#heard = 0;
    return application;
  }

  #sectionsOf(values: Values): ReadonlySet<string> {
    const { sectionOf } = this.#parts;
    return new Set(sectionOf && Object.keys(values).map(sectionOf));
  }

  #versionsFor(values: Values, { application }: FormDocument<T>): Values {
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
