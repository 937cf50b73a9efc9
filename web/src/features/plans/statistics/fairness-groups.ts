import { useTranslation } from 'react-i18next';
import type { Fairness } from '@shiptime/domain/plans/wire/statistics';
import { useLanguage } from '#lib/i18n.ts';

export type NamedGroup = Fairness['groups'][number] & { readonly label: string };

export const useNamedGroups = (fairness: Fairness): readonly NamedGroup[] => {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  return fairness.groups.map((group) => ({
    ...group,
    label: (language === 'fr' ? group.name_fr : group.name_en) ?? t('not_given'),
  }));
};
