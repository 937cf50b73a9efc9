import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { useFormat } from '#lib/format.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { FleetVersion, FleetPlan } from '@shiptime/domain/plans/wire/fleet';
import { useTodayAsDay } from '../use-today.ts';
import { useFleetFilter } from './filter-choices.tsx';
import { FleetCalendar } from './fleet-calendar.tsx';
import { filterFleet } from './fleet-filter.ts';
import { FleetSchedule } from './fleet-schedule.tsx';
import { FleetTable } from './fleet-table.tsx';
import { findVesselsNotYetPublished } from './not-yet-published.ts';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { nameInLanguage } from '#lib/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';

const mostInALine = 4;

type AwaitedVesselsProps = { readonly vessels: readonly VesselResource[]; readonly year: string };

const AwaitedVessels = ({ vessels, year }: AwaitedVesselsProps) => {
  const { t } = useTranslation('scheduler');
  const { list, language } = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (vessels.length === 0) return null;
  const count = vessels.length;
  const names = list(vessels.map((vessel) => nameInLanguage(language, vessel)));
  if (count <= mostInALine) return <p>{t('schedules.not_yet', { count, year, vessels: names })}</p>;
  return (
    <Disclosure
      title={t('schedules.not_yet_title', { count, year })}
      level={2}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p>{names}</p>
    </Disclosure>
  );
};

const FleetMap = lazy(() => import('./fleet-map.tsx').then(({ FleetMap }) => ({ default: FleetMap })));

const views = ['timeline', 'table', 'calendar', 'map'] as const;
const [first] = views;

const Historical = ({ version }: { version: FleetVersion }) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  const setSearch = useSetSearch();
  return (
    <Notice
      tone="warning"
      title={t('schedules.historical', { number: version.number, at: instant(version.created_at) })}
      actions={<Button onPress={() => setSearch({ version: undefined })}>{t('schedules.newest')}</Button>}
    >
      <p>{t('schedules.historical_text')}</p>
    </Notice>
  );
};

const Printed = ({ version, fleet }: { version: FleetVersion; fleet: FleetSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const { instant } = useFormat();
  return (
    <p data-print-only>
      {t('schedules.printed', {
        year: fleet.fiscal_year.name,
        number: version.number,
        at: instant(version.created_at),
      })}
    </p>
  );
};

type ScheduleVersionProps = {
  readonly version: FleetVersion;
  readonly fleetPlan: FleetPlan;
  readonly year: FiscalYearRow;
};

const useAwaited = ({ version, fleetPlan, year }: ScheduleVersionProps) => {
  const vessels = useVessels();
  const { regionId, classId, ofApplications } = useFleetFilter();
  const today = useTodayAsDay();
  return useMemo(
    () =>
      version.is_latest && year.end_date >= today && !ofApplications
        ? findVesselsNotYetPublished(fleetPlan.awaited_vessel_ids, vessels, { regionId, classId })
        : [],
    [version, fleetPlan, year, vessels, regionId, classId, ofApplications, today],
  );
};

const useFiltered = ({ snapshot }: FleetVersion): FleetSnapshot | null => {
  const vessels = useVessels();
  const { regionId, classId, ofApplications } = useFleetFilter();
  return useMemo(
    () => (snapshot ? filterFleet(snapshot, vessels, { regionId, classId, ofApplications }) : null),
    [snapshot, vessels, regionId, classId, ofApplications],
  );
};

export const ScheduleVersion = (props: ScheduleVersionProps) => {
  const { version, year } = props;
  const { t } = useTranslation('scheduler');
  const setSearch = useSetSearch();
  const view = useSearchText('view') ?? first;
  const fleet = useFiltered(version);
  const waiting = useAwaited(props);
  if (!fleet) return null;
  const contents = {
    timeline: <FleetSchedule fleet={fleet} waiting={waiting} />,
    table: <FleetTable fleet={fleet} />,
    calendar: <FleetCalendar fleet={fleet} />,
    map: (
      <Suspense fallback={<Loading />}>
        <FleetMap fleet={fleet} />
      </Suspense>
    ),
  };
  return (
    <Stack>
      <Printed version={version} fleet={fleet} />
      {!version.is_latest && <Historical version={version} />}
      <AwaitedVessels vessels={waiting} year={year.name} />
      <Tabs
        label={t('schedules.views')}
        selected={view}
        onSelect={(id) => setSearch({ view: id === first ? undefined : id })}
        tabs={views.map((id) => ({ id, label: t(`views.${id}`), content: contents[id] }))}
      />
    </Stack>
  );
};
