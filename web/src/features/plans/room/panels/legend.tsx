import { Legend } from '../../scheduler/legend.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../room-model.ts';

export const legendPanel: RoomPanel = {
  id: 'legend',
  icon: 'info',
  dock: 'beside',
  Words: named('legend.label'),
  Content: Legend,
};
