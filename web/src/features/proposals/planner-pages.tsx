import { type ReactNode, useContext, useMemo, useState } from 'react';
import { FleetSchedulerPage as FleetPage } from '../plans/fleet-scheduler-page.tsx';
import { FurtherTools, type Ghost, Ghosts, LaneTools } from '../plans/scheduler/further-tools.ts';
import { SchedulerPage as PlanPage } from '../plans/scheduler-page.tsx';
import { type AskedOutage, AskedOutageContext } from './outages/asked-outage.ts';
import { LaneMenu } from './outages/lane-menu.tsx';
import { OutageButton } from './outages/outage-button.tsx';
import { ProposeButton } from './propose-button.tsx';
import { ShowGhosts } from './use-ghosts.ts';

const menuOf = (planId: number) => <LaneMenu planId={planId} />;

const menuOf = (planId: number) => <LaneMenu planId={planId} />;

const nothing: readonly Ghost[] = [];

const Planner = ({ children }: { children: ReactNode }) => {
  const beside = useContext(FurtherTools);
  const [ghosts, showGhosts] = useState(nothing);
  const [asked, ask] = useState<AskedOutage['asked']>(null);
  const outage = useMemo(() => ({ asked, ask }), [asked]);
  const tools = useMemo(
    () => (
      <>
        <ProposeButton />
        <OutageButton />
        {beside}
      </>
    ),
    [beside],
  );
  return (
    <ShowGhosts value={showGhosts}>
      <Ghosts value={ghosts}>
        <AskedOutageContext value={outage}>
          <FurtherTools value={tools}>{children}</FurtherTools>
        </AskedOutageContext>
      </Ghosts>
    </ShowGhosts>
  );
};

/** The timelines of the planners, with a schedule to be proposed for what they show, and a word for each ship that is out. */
export const FleetSchedulerPage = () => (
  <Planner>
    <LaneTools value={menuOf}>
      <FleetPage />
    </LaneTools>
  </Planner>
);

export const SchedulerPage = () => (
  <Planner>
    <PlanPage />
  </Planner>
);
