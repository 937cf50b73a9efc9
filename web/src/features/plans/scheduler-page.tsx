import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { planDecisions } from '@shiptime/domain/plans/decisions';
import { useIdParam } from '../../lib/navigation.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { WidePage } from '../../ui/wide-page.tsx';
import { useActor } from './actor.ts';
import { planQuery } from './api.ts';
import { obstaclesOf } from './list/next-step.ts';
import type { OpenPlan } from './plan.ts';
import { Scheduler } from './scheduler/scheduler.tsx';
import { SchedulerContext, type SchedulerModel } from './scheduler/scheduler-model.ts';
import { usePlanEditor } from './scheduler/use-plan-editor.ts';

const OpenScheduler = ({ plan }: { plan: OpenPlan }) => {
  const actor = useActor();
  const editor = usePlanEditor(plan);
  const client = useQueryClient();
  const reload = useCallback(
    () => client.invalidateQueries({ queryKey: planQuery(plan.id).queryKey }),
    [client, plan.id],
  );
  const model = useMemo<SchedulerModel>(
    () => ({
      plan,
      editor,
      actor,
      readOnly: !planDecisions(actor, plan, obstaclesOf(plan)).edit.allowed,
      reload,
    }),
    [plan, editor, actor, reload],
  );
  return (
    <SchedulerContext value={model}>
      <Scheduler />
    </SchedulerContext>
  );
};

export const SchedulerPage = () => {
  const id = useIdParam() ?? 0;
  const query = useQuery(planQuery(id));
  return (
    <WidePage>
      <QueryView query={query}>{(plan) => <OpenScheduler key={plan.id} plan={plan} />}</QueryView>
    </WidePage>
  );
};
