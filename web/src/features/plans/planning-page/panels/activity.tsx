import { PlanActivity } from '#features/plans/activity/plan-activity.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import type { RoomPanel } from '../frame/room-model.ts';

export const activityPanel: RoomPanel = {
  id: 'activity',
  icon: 'clock',
  dock: 'below',
  group: 'history',
  Words: named('tabs.activity'),
  Content: ofVessel(PlanActivity),
};
