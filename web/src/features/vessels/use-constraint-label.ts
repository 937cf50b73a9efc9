import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import { constraintLabel, type ConstraintNames } from '@shiptime/domain/vessels/constraint-names';
import { useLanguage } from '#lib/i18n.ts';

export const useConstraintLabel = () => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return useCallback(
    (constraint: ConstraintNames & { readonly kind?: ConstraintKind | undefined }): string =>
      constraintLabel(constraint, t(`constraints.kinds.${constraint.kind ?? 'other'}`), language),
    [t, language],
  );
};
