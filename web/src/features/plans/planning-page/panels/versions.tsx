import { Versions } from '#features/plans/versions/versions.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

export const versionsPanel: RoomPanel = {
  id: 'versions',
  icon: 'copy',
  dock: 'below',
  group: 'history',
  ofPlansOnly: true,
  Words: named('tabs.versions'),
  Content: ofVessel(Versions),
};
