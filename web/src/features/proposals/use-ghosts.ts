import { createContext, useContext, useEffect } from 'react';
import { tickOfStart } from '@shiptime/domain/plans/ticks';
import type { Ghost } from '../plans/timeline/further-tools.ts';
import { useEditing } from '../plans/edited-plan/scheduler-model.ts';
import type { ProposalWork } from './use-proposal.ts';

/** Tells the timeline what to draw. */
export const ShowGhosts = createContext<(ghosts: readonly Ghost[]) => void>(() => undefined);

const none: readonly Ghost[] = [];

/** What is chosen of the proposal that is looked at stands on the timeline as it would be, until it is written or given up. */
export const useGhosts = ({ chosen, isDecidable }: ProposalWork): void => {
  const { plans } = useEditing();
  const show = useContext(ShowGhosts);
  const ghosts = chosen.map(({ mission_id, to }): Ghost => {
    const plan = plans.find(({ vessel_id }) => vessel_id === to.vessel_id);
    if (to.start_date === null || !plan) return { mission_id, place: null };
    return { mission_id, place: { plan_id: plan.id, start: tickOfStart(to) } };
  });
  // The list is made anew with each drawing; what it says is not.
  const said = JSON.stringify(isDecidable ? ghosts : none);
  useEffect(() => {
    show(JSON.parse(said) as readonly Ghost[]);
    return () => show(none);
  }, [said, show]);
};
