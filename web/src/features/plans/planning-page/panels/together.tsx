import { useTranslation } from 'react-i18next';
import { SailingTogether } from '#features/plans/shared-voyages/sailing-together.tsx';
import type { Panel } from '../frame/panel-model.ts';

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('together');
  return children({ name: t('title') });
};

export const togetherPanel: Panel = {
  id: 'together',
  icon: 'anchor',
  dock: 'list',
  group: 'place',
  ofPlansOnly: true,
  Words,
  Content: SailingTogether,
};
