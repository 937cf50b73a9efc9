import { LoadTable } from '#features/plans/vessel-load/load-table.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

export const loadPanel: RoomPanel = {
  id: 'load',
  icon: 'chart',
  dock: 'below',
  group: 'overview',
  Words: named('load.title'),
  Content: LoadTable,
};
