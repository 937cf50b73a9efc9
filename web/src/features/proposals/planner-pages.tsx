import { useContext } from 'react';
import { FleetSchedulerPage as FleetPage } from '../plans/fleet-scheduler-page.tsx';
import { FurtherTools } from '../plans/scheduler/further-tools.ts';
import { SchedulerPage as PlanPage } from '../plans/scheduler-page.tsx';
import { ProposeButton } from './propose-button.tsx';

const useTools = () => {
  const beside = useContext(FurtherTools);
  return (
    <>
      <ProposeButton />
      {beside}
    </>
  );
};

/** The timelines of the planners, with a schedule to be proposed for what they show. */
export const FleetSchedulerPage = () => (
  <FurtherTools value={useTools()}>
    <FleetPage />
  </FurtherTools>
);

export const SchedulerPage = () => (
  <FurtherTools value={useTools()}>
    <PlanPage />
  </FurtherTools>
);
