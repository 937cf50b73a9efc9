import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';

/** What is wrong with a field, in the words of the language shown. */
export const useProblemText = () => {
  const { t } = useTranslation('errors');
  return useCallback(
    ({ code, params }: Pick<FieldProblem, 'code' | 'params'>): string => t(`fields.${code}`, { ...params }),
    [t],
  );
};
