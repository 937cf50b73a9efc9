import { createContext, useContext, useEffect } from 'react';
import { type MissionStart, startToTick } from '@shiptime/domain/plans/ticks';
import type { ProposedBar } from '../plans/timeline/timeline-contexts.ts';
import { useEditingModel, useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import type { ProposalControls } from './use-proposal.ts';

export const ShowProposedBarsContext = createContext<(ghosts: readonly ProposedBar[]) => void>(
  () => undefined,
);

const none: readonly ProposedBar[] = [];

export const useShowProposedBars = ({ chosen, isDecidable }: ProposalControls): void => {
  const { plans } = useEditingModel();
  const { missions } = useCheckedPlans();
  const show = useContext(ShowProposedBarsContext);
  const ghosts = chosen.flatMap(
    ({ mission_id, to, operational_days: days, second, ...change }): readonly ProposedBar[] => {
      const plan = plans.find(({ vessel_id }) => vessel_id === to.vessel_id);
      const mission = missions.find(({ id }) => id === mission_id);
      if (to.start_date === null || !plan || !mission) return [{ mission_id, place: null }];
      const at = (start: MissionStart, occupied_days: number): ProposedBar => ({
        mission_id,
        place: { plan_id: plan.id, start: startToTick(start), occupied_days },
      });
      const before = change.mobilization_days?.to ?? mission.mobilization_days;
      const after = change.demobilization_days?.to ?? mission.demobilization_days;
      const first = (days?.to ?? mission.operational_days) - (second?.operational_days ?? 0);
      if (!second) return [at(to, before + first + after)];
      return [at(to, before + first), at(second, second.operational_days + after)];
    },
  );
  const said = JSON.stringify(isDecidable ? ghosts : none);
  useEffect(() => {
    show(JSON.parse(said) as readonly ProposedBar[]);
    return () => show(none);
  }, [said, show]);
};
