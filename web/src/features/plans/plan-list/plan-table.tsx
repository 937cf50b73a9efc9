import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nextStepUp } from '@shiptime/domain/plans/lifecycle';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Link } from '#ui/link.tsx';
import { ConflictCounts } from '../conflicts/conflict-counts.tsx';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { LevelChip } from './level-chip.tsx';
import { PlanObstacleList } from './plan-obstacle-list.tsx';

export const PlanTable = ({ plans, year }: { plans: readonly Plan[]; year: string }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number, language } = useFormat();
  const columns = useMemo<readonly DataColumn<Plan>[]>(() => {
    const vessel = (plan: Plan) =>
      plan.vessel ? nameInLanguage(language, plan.vessel) : String(plan.vessel_id);
    const days = (count: number | undefined) => (count === undefined ? '' : number(count));
    return [
      {
        key: 'vessel',
        header: tp('fields.vessel_id.label'),
        isRowHeader: true,
        value: vessel,
        cell: (plan) => <Link href={paths.scheduler(plan.id)}>{vessel(plan)}</Link>,
      },
      {
        key: 'level',
        header: tp('fields.review_level.label'),
        value: (plan) => tp(`levels.${plan.review_level}`),
        cell: (plan) => <LevelChip level={plan.review_level} isAmended={plan.amendment !== null} />,
      },
      {
        key: 'used',
        header: tp('totals.used_days'),
        align: 'end',
        value: (plan) => plan.totals?.used_days ?? null,
        cell: (plan) => days(plan.totals?.used_days),
      },
      {
        key: 'free',
        header: tp('totals.free_days'),
        align: 'end',
        value: (plan) => plan.totals?.free_days ?? null,
        cell: (plan) => days(plan.totals?.free_days),
      },
      {
        key: 'conflicts',
        header: t('list.conflicts'),
        value: (plan) => plan.conflicts?.error ?? null,
        cell: ({ conflicts }) => conflicts && <ConflictCounts counts={conflicts} />,
      },
      {
        key: 'next',
        header: t('list.next_step'),
        value: (plan) => nextStepUp(plan.review_level),
        cell: (plan) => <PlanObstacleList plan={plan} />,
      },
    ];
  }, [t, tp, number, language]);
  return (
    <DataTable
      caption={t('list.caption', { year })}
      columns={columns}
      rows={plans}
      rowKey={(plan) => plan.id}
      searchLabel={t('list.search')}
    />
  );
};
