import { Notes } from './plan-notes.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

export const notesPanel: RoomPanel = {
  id: 'notes',
  icon: 'edit',
  dock: 'beside',
  keeps: true,
  Words: named('tabs.notes'),
  Content: ofVessel(Notes),
};
