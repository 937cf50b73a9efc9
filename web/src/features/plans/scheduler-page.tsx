import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigateTo, useIdParam, useSearchNumber } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { QueryView } from '#ui/query-view.tsx';
import { useActor } from '#lib/actor.ts';
import { boardQuery, planQuery } from './plan-api.ts';
import type { PlanEditor } from './plan-editor/plan-editor.ts';
import type { LoadedPlan } from './plan.ts';
import { VesselScheduler } from './vessel-plan/vessel-scheduler.tsx';
import { Loading } from '#ui/loading.tsx';
import { createEditingModel } from './edited-plan/editing-model.ts';
import { SchedulerContext, type SchedulerModel } from './edited-plan/scheduler-model.ts';
import { usePlanEditor } from './edited-plan/use-plan-editor.ts';
import { VersionPage } from './versions/version-page.tsx';

type OpenSchedulerProps = {
  readonly plan: LoadedPlan;
  readonly plans: readonly LoadedPlan[];
  readonly editor: PlanEditor;
};

const OpenScheduler = ({ plan, plans, editor }: OpenSchedulerProps) => {
  const actor = useActor();
  const client = useQueryClient();
  const reload = useCallback(async () => {
    await Promise.all(
      [planQuery(plan.id), boardQuery([plan.id])].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey, exact: true }),
      ),
    );
  }, [client, plan.id]);
  const model = useMemo<SchedulerModel>(
    () => ({ plan, ...createEditingModel(plans, editor, actor, reload) }),
    [plan, plans, editor, actor, reload],
  );
  return (
    <SchedulerContext value={model}>
      <VesselScheduler />
    </SchedulerContext>
  );
};

const PlanPage = ({ plan }: { plan: LoadedPlan }) => {
  const plans = useMemo(() => [plan], [plan]);
  const editor = usePlanEditor(plans);
  return editor ? <OpenScheduler plan={plan} plans={plans} editor={editor} /> : <Loading />;
};

const ToScenario = ({ scenarioId, planId }: { readonly scenarioId: number; readonly planId: number }) => {
  const go = useNavigateTo();
  useEffect(
    () => go(paths.scenario(scenarioId, { plans: String(planId) }), { replace: true }),
    [go, scenarioId, planId],
  );
  return <Loading />;
};

export const SchedulerPage = () => {
  const id = useIdParam() ?? 0;
  const version = useSearchNumber('version');
  const compare = useSearchNumber('compare');
  const withNow = useSearchNumber('now') === 1;
  const query = useQuery(planQuery(id));
  return (
    <>
      <QueryView query={query} task="load_scheduler">
        {(plan) =>
          plan.scenario_id !== null ? (
            <ToScenario scenarioId={plan.scenario_id} planId={plan.id} />
          ) : version === undefined ? (
            <PlanPage key={plan.id} plan={plan} />
          ) : (
            <VersionPage plan={plan} number={version} compare={compare} withNow={withNow} />
          )
        }
      </QueryView>
    </>
  );
};
