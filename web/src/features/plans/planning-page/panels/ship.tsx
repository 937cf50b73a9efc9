import { useTranslation } from 'react-i18next';
import { ShipSheet } from '#features/plans/distances/ship-sheet.tsx';
import { ofVessel } from '../of-vessel.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

const Words: RoomPanel['Words'] = ({ children }) => {
  const { t } = useTranslation('vessels');
  return children({ name: t('planning.rail'), title: t('planning.title') });
};

export const shipPanel: RoomPanel = {
  id: 'ship',
  icon: 'document',
  dock: 'beside',
  Words,
  Content: ofVessel(ShipSheet),
};
