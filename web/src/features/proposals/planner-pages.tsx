import { type ReactNode, useContext, useMemo, useState } from 'react';
import { FleetSchedulerPage as FleetPage } from '../plans/fleet-scheduler-page.tsx';
import { FurtherTools, LaneTools } from '../plans/timeline/further-tools.ts';
import { SchedulerPage as PlanPage } from '../plans/scheduler-page.tsx';
import { type AskedOutage, AskedOutageContext } from './outages/asked-outage.ts';
import { LaneMenu } from './outages/lane-menu.tsx';
import { OutageButton } from './outages/outage-button.tsx';
import { ProposeButton } from './propose-button.tsx';
import { ProposedBarsProvider } from './proposed-bars-provider.tsx';

const menuOf = (planId: number) => <LaneMenu planId={planId} />;

const Planner = ({ children }: { children: ReactNode }) => {
  const beside = useContext(FurtherTools);
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
    <ProposedBarsProvider>
      <AskedOutageContext value={outage}>
        <FurtherTools value={tools}>{children}</FurtherTools>
      </AskedOutageContext>
    </ProposedBarsProvider>
  );
};

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
