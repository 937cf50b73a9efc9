import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  allProblems,
  type CompletenessContext,
  missing,
  type Missing,
} from '@shiptime/domain/applications/completeness';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { applicationFields, sectionOf } from '@shiptime/domain/applications/sections/sections';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Application } from '../application.ts';
import type { ApplicationEditor } from '../autosave/application-editor.ts';
import {
  type AutosaveState,
  type Conflict,
  shown,
  stillRejected,
  type Values,
} from '../autosave/autosave.ts';

/** An open form: the editor that keeps it, and what the rules must know beside the answers. */
export type FormModel = {
  readonly editor: ApplicationEditor;
  readonly context: CompletenessContext;
  readonly readOnly: boolean;
  /** Fields left empty are marked only once somebody asked what is missing, or has been in them. */
  readonly marksEmpty: boolean;
  readonly markEmpty: () => void;
};

export const FormModelContext = createContext<FormModel | null>(null);

export const useFormModel = (): FormModel => {
  const model = useContext(FormModelContext);
  if (!model) throw new Error('a field stands outside its form');
  return model;
};

export const useAutosave = (): AutosaveState => {
  const { editor } = useFormModel();
  return useSyncExternalStore(editor.subscribe, editor.state);
};

export const useApplication = (): Application => {
  const { editor } = useFormModel();
  return useSyncExternalStore(editor.subscribe, editor.application);
};

/** One answer. Only its own field is drawn anew when it changes: typing stays quick however long the form. */
export const useAnswer = <T>(field: string): [T | null, (value: T | null) => void] => {
  const { editor } = useFormModel();
  const read = useCallback(() => {
    const state = editor.state();
    return (field in state.edits ? state.edits[field] : state.base[field]) as T | null;
  }, [editor, field]);
  const value = useSyncExternalStore(editor.subscribe, read);
  const set = useCallback((next: T | null) => editor.set(field, next), [editor, field]);
  return [value ?? null, set];
};

const partNames = ['stations', 'funding_sources', 'collaborators', 'areas_of_consideration'] as const;

/** The answers as the rules of the domain take them: fields as shown, rows as saved. */
export const answersOf = (values: Values, application: Application): ApplicationAnswers =>
  ({
    ...Object.fromEntries(applicationFields.map((field) => [field, values[field] ?? null])),
    ...Object.fromEntries(partNames.map((part) => [part, application[part] ?? []])),
  }) as unknown as ApplicationAnswers;

export const useAnswers = (): ApplicationAnswers => {
  const state = useAutosave();
  const application = useApplication();
  return useMemo(() => answersOf(shown(state), application), [state, application]);
};

/** What keeps the application from being submitted, live. */
export const useMissing = (): Missing => {
  const { context } = useFormModel();
  const answers = useAnswers();
  return useMemo(() => missing(answers, context), [answers, context]);
};

export const useProblems = (): readonly FieldProblem[] => allProblems(useMissing());

/** What stands above a field: the server's refusal, else a wrong value at once, an empty one when asked for. */
export const problemOf = (
  field: string,
  problems: readonly FieldProblem[],
  marksEmpty: boolean,
): FieldProblem | undefined =>
  problems.find((problem) => problem.field === field && (marksEmpty || problem.code !== 'required'));

export const refusalOf = (field: string, state: AutosaveState): string | undefined =>
  stillRejected(state)[field]?.messages[0];

export const conflictOf = (field: string, state: AutosaveState): Conflict | undefined =>
  state.conflicts.find((conflict) => conflict.field === field);

export const sectionOfField = (field: string): string => sectionOf(field) ?? 'general_information';
