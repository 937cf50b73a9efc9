import { activityPanel } from './panels/activity.tsx';
import { baselinePanel } from './panels/baseline.tsx';
import { calendarPanel } from './panels/calendar.tsx';
import { conflictsPanel } from './panels/conflicts.tsx';
import { costsPanel } from './panels/costs.tsx';
import { historyPanel } from './panels/history.tsx';
import { loadPanel } from './panels/load.tsx';
import { missionPanel } from './panels/mission.tsx';
import { notesPanel } from './panels/notes.tsx';
import { shipPanel } from './panels/ship.tsx';
import { tablePanel } from './panels/table.tsx';
import { togetherPanel } from './panels/together.tsx';
import { unscheduledPanel } from './panels/unscheduled.tsx';
import { versionsPanel } from './panels/versions.tsx';
import { viewPanel } from './panels/view.tsx';
import type { Panel } from './frame/panel-model.ts';

/**
 * In the order of the rail; panels of a group are adjacent. A new panel needs a file in
 * `panels` and a line here.
 */
export const planPanels: readonly Panel[] = [
  unscheduledPanel,
  togetherPanel,
  missionPanel,
  conflictsPanel,
  tablePanel,
  calendarPanel,
  loadPanel,
  costsPanel,
  shipPanel,
  notesPanel,
  versionsPanel,
  baselinePanel,
  activityPanel,
  historyPanel,
  viewPanel,
];
