import { LoadTable } from '#features/plans/vessel-load/load-table.tsx';
import { panelName } from '../panel-words.tsx';
import type { Panel } from '../frame/panel-model.ts';

export const loadPanel: Panel = {
  id: 'load',
  icon: 'chart',
  dock: 'below',
  group: 'overview',
  Words: panelName('load.title'),
  Content: LoadTable,
};
