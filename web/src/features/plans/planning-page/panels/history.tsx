import { PlanHistory } from '#features/plans/versions/plan-history.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

export const historyPanel: RoomPanel = {
  id: 'history',
  icon: 'send',
  dock: 'below',
  group: 'history',
  ofPlansOnly: true,
  Words: named('tabs.history'),
  Content: ofVessel(PlanHistory),
};
