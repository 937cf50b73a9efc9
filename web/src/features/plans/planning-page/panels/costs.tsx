import { useTranslation } from 'react-i18next';
import { readsCosts } from '@shiptime/domain/vessels/rates';
import { CostTables } from '#features/plans/costs/cost-tables.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

const Words: RoomPanel['Words'] = ({ children }) => {
  const { t } = useTranslation('costs');
  return children({ name: t('title') });
};

export const costsPanel: RoomPanel = {
  id: 'costs',
  icon: 'coins',
  dock: 'below',
  group: 'overview',
  isFor: readsCosts,
  Words,
  Content: CostTables,
};
