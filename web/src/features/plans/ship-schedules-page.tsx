import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { useSearchNumber } from '#lib/navigation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterBar } from '#ui/filters.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { fleetPlanQuery, fleetVersionQuery, fleetVersionsQuery } from './plan-api.ts';
import { FiscalYearChoice, useChosenOrCurrentYear } from './fiscal-year-choice.tsx';
import type { FleetPlan } from '@shiptime/domain/plans/wire/fleet';
import { LaterYearSchedules } from './schedules/later-year-schedules.tsx';
import { FleetFilterChoices, useActiveFilterCount } from './schedules/filter-choices.tsx';
import { ScheduleTools } from './schedules/schedule-tools.tsx';
import { ScheduleVersion } from './schedules/schedule-version.tsx';
import { VersionChoice } from './schedules/version-choice.tsx';
import type { FiscalYearRow } from '../reference/reference-api.ts';

type PublishedProps = { readonly fleetPlan: FleetPlan; readonly year: FiscalYearRow };

const Published = ({ fleetPlan, year }: PublishedProps) => {
  const { t } = useTranslation('scheduler');
  const filtersSet = useActiveFilterCount();
  const asked = useSearchNumber('version');
  const client = useQueryClient();
  const versions = useQuery(fleetVersionsQuery(fleetPlan.id)).data ?? [];
  const query = useQuery(fleetVersionQuery(fleetPlan.id, asked ?? 'latest'));
  useLiveEvents([`fleet_plan:${fleetPlan.id}`], () => void client.invalidateQueries({ queryKey: ['fleet'] }));
  const shown = asked ?? fleetPlan.latest_version;
  return (
    <>
      <FilterBar
        label={t('schedules.filters')}
        count={filtersSet + (asked === undefined ? 0 : 1)}
        lead={<FiscalYearChoice year={year} />}
        actions={shown !== null && <ScheduleTools fleetPlan={fleetPlan} version={shown} />}
      >
        {versions.length > 0 && <VersionChoice versions={versions} value={shown} />}
        {query.data?.snapshot && <FleetFilterChoices fleet={query.data.snapshot} />}
      </FilterBar>
      <QueryView query={query}>
        {(version) => <ScheduleVersion version={version} fleetPlan={fleetPlan} year={year} />}
      </QueryView>
    </>
  );
};

const NonePublished = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation('scheduler');
  return (
    <>
      <FiscalYearChoice year={year} />
      <EmptyState title={t('schedules.none', { year: year.name })} icon="ship">
        {t('schedules.none_text')}
      </EmptyState>
    </>
  );
};

export const ShipSchedulesPage = () => {
  const { t } = useTranslation('scheduler');
  const year = useChosenOrCurrentYear();
  const query = useQuery(fleetPlanQuery(year?.id));
  return (
    <>
      <PageHeading title={t('schedules.title')} lead={t('schedules.lead')} />
      <Stack>
        {year && <LaterYearSchedules year={year} />}
        {year && (
          <QueryView query={query}>
            {(fleetPlan) =>
              fleetPlan === null || fleetPlan.latest_version === null ? (
                <NonePublished year={year} />
              ) : (
                <Published key={fleetPlan.id} fleetPlan={fleetPlan} year={year} />
              )
            }
          </QueryView>
        )}
      </Stack>
    </>
  );
};
