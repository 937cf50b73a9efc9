import { PlanActivity } from '#features/plans/activity/plan-activity.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import type { Panel } from '../frame/panel-model.ts';

export const activityPanel: Panel = {
  id: 'activity',
  icon: 'clock',
  dock: 'below',
  group: 'history',
  Words: panelName('tabs.activity'),
  Content: vesselPanelBody(PlanActivity),
};
