import { PlanCalendar } from '#features/plans/calendar/plan-calendar.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import { type RoomPanel, useRoom } from '../frame/room-model.ts';

const Content = () => <PlanCalendar onOpen={useRoom().openMission} />;

export const calendarPanel: RoomPanel = {
  id: 'calendar',
  icon: 'calendar',
  dock: 'below',
  group: 'overview',
  Words: named('views.calendar'),
  Content: ofVessel(Content),
};
