import { MissionTable } from '#features/plans/mission/mission-table.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import { type Panel, usePanels } from '../frame/panel-model.ts';

const Content = () => <MissionTable onOpen={usePanels().openMission} />;

export const tablePanel: Panel = {
  id: 'table',
  icon: 'list',
  dock: 'below',
  group: 'overview',
  Words: panelName('views.table'),
  Content: vesselPanelBody(Content),
};
