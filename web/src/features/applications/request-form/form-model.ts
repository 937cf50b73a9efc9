import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { ProblemsBySection } from '@shiptime/domain/applications/completeness';
import { type VesselNeeds, vesselNeedFields } from '@shiptime/domain/applications/feasibility';
import type { ConditionAnswers } from '@shiptime/domain/applications/sections/conditions';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import type { Warning } from '@shiptime/domain/applications/warnings';
import { type FieldProblem, isUnanswered } from '@shiptime/domain/shared/field-problem';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { ResourceEditor } from '../autosave/resource-editor.ts';
import type { AutosaveState, FieldConflict } from '../autosave/autosave-state.ts';
import { findRejectedEdits } from '../autosave/autosave.ts';
import type { FormCheckResult, FormCheckFacts, FormChecker } from './form-checker.ts';

export type FormModel = {
  readonly editor: ResourceEditor;
  readonly rules: FormChecker;
  readonly context: FormCheckFacts;
  readonly readOnly: boolean;
  readonly marksEmpty: boolean;
  readonly markEmpty: () => void;
};

export const FormModelContext = createContext<FormModel | null>(null);

export const useFormModel = (): FormModel => {
  const model = useContext(FormModelContext);
  if (!model) throw new Error('a field stands outside its form');
  return model;
};

/** `select` must return a stable value, so that other fields do not re-render on every keystroke. */
export const useAutosave = <T>(select: (state: AutosaveState) => T): T => {
  const { editor } = useFormModel();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
};

export const useApplication = (): Application => {
  const { editor } = useFormModel();
  return useSyncExternalStore(editor.subscribe, editor.application);
};

/** Re-renders only the field that changed, to keep typing fast. */
export const useAnswer = <T>(field: string): [T | null, (value: T | null) => void] => {
  const { editor } = useFormModel();
  const value = useAutosave(
    (state) => (field in state.edits ? state.edits[field] : state.base[field]) as T | null,
  );
  const set = useCallback((next: T | null) => editor.set(field, next), [editor, field]);
  return [value ?? null, set];
};

export const useConditionAnswers = (): ConditionAnswers => ({
  is_responsible_manager: useAnswer<boolean>('is_responsible_manager')[0],
  multi_year: useAnswer<boolean>('multi_year')[0],
  future_fiscal_year_ids: useAnswer<readonly number[]>('future_fiscal_year_ids')[0],
  past_fiscal_year_ids: useAnswer<readonly number[]>('past_fiscal_year_ids')[0],
  in_foreign_waters: useAnswer<boolean>('in_foreign_waters')[0],
  in_marine_protected_areas: useAnswer<boolean>('in_marine_protected_areas')[0],
});

const useFindings = <T>(select: (findings: FormCheckResult) => T): T => {
  const { rules } = useFormModel();
  return useSyncExternalStore(rules.subscribe, () => select(rules.current()));
};

export const useAnswers = (): ApplicationAnswers => useFindings(({ answers }) => answers);

export const useVesselNeeds = (): VesselNeeds => {
  const last = useRef<VesselNeeds | null>(null);
  return useFindings(({ answers }) => {
    const known = last.current;
    if (known && vesselNeedFields.every((field) => known[field] === answers[field])) return known;
    last.current = answers;
    return answers;
  });
};

export const useCompletenessProblemsBySection = (): ProblemsBySection =>
  useFindings(({ missing }) => missing);

export const useProblems = (): readonly FieldProblem[] => useFindings(({ problems }) => problems);

export const useWarnings = (): readonly Warning[] => useFindings(({ warnings }) => warnings);

export const useProblemOf = (field: string, marksEmpty: boolean): FieldProblem | undefined =>
  useFindings(({ problems }) =>
    problems.find((problem) => problem.field === field && (marksEmpty || !isUnanswered(problem))),
  );

const none: readonly Warning[] = [];

export const useWarningsFor = (field: string): readonly Warning[] =>
  useFindings(({ warningsByField }) => warningsByField.get(field) ?? none);

/** The server's error message, until the value changes. */
export const useServerError = (field: string): string | undefined =>
  useAutosave((state) =>
    field in state.rejected ? findRejectedEdits(state)[field]?.messages[0] : undefined,
  );

export const useFieldConflict = (field: string): FieldConflict | undefined =>
  useAutosave((state) => state.conflicts.find((conflict) => conflict.field === field));
