import { useTranslation } from 'react-i18next';
import { SailingTogether } from '#features/plans/shared-voyages/sailing-together.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

const Words: RoomPanel['Words'] = ({ children }) => {
  const { t } = useTranslation('together');
  return children({ name: t('title') });
};

export const togetherPanel: RoomPanel = {
  id: 'together',
  icon: 'anchor',
  dock: 'list',
  group: 'place',
  ofPlansOnly: true,
  Words,
  Content: SailingTogether,
};
