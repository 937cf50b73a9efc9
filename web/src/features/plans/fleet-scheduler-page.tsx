import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCoordinatorOf } from '@shiptime/domain/shared/actor';
import { useSearchText } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import type { FiscalYearRow } from '../reference/reference-api.ts';
import { useActor } from '#lib/actor.ts';
import { boardQuery, loadedPlansQuery } from './plan-api.ts';
import { FiscalYearChoice, useChosenYear } from './fiscal-year-choice.tsx';
import { FleetScheduler } from './fleet-plan/fleet-scheduler.tsx';
import type { PlanEditor } from './plan-editor/plan-editor.ts';
import type { LoadedPlan } from './plan.ts';
import { createEditingModel } from './edited-plan/editing-model.ts';
import { SchedulerContext } from './edited-plan/scheduler-model.ts';
import { usePlanEditor } from './edited-plan/use-plan-editor.ts';

type ChosenProps = { readonly all: readonly LoadedPlan[]; readonly plans: readonly LoadedPlan[] };
type OpenFleetProps = ChosenProps & { readonly editor: PlanEditor };

const OpenFleet = ({ all, plans, editor }: OpenFleetProps) => {
  const actor = useActor();
  const client = useQueryClient();
  const { fiscal_year_id: year = 0, scenario_id: scenario = null } = plans[0] ?? {};
  const reload = useCallback(async () => {
    const keys = [loadedPlansQuery(year, scenario).queryKey, boardQuery(plans.map(({ id }) => id)).queryKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
  }, [client, year, scenario, plans]);
  const model = useMemo(
    () => createEditingModel(plans, editor, actor, reload),
    [plans, editor, actor, reload],
  );
  return (
    <SchedulerContext value={model}>
      <FleetScheduler all={all} />
    </SchedulerContext>
  );
};

const ChosenFleet = ({ all, plans }: ChosenProps) => {
  const editor = usePlanEditor(plans);
  return editor ? <OpenFleet all={all} plans={plans} editor={editor} /> : <Loading />;
};

const useChosenPlans = (all: readonly LoadedPlan[]): readonly LoadedPlan[] => {
  const asked = useSearchText('plans');
  const actor = useActor();
  return useMemo(() => {
    const ids = new Set(asked?.split(',').map(Number));
    const chosen = all.filter(({ id }) => ids.has(id));
    if (chosen.length > 0) return chosen;
    const own = all.filter(({ vessel_id }) => isCoordinatorOf(actor, vessel_id));
    return own.length > 0 ? own : all;
  }, [asked, actor, all]);
};

export const FleetScheduleEditor = ({ all }: { all: readonly LoadedPlan[] }) => {
  const plans = useChosenPlans(all);
  return <ChosenFleet key={plans.map(({ id }) => id).join(' ')} all={all} plans={plans} />;
};

const OfYear = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation('scheduler');
  const query = useQuery(loadedPlansQuery(year.id));
  return (
    <QueryView query={query} task="load_scheduler">
      {(all) =>
        all.length > 0 ? (
          <FleetScheduleEditor all={all} />
        ) : (
          <>
            <PageHeading
              title={t('fleet.title')}
              documentTitle={t('fleet.document_title', { year: year.name })}
            />
            <Stack>
              <FiscalYearChoice year={year} />
              <EmptyState
                title={t('list.none', { year: year.name })}
                icon="calendar"
                action={
                  <LinkButton href={paths.vesselPlans({ fiscalYearId: year.id })}>
                    {t('list.to_plans')}
                  </LinkButton>
                }
              >
                <p>{t('list.none_explained')}</p>
              </EmptyState>
            </Stack>
          </>
        )
      }
    </QueryView>
  );
};

export const FleetSchedulerPage = () => {
  const year = useChosenYear();
  return year && <OfYear key={year.id} year={year} />;
};
