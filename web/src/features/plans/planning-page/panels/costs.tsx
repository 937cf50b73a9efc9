import { useTranslation } from 'react-i18next';
import { mayReadCosts } from '@shiptime/domain/vessels/rates';
import { CostTables } from '#features/plans/costs/cost-tables.tsx';
import type { Panel } from '../frame/panel-model.ts';

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('costs');
  return children({ name: t('title') });
};

export const costsPanel: Panel = {
  id: 'costs',
  icon: 'coins',
  dock: 'below',
  group: 'overview',
  isFor: mayReadCosts,
  Words,
  Content: CostTables,
};
