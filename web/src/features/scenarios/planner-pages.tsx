import { FurtherTools } from '../plans/timeline/further-tools.ts';
import { FleetSchedulerPage as FleetPage, SchedulerPage as PlanPage } from '../proposals/planner-pages.tsx';
import { ScenarioButton } from './scenario-button.tsx';

const tools = <ScenarioButton />;

export const FleetSchedulerPage = () => (
  <FurtherTools value={tools}>
    <FleetPage />
  </FurtherTools>
);

export const SchedulerPage = () => (
  <FurtherTools value={tools}>
    <PlanPage />
  </FurtherTools>
);
