import { Notes } from './plan-notes.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import type { Panel } from '../frame/panel-model.ts';

export const notesPanel: Panel = {
  id: 'notes',
  icon: 'edit',
  dock: 'beside',
  keeps: true,
  Words: panelName('tabs.notes'),
  Content: vesselPanelBody(Notes),
};
