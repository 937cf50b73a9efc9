import {
  flattenProblems,
  type CompletenessContext,
  findProblemsBySection,
  type ProblemsBySection,
} from '@shiptime/domain/applications/completeness';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { type WarningContext, type Warning, findWarnings } from '@shiptime/domain/applications/warnings';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { runAfterPointerRelease } from '#lib/run-after-pointer-release.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { ResourceEditor } from '../autosave/resource-editor.ts';
import type { FieldValues } from '../application-api.ts';
import { type AutosaveState, displayedValues } from '../autosave/autosave-state.ts';

export type FormCheckResult = {
  readonly answers: ApplicationAnswers;
  readonly missing: ProblemsBySection;
  readonly problems: readonly FieldProblem[];
  readonly warnings: readonly Warning[];
  readonly warningsByField: ReadonlyMap<string, readonly Warning[]>;
};

const partNames = ['stations', 'funding_sources', 'collaborators', 'areas_of_consideration'] as const;

const answersOf = (values: FieldValues, application: Application): ApplicationAnswers =>
  ({
    ...Object.fromEntries(applicationFields.map((field) => [field, values[field] ?? null])),
    ...Object.fromEntries(partNames.map((part) => [part, application[part] ?? []])),
  }) as unknown as ApplicationAnswers;

const byField = (found: readonly Warning[]): ReadonlyMap<string, readonly Warning[]> => {
  const fields = new Map<string, Warning[]>();
  for (const warning of found) fields.set(warning.field, [...(fields.get(warning.field) ?? []), warning]);
  return fields;
};

export type FormCheckFacts = CompletenessContext & Omit<WarningContext, 'vessels'>;

const find = (state: AutosaveState, application: Application, context: FormCheckFacts): FormCheckResult => {
  const answers = answersOf(displayedValues(state), application);
  const found = findProblemsBySection(answers, context);
  const odd = findWarnings(answers, context);
  return {
    answers,
    missing: found,
    problems: flattenProblems(found),
    warnings: odd,
    warningsByField: byField(odd),
  };
};

// Debounce in milliseconds, for several key presses.
const pause = 120;

/** Evaluates the rules of an open form without blocking typing. */
export class FormChecker {
  readonly #editor: ResourceEditor;
  readonly #context: FormCheckFacts;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;
  #of: readonly [AutosaveState, Application];
  #findings: FormCheckResult;

  constructor(editor: ResourceEditor, context: FormCheckFacts) {
    this.#editor = editor;
    this.#context = context;
    this.#of = [editor.state(), editor.application()];
    this.#findings = find(...this.#of, context);
  }

  readonly current = (): FormCheckResult => {
    // Without subscribers, evaluates only on request.
    if (this.#listeners.size === 0) this.#look();
    return this.#findings;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#look();
    this.#listeners.add(listener);
    this.#stop ??= this.#editor.subscribe(() => {
      this.#timer ??= setTimeout(() => runAfterPointerRelease(() => this.settle()), pause);
    });
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#look()) for (const listener of this.#listeners) listener();
  }

  #look(): boolean {
    const [state, application] = [this.#editor.state(), this.#editor.application()];
    if (this.#of[0] === state && this.#of[1] === application) return false;
    this.#of = [state, application];
    this.#findings = find(state, application, this.#context);
    return true;
  }
}
