import { useTranslation } from 'react-i18next';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { PlanActivity } from '#features/plans/activity/plan-activity.tsx';
import { PlanCalendar } from '#features/plans/calendar/plan-calendar.tsx';
import { CostTables } from '#features/plans/costs/cost-tables.tsx';
import { VesselParticularsPanel } from '#features/plans/distances/vessel-particulars-panel.tsx';
import { MissionTable } from '#features/plans/mission/mission-table.tsx';
import { SharedVoyagesPanel } from '#features/plans/shared-voyages/shared-voyages-panel.tsx';
import { VesselLoadTable } from '#features/plans/vessel-load/vessel-load-table.tsx';
import { PlanHistory } from '#features/plans/versions/plan-history.tsx';
import { PlanVersionList } from '#features/plans/versions/plan-version-list.tsx';
import { type Panel, usePanelModel } from './frame/panel-model.ts';
import { createPanelWords } from './panel-words.tsx';
import { baselinePanel } from './panels/baseline.tsx';
import { conflictsPanel } from './panels/conflicts.tsx';
import { missionPanel } from './panels/mission.tsx';
import { PlanNotes } from './panels/plan-notes.tsx';
import { unscheduledPanel } from './panels/unscheduled.tsx';
import { viewPanel } from './panels/view.tsx';
import { withVesselChoice } from './panel-plan-provider.tsx';

const TogetherWords: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('together');
  return children({ name: t('title') });
};
const CostWords: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('costs');
  return children({ name: t('title') });
};
const ShipWords: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('vessels');
  return children({ name: t('planning.rail'), title: t('planning.title') });
};

const Table = () => <MissionTable onOpen={usePanelModel().openMission} />;
const Calendar = () => <PlanCalendar onOpen={usePanelModel().openMission} />;

const overview = { dock: 'below', group: 'overview' } as const;
const history = { dock: 'below', group: 'history' } as const;
const ofPlansOnly = true;

/** Panels in the order of the rail; panels of a group are adjacent. */
export const planPanels: readonly Panel[] = [
  unscheduledPanel,
  {
    ...{ id: 'together', icon: 'anchor', dock: 'list', group: 'place', ofPlansOnly },
    ...{ Words: TogetherWords, Content: SharedVoyagesPanel },
  },
  missionPanel,
  conflictsPanel,
  {
    ...{ id: 'table', icon: 'list', ...overview },
    ...{ Words: createPanelWords('views.table'), Content: withVesselChoice(Table) },
  },
  {
    ...{ id: 'calendar', icon: 'calendar', ...overview },
    ...{ Words: createPanelWords('views.calendar'), Content: withVesselChoice(Calendar) },
  },
  { id: 'load', icon: 'chart', ...overview, Words: createPanelWords('load.title'), Content: VesselLoadTable },
  { id: 'costs', icon: 'coins', ...overview, isFor: canReadCosts, Words: CostWords, Content: CostTables },
  {
    id: 'ship',
    icon: 'document',
    dock: 'beside',
    Words: ShipWords,
    Content: withVesselChoice(VesselParticularsPanel),
  },
  {
    ...{ id: 'notes', icon: 'edit', dock: 'beside', keeps: true },
    ...{ Words: createPanelWords('tabs.notes'), Content: withVesselChoice(PlanNotes) },
  },
  {
    ...{ id: 'versions', icon: 'copy', ...history, ofPlansOnly },
    ...{ Words: createPanelWords('tabs.versions'), Content: withVesselChoice(PlanVersionList) },
  },
  baselinePanel,
  {
    ...{ id: 'activity', icon: 'clock', ...history },
    ...{ Words: createPanelWords('tabs.activity'), Content: withVesselChoice(PlanActivity) },
  },
  {
    ...{ id: 'history', icon: 'send', ...history, ofPlansOnly },
    ...{ Words: createPanelWords('tabs.history'), Content: withVesselChoice(PlanHistory) },
  },
  viewPanel,
];
