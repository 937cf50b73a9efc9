import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { problemOf, refusalOf, useAnswer, useAutosave, useFormModel, useProblems } from '../form-model.ts';

/** The words of a problem, with its numbers. */
export const useProblemWords = (): ((problem: FieldProblem) => string) => {
  const { t } = useTranslation('errors');
  return ({ code, params }) => t(`fields.${code}`, { ...params });
};

/** What every control of the form needs of its field: value, words, what is wrong, whether it may be changed. */
export const useBoundField = <T>(field: ApplicationField) => {
  const { t, i18n } = useTranslation('applications');
  const { readOnly, marksEmpty } = useFormModel();
  const [value, set] = useAnswer<T>(field);
  const [visited, setVisited] = useState(false);
  const state = useAutosave();
  const words = useProblemWords();
  const problem = problemOf(field, useProblems(), marksEmpty || visited);
  const hintKey = `applications:fields.${field}.hint`;
  return {
    value,
    set,
    props: {
      name: field,
      label: t(`fields.${field}.label`),
      ...(i18n.exists(hintKey) && { hint: i18n.t(hintKey as never) as string }),
      error: refusalOf(field, state) ?? (problem && words(problem)),
      isReadOnly: readOnly,
      onBlur: () => setVisited(true),
    },
  };
};
