import { type ReactNode, useContext, useMemo, useState } from 'react';
import { FleetSchedulerPage as FleetPage } from '../plans/fleet-scheduler-page.tsx';
import { ExtraToolsContext, LaneToolsContext } from '../plans/timeline/timeline-contexts.ts';
import { SchedulerPage as PlanPage } from '../plans/scheduler-page.tsx';
import { type OutageReportState, OutageReportContext } from './outages/outage-report-context.ts';
import { OutageLaneMenu } from './outages/lane-menu.tsx';
import { OutageButton } from './outages/outage-button.tsx';
import { ProposeButton } from './propose-button.tsx';
import { ProposedBarsProvider } from './proposed-bars-provider.tsx';

const menuOf = (planId: number) => <OutageLaneMenu planId={planId} />;

const Planner = ({ children }: { children: ReactNode }) => {
  const beside = useContext(ExtraToolsContext);
  const [asked, ask] = useState<OutageReportState['asked']>(null);
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
      <OutageReportContext value={outage}>
        <ExtraToolsContext value={tools}>{children}</ExtraToolsContext>
      </OutageReportContext>
    </ProposedBarsProvider>
  );
};

export const FleetSchedulerPageWithProposals = () => (
  <Planner>
    <LaneToolsContext value={menuOf}>
      <FleetPage />
    </LaneToolsContext>
  </Planner>
);

export const SchedulerPageWithProposals = () => (
  <Planner>
    <PlanPage />
  </Planner>
);
