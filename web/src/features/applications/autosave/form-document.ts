import type { ApiError } from '#lib/api-error.ts';
import type { StoredEdits } from '#lib/saving/merge-stored-edits.ts';
import type { FieldValues } from '../application-api.ts';
import {
  type AutosaveState,
  hasUnsavedEdits,
  isEmpty,
  createAutosaveState,
  addUnacknowledgedValues,
} from './autosave-state.ts';
import { discardEdits, markSaveFailed, markFieldsRefused, acknowledgeSave } from './autosave.ts';
import { recordIfAllSaved, mergeServerValues, restoreEdits } from './merge-values.ts';

export type EditableResource = {
  readonly id: number;
  readonly lock_version: number;
  readonly can: Readonly<Record<string, boolean>>;
  readonly sections?: Readonly<Record<string, { readonly lock_version: number }>>;
};

export type FormDocument<T extends EditableResource> = AutosaveState & {
  readonly application: T;
  /** Unsaved edits left when the application became read-only; shown separately until discarded. */
  readonly stranded: FieldValues;
  /** True if a newer version arrived during a save, to be merged afterwards. */
  readonly isUnmerged: boolean;
};

const answersIn = (values: object, fields: readonly string[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field, (values as FieldValues)[field] ?? null]));

export const createFormDocument = <T extends EditableResource>(
  application: T,
  fields: readonly string[],
  kept: StoredEdits | null,
  enabled: boolean,
  now: number,
): FormDocument<T> => {
  const values = answersIn(application, fields);
  const mayEdit = application.can['edit'] === true;
  const state =
    kept && mayEdit ? { ...restoreEdits(values, kept, now), enabled } : createAutosaveState(values, enabled);
  return { ...state, application, stranded: kept && !mayEdit ? kept.edits : {}, isUnmerged: false };
};

/** Edits to store in the browser. Fields in conflict have no base, so that the conflict is detected again. */
export const editsToStore = <T extends EditableResource>(form: FormDocument<T>): StoredEdits | null => {
  const { base, conflicts, stranded } = form;
  const edits = { ...stranded, ...form.edits };
  if (!hasUnsavedEdits(form) && isEmpty(edits)) return null;
  const unsure = addUnacknowledgedValues(form);
  const asked = new Set(conflicts.map(({ field }) => field));
  // Skips NaN, which JSON would store as null.
  const kept = Object.entries(edits).filter(([, value]) => !Number.isNaN(value));
  const sure = kept.map(([field]) => field).filter((field) => !asked.has(field));
  return {
    base: answersIn(base, sure),
    edits: Object.fromEntries(kept),
    ...(!isEmpty(unsure) && { unsure }),
  };
};

const strand = <T extends EditableResource>(form: FormDocument<T>): FormDocument<T> =>
  discardEdits({ ...form, stranded: { ...form.stranded, ...form.edits } });

const resume = <T extends EditableResource>(form: FormDocument<T>, now: number): FormDocument<T> =>
  isEmpty(form.stranded)
    ? form
    : {
        ...form,
        edits: { ...form.stranded, ...form.edits },
        stranded: {},
        dirtySince: now,
        changedAt: now,
      };

/** Responses to saves omit rows such as stations and funding, so the known rows stay. */
const withParts = <T extends EditableResource>({ application }: FormDocument<T>, answer: T): T => ({
  ...application,
  ...answer,
});

/** True if somebody else saved other sections or their rows. */
export const hasSavesByOthers = (
  sections: ReadonlySet<string>,
  before: EditableResource,
  answer: EditableResource,
): boolean => {
  if (!answer.sections) return false;
  const moved = Object.entries(answer.sections).filter(
    ([name, { lock_version }]) => lock_version !== before.sections?.[name]?.lock_version,
  );
  if (moved.some(([name]) => !sections.has(name))) return true;
  return answer.lock_version > before.lock_version + Math.min(1, moved.length);
};

const newer = <T extends EditableResource>(form: FormDocument<T>, application: T): T =>
  application.lock_version >= form.application.lock_version ? application : form.application;

/** Ignores a response if a newer version is known, because responses can overtake each other. */
export const receiveVersion = <T extends EditableResource>(
  form: FormDocument<T>,
  read: T,
  now: number,
): FormDocument<T> => {
  const application = newer(form, read);
  const next = { ...form, application, isUnmerged: false };
  const open = application.can['edit'] === true ? resume(next, now) : strand(next);
  return recordIfAllSaved(open, mergeServerValues(open, answersIn(application, Object.keys(form.base))), now);
};

const settled = <T extends EditableResource>(form: FormDocument<T>, now: number): FormDocument<T> =>
  form.isUnmerged ? receiveVersion(form, form.application, now) : form;

export const acknowledgeResponse = <T extends EditableResource>(
  form: FormDocument<T>,
  answer: T,
  now: number,
): FormDocument<T> => {
  const next = acknowledgeSave(form, answersIn(answer, Object.keys(form.base)), now);
  return settled({ ...next, application: newer(form, withParts(form, answer)) }, now);
};

const gone = new Set([403, 404]);
const closing = new Set(['read_only', 'deadline_passed']);
const wrong = new Set([400, 413, 422]);

export const isFormClosingError = ({ status, type }: ApiError): boolean =>
  closing.has(type ?? '') && !gone.has(status);

const afterFailure = <T extends EditableResource>(
  form: FormDocument<T>,
  error: ApiError,
  now: number,
): FormDocument<T> => {
  if (error.type === 'stale' && error.current)
    return receiveVersion(form, withParts(form, error.current as T), now);
  if (wrong.has(error.status)) return markFieldsRefused(form, error.errors, error.message);
  const isClosed = gone.has(error.status) || closing.has(error.type ?? '');
  return markSaveFailed(form, { kind: isClosed ? 'closed' : 'unreachable', error }, now);
};

export const recordFailedSave = <T extends EditableResource>(
  form: FormDocument<T>,
  error: ApiError,
  now: number,
): FormDocument<T> => settled(afterFailure(form, error, now), now);
