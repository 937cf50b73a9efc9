import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { useFormat } from '#lib/format.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { useUser } from '#lib/session.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import { AvailabilityWatches, WatchDaysButton } from './open-schedules/availability-watches.tsx';
import { OpenDataLinks } from './open-schedules/open-data-links.tsx';
import { EmbeddingInstructions } from './open-schedules/embedding-instructions.tsx';
import { openScheduleQuery, openDataYearsQuery } from './open-schedules/open-api.ts';
import { fleetSnapshotOfOpenSchedule } from './open-schedules/open-fleet.ts';
import { OpenScheduleTable } from './open-schedules/open-schedule-table.tsx';
import { FreeBerthsTable } from './open-schedules/free-berths-table.tsx';
import { FleetSchedule } from './schedules/fleet-schedule.tsx';

const FleetMap = lazy(() =>
  import('./schedules/fleet-map.tsx').then(({ FleetMap }) => ({ default: FleetMap })),
);

const first = 'timeline';

const Views = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation(['scheduler', 'availability']);
  const view = useSearchText('view') ?? first;
  const setSearch = useSetSearch();
  const fleet = useMemo(() => fleetSnapshotOfOpenSchedule(schedule), [schedule]);
  return (
    <Tabs
      label={t('schedules.views')}
      selected={view}
      onSelect={(id) => setSearch({ view: id === first ? undefined : id })}
      tabs={[
        {
          id: first,
          label: t('views.timeline'),
          content: <FleetSchedule fleet={fleet} waiting={[]} isOpen />,
        },
        { id: 'table', label: t('views.table'), content: <OpenScheduleTable schedule={schedule} /> },
        { id: 'room', label: t('availability:room.title'), content: <FreeBerthsTable schedule={schedule} /> },
        {
          id: 'map',
          label: t('views.map'),
          content: (
            <Suspense fallback={<Loading />}>
              <FleetMap fleet={fleet} isOpen />
            </Suspense>
          ),
        },
      ]}
    />
  );
};

const Published = ({ years }: { years: readonly OpenDataYear[] }) => {
  const { t } = useTranslation(['scheduler', 'plans']);
  const { instant } = useFormat();
  const portal = usePortalInfo();
  const asked = useSearchText('year');
  const setSearch = useSetSearch();
  const year = years.find(({ fiscal_year }) => fiscal_year === asked) ?? years[0]!;
  const query = useQuery(openScheduleQuery(year.fiscal_year));
  return (
    <Stack roomy>
      <Row end>
        <Select
          label={t('plans:fields.fiscal_year_id.label')}
          placeholder={null}
          width="short"
          options={years.map(({ fiscal_year }) => ({ id: fiscal_year, label: fiscal_year }))}
          value={year.fiscal_year}
          onChange={(id) => setSearch({ year: id ?? undefined })}
        />
        <span>
          {t('scheduler:schedules.printed', {
            year: year.fiscal_year,
            number: year.latest_version,
            at: instant(year.updated_at),
          })}
        </span>
      </Row>
      <QueryView query={query}>
        {(schedule) => (
          <Stack roomy>
            <Row>
              <WatchDaysButton schedule={schedule} />
            </Row>
            <Views schedule={schedule} />
            <AvailabilityWatches />
          </Stack>
        )}
      </QueryView>
      {portal?.open_schedule && <OpenDataLinks year={year} />}
      {portal?.embeddable && <EmbeddingInstructions year={year.fiscal_year} />}
    </Stack>
  );
};

const Years = () => {
  const { t } = useTranslation('scheduler');
  const query = useQuery(openDataYearsQuery);
  return (
    <QueryView query={query}>
      {(years) =>
        years.length === 0 ? <EmptyState title={t('open.none')} icon="ship" /> : <Published years={years} />
      }
    </QueryView>
  );
};

export const OpenSchedulesPage = () => {
  const { t } = useTranslation(['scheduler', 'accounts']);
  const portal = usePortalInfo();
  const user = useUser();
  return (
    <>
      <PageHeading title={t('scheduler:open.title')} lead={t('scheduler:open.lead')} />
      {!portal && <Loading />}
      {portal && (portal.open_schedule || user) && <Years />}
      {portal && !portal.open_schedule && !user && (
        <EmptyState
          title={t('scheduler:open.closed')}
          icon="ship"
          action={
            <LinkButton href={paths.login(paths.openSchedules())} variant="primary">
              {t('accounts:sign_in.title')}
            </LinkButton>
          }
        />
      )}
    </>
  );
};
