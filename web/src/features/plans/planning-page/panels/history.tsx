import { PlanHistory } from '#features/plans/versions/plan-history.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import type { Panel } from '../frame/panel-model.ts';

export const historyPanel: Panel = {
  id: 'history',
  icon: 'send',
  dock: 'below',
  group: 'history',
  ofPlansOnly: true,
  Words: panelName('tabs.history'),
  Content: vesselPanelBody(PlanHistory),
};
