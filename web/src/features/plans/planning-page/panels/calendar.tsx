import { PlanCalendar } from '#features/plans/calendar/plan-calendar.tsx';
import { vesselPanelBody } from '../vessel-panel-body.tsx';
import { panelName } from '../panel-words.tsx';
import { type Panel, usePanels } from '../frame/panel-model.ts';

const Content = () => <PlanCalendar onOpen={usePanels().openMission} />;

export const calendarPanel: Panel = {
  id: 'calendar',
  icon: 'calendar',
  dock: 'below',
  group: 'overview',
  Words: panelName('views.calendar'),
  Content: vesselPanelBody(Content),
};
