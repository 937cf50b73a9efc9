import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Instant } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Table } from '#ui/table.tsx';
import type { PlanHistoryEntry } from '@shiptime/domain/plans/wire/plan';
import { planHistoryQuery } from '../plan-api.ts';
import { useSchedulerModel } from '../edited-plan/scheduler-model.ts';

export const PlanHistory = () => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan } = useSchedulerModel();
  const query = useQuery(planHistoryQuery(plan.id));
  return (
    <QueryView query={query}>
      {(entries) => (
        <Table<PlanHistoryEntry>
          caption={t('tabs.history')}
          columns={[
            {
              key: 'when',
              header: t('versions.when'),
              isRowHeader: true,
              cell: (entry) => <Instant at={entry.created_at} />,
            },
            {
              key: 'who',
              header: t('versions.who'),
              cell: ({ user }) => `${user.first_name} ${user.last_name}`,
            },
            { key: 'what', header: t('history.step'), cell: ({ action }) => tp(`steps_done.${action}`) },
            { key: 'to', header: t('history.to'), cell: ({ to_level }) => tp(`levels.${to_level}`) },
            { key: 'why', header: t('steps.reason'), cell: ({ reason }) => reason ?? '–' },
          ]}
          rows={entries}
          rowKey={({ id }) => id}
          empty={t('history.none')}
        />
      )}
    </QueryView>
  );
};
