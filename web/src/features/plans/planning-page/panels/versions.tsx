import { Versions } from '#features/plans/versions/versions.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import type { Panel } from '../frame/panel-model.ts';

export const versionsPanel: Panel = {
  id: 'versions',
  icon: 'copy',
  dock: 'below',
  group: 'history',
  ofPlansOnly: true,
  Words: panelName('tabs.versions'),
  Content: vesselPanelBody(Versions),
};
