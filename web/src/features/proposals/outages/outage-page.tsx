import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayWorkOnPlans } from '@shiptime/domain/plans/policy';
import type { Outage } from '@shiptime/domain/proposals/outage-wire';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useIdParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useActor } from '#lib/actor.ts';
import { boardQuery, loadedPlansQuery } from '#features/plans/plan-api.ts';
import type { LoadedPlan } from '#features/plans/plan.ts';
import { createEditingModel } from '#features/plans/edited-plan/editing-model.ts';
import { CheckedPlansContext, SchedulerContext } from '#features/plans/edited-plan/scheduler-model.ts';
import { useComputeCheckedPlans } from '#features/plans/edited-plan/use-compute-checked-plans.ts';
import { usePlanEditor } from '#features/plans/edited-plan/use-plan-editor.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { vesselPermissionsQuery } from '#features/vessels/constraint-api.ts';
import { AffectedMissionsTable } from './affected-missions-table.tsx';
import { OutageNotices } from './outage-notices.tsx';
import { OutageOptions } from './outage-options.tsx';
import { outageQuery } from './outage-api.ts';

const useYearOf = (outage: Outage): number | undefined => {
  const years = useReferenceList('fiscal_years');
  const first = outage.affected[0]?.before.start_date ?? outage.start_date;
  const found = years.find(({ start_date, end_date }) => start_date <= first && first <= end_date);
  return found?.id ?? outage.fiscal_year_ids[0];
};

type OfPlansProps = { readonly outage: Outage; readonly plans: readonly LoadedPlan[] };

const OtherWork = ({ outage, plans }: OfPlansProps) => {
  const { t } = useTranslation('outages');
  const { language, list, longDay } = useFormat();
  const { constraints = [] } = plans.find(({ vessel_id }) => vessel_id === outage.vessel_id) ?? {};
  const others = constraints.filter(
    ({ kind, start_date, end_date }) =>
      kind !== 'breakdown' && start_date <= outage.end_date && end_date >= outage.start_date,
  );
  if (others.length === 0) return null;
  const named = others.map((each) =>
    t('affected.constraint', {
      name: constraintName(each, language),
      dates: t('dates', { start: longDay(each.start_date), end: longDay(each.end_date) }),
    }),
  );
  return <p>{t('affected.other_work', { work: list(named) })}</p>;
};

const Decided = ({ outage, plans }: OfPlansProps) => {
  const { t } = useTranslation('outages');
  const actor = useActor();
  const outlook = useComputeCheckedPlans();
  const hits = [...outage.affected, ...outage.removed];
  return (
    <CheckedPlansContext value={outlook}>
      <Section title={t('affected.title', { count: hits.length })}>
        <Stack>
          <AffectedMissionsTable hits={hits} />
          <OtherWork outage={outage} plans={plans} />
        </Stack>
      </Section>
      <Section title={t('options.title')}>
        <OutageOptions outage={outage} />
      </Section>
      {outage.affected.length > 0 && mayWorkOnPlans(actor, outage.vessel_id).allowed && (
        <Section title={t('notices.title')}>
          <OutageNotices outageId={outage.id} />
        </Section>
      )}
    </CheckedPlansContext>
  );
};

const OfPlans = ({ outage, plans }: OfPlansProps) => {
  const actor = useActor();
  const client = useQueryClient();
  const editor = usePlanEditor(plans);
  const year = plans[0]?.fiscal_year_id ?? 0;
  const reload = useCallback(async () => {
    const keys = [loadedPlansQuery(year).queryKey, boardQuery(plans.map(({ id }) => id)).queryKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
  }, [client, year, plans]);
  const model = useMemo(
    () => (editor ? createEditingModel(plans, editor, actor, reload) : null),
    [plans, editor, actor, reload],
  );
  if (!model) return <Loading />;
  return (
    <SchedulerContext value={model}>
      <Decided outage={outage} plans={plans} />
    </SchedulerContext>
  );
};

const OfYear = ({ outage, yearId }: { outage: Outage; yearId: number }) => {
  const query = useQuery(loadedPlansQuery(yearId));
  return (
    <QueryView query={query} task="load_scheduler">
      {(plans) => <OfPlans outage={outage} plans={plans} />}
    </QueryView>
  );
};

const Found = ({ outage }: { outage: Outage }) => {
  const { t } = useTranslation('outages');
  const { language, longDay } = useFormat();
  const found = useQuery(vesselPermissionsQuery(outage.vessel_id)).data;
  const vessel = found ? nameInLanguage(language, found) : '';
  const yearId = useYearOf(outage);
  const period = { start: longDay(outage.start_date), end: longDay(outage.end_date) };
  const search = yearId === undefined ? {} : { fiscalYearId: yearId };
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('crumb'), href: paths.fleetScheduler(search) }]} />
      <PageHeading
        title={t('title', { vessel })}
        lead={
          <Row>
            <span>{t('lead', { ...period, reason: outage.name })}</span>
            {outage.can.update && (
              <Link href={paths.vesselConstraints(outage.vessel_id, search)}>{t('repaired')}</Link>
            )}
          </Row>
        }
      />
      {yearId !== undefined && <OfYear key={yearId} outage={outage} yearId={yearId} />}
    </>
  );
};

export const OutagePage = () => {
  const id = useIdParam() ?? 0;
  const query = useQuery(outageQuery(id));
  return (
    <>
      <QueryView query={query} task="load_outage">
        {(outage) => <Found outage={outage} />}
      </QueryView>
    </>
  );
};
