import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  sumRequestedDaysByPeriod,
  type VesselLoad,
  computeLoad,
  divideYearForLoad,
  sumLoads,
} from '@shiptime/domain/plans/load';
import { undecidedApplicationsQuery } from '../vessel-load/load-api.ts';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import type { FleetLoad } from '../timeline/draw/load-footer.tsx';
import type { TimelineView } from './timeline-view.ts';

const nothing: readonly never[] = [];

export const useTimelineLoads = ({ layers, weekly }: Pick<TimelineView, 'layers' | 'weekly'>) => {
  const { plans } = useEditingModel();
  const { board } = useCheckedPlans();
  const isShown = layers.has('load');
  const year = plans[0]?.fiscal_year_id;
  const asking = useQuery({
    ...undecidedApplicationsQuery(year ?? 0),
    enabled: isShown && year !== undefined,
  }).data;
  return useMemo(() => {
    if (!board || !isShown) return null;
    const periods = divideYearForLoad(board.conflictContext.year, weekly ? 'week' : 'month');
    const byPlan = new Map<number, readonly VesselLoad[]>(
      board.lanes.map(({ lane }) => [lane.vessel_plan_id, computeLoad(lane, board.conflictContext, periods)]),
    );
    const vessels = new Set(plans.map(({ vessel_id }) => vessel_id));
    const asked = (asking ?? nothing).filter(({ vessel_id }) => vessel_id !== null && vessels.has(vessel_id));
    const fleet: FleetLoad = {
      periods,
      loads: sumLoads([...byPlan.values()]),
      open: sumRequestedDaysByPeriod(asked, board.conflictContext.year, periods),
      vessels: byPlan.size,
    };
    return { periods, byPlan, fleet };
  }, [board, isShown, weekly, plans, asking]);
};
