import { useTranslation } from 'react-i18next';
import { ShipSheet } from '#features/plans/distances/ship-sheet.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import type { Panel } from '../frame/panel-model.ts';

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('vessels');
  return children({ name: t('planning.rail'), title: t('planning.title') });
};

export const shipPanel: Panel = {
  id: 'ship',
  icon: 'document',
  dock: 'beside',
  Words,
  Content: vesselPanelBody(ShipSheet),
};
