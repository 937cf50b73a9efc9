import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useSearchNumber, useSearchText, useSetSearch } from '../../lib/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailureNotice } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WidePage } from '../../ui/wide-page.tsx';
import { fleetPlanQuery, fleetVersionQuery, fleetVersionsQuery } from './api.ts';
import { FiscalYearChoice, usePublishedYear } from './fiscal-year-choice.tsx';
import type { FleetVersion } from './plan.ts';
import { FleetSchedule } from './schedules/fleet-schedule.tsx';
import { FleetTable } from './schedules/fleet-table.tsx';

const Version = ({ version }: { version: FleetVersion }) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const setSearch = useSetSearch();
  const view = useSearchText('view') === 'table' ? 'table' : 'timeline';
  const fleet = version.snapshot;
  if (!fleet) return null;
  return (
    <Stack>
      {!version.is_latest && (
        <Notice
          tone="warning"
          title={t('schedules.historical', { number: version.number, at: instant(version.created_at) })}
          actions={<Button onPress={() => setSearch({ version: undefined })}>{t('schedules.newest')}</Button>}
        >
          <p>{t('schedules.historical_text')}</p>
        </Notice>
      )}
      <Tabs
        label={t('schedules.views')}
        selected={view}
        onSelect={(id) => setSearch({ view: id === 'timeline' ? undefined : id })}
        tabs={[
          { id: 'timeline', label: t('views.timeline'), content: <FleetSchedule fleet={fleet} /> },
          { id: 'table', label: t('views.table'), content: <FleetTable fleet={fleet} /> },
        ]}
      />
    </Stack>
  );
};

export const ShipSchedulesPage = () => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const setSearch = useSetSearch();
  const year = usePublishedYear();
  const asked = useSearchNumber('version');
  const fleetPlan = useQuery(fleetPlanQuery(year?.id));
  const id = fleetPlan.data?.id;
  const versions = useQuery(fleetVersionsQuery(id)).data ?? [];
  const version = useQuery(fleetVersionQuery(id, asked ?? 'latest'));
  const none = fleetPlan.data === null || fleetPlan.data?.latest_version === null;
  return (
    <WidePage>
      <PageHeading title={t('schedules.title')} lead={t('schedules.lead')} />
      <Stack>
        <Row end>
          <FiscalYearChoice year={year} />
          {versions.length > 0 && (
            <Select
              label={t('schedules.version')}
              placeholder={null}
              options={versions.map(({ number, created_at, is_latest }) => ({
                id: number,
                label: t(is_latest ? 'schedules.version_newest' : 'schedules.version_of', {
                  number,
                  at: instant(created_at),
                }),
              }))}
              value={asked ?? fleetPlan.data?.latest_version ?? null}
              onChange={(number) =>
                setSearch({
                  version: number === fleetPlan.data?.latest_version ? undefined : (number ?? undefined),
                })
              }
            />
          )}
        </Row>
        {none ? (
          <EmptyState title={t('schedules.none', { year: year?.name ?? '' })} icon="ship">
            {t('schedules.none_text')}
          </EmptyState>
        ) : version.data ? (
          <Version version={version.data} />
        ) : version.error ? (
          <FailureNotice error={version.error} onRetry={version.refetch} />
        ) : (
          <Loading />
        )}
      </Stack>
    </WidePage>
  );
};
