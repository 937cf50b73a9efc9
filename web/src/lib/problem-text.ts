import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';

export const useProblemText = () => {
  const { t } = useTranslation('errors');
  return useCallback(
    ({ code, params }: Pick<FieldProblem, 'code' | 'params'>): string => {
      const words = t(`fields.${code}`, { ...params });
      return code === 'special_characters' ? `${words}. ${t('name_characters')}` : words;
    },
    [t],
  );
};
