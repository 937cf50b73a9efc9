import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { runAfterPointerRelease } from '#lib/run-after-pointer-release.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { useAnswer, useFormModel, useProblemOf, useServerError } from '../form-model.ts';

export const useBoundField = <T>(field: ApplicationField) => {
  const { t } = useTranslation('applications');
  const { readOnly, marksEmpty, rules } = useFormModel();
  const [value, setValue] = useAnswer<T>(field);
  const [isChanged, setIsChanged] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const words = useProblemText();
  const refusal = useServerError(field);
  const problem = useProblemOf(field, marksEmpty || isLeft);
  const hint = translationAt(`applications:fields.${field}.hint`);
  const set = (next: T | null): void => {
    setIsChanged(true);
    setValue(next);
  };
  const leave = (): void => {
    if (!isChanged || isLeft) return;
    runAfterPointerRelease(() => {
      rules.settle();
      setIsLeft(true);
    });
  };
  return {
    value,
    set,
    props: {
      name: field,
      label: t(`fields.${field}.label`),
      ...(hint !== undefined && { hint }),
      error: refusal ?? (problem && words(problem)),
      isReadOnly: readOnly,
      onBlur: leave,
    },
  };
};
