import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { chooseYearToShow } from '@shiptime/domain/plans/versions/vessel-whereabouts';
import { useFormat } from '#lib/format.ts';
import { useSearchText } from '#lib/navigation.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { paths } from '#lib/paths.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { FleetSchedule } from '../schedules/fleet-schedule.tsx';
import { useTodayAsDay } from '../use-today.ts';
import styles from './embedded-schedule.module.css';
import { openScheduleQuery, openDataYearsQuery } from './open-api.ts';
import { fleetSnapshotOfOpenSchedule } from './open-fleet.ts';

const FleetMap = lazy(() =>
  import('../schedules/fleet-map.tsx').then((module) => ({ default: module.FleetMap })),
);

const useShownFleet = (schedule: OpenSchedule) => {
  const asked = useSearchText('vessels');
  return useMemo(() => {
    const ids = new Set((asked ?? '').split(',').filter(Boolean).map(Number));
    const vessels = schedule.vessels.filter(({ vessel_id }) => ids.size === 0 || ids.has(vessel_id));
    return fleetSnapshotOfOpenSchedule({ ...schedule, vessels });
  }, [schedule, asked]);
};

const Shown = ({ schedule }: { schedule: OpenSchedule }) => {
  const view = useSearchText('view');
  const fleet = useShownFleet(schedule);
  return (
    <>
      {view !== 'map' && <FleetSchedule fleet={fleet} waiting={[]} isOpen />}
      {view !== 'timeline' && (
        <Suspense fallback={<Loading />}>
          <FleetMap fleet={fleet} isOpen compact />
        </Suspense>
      )}
    </>
  );
};

const Head = ({ year }: { year: OpenDataYear }) => {
  const { t } = useTranslation(['scheduler', 'app']);
  const { instant, language } = useFormat();
  const title = t('scheduler:schedules.label', { year: year.fiscal_year });
  usePageTitle(title);
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <span>
        {t('scheduler:open.version', { number: year.latest_version, at: instant(year.updated_at) })}
      </span>
      <Link
        href={paths.openSchedules({ year: year.fiscal_year, lang: language })}
        target="_blank"
        rel="noopener"
      >
        {t('scheduler:open.whole', { portal: t('app:portal_name') })}
      </Link>
    </header>
  );
};

const Published = ({ years }: { years: readonly OpenDataYear[] }) => {
  const { t } = useTranslation('scheduler');
  const asked = useSearchText('year');
  const today = useTodayAsDay();
  const year = years.find(({ fiscal_year }) => fiscal_year === asked) ?? chooseYearToShow(years, today);
  const query = useQuery({ ...openScheduleQuery(year?.fiscal_year ?? ''), enabled: year !== null });
  if (!year) return <p>{t('open.none')}</p>;
  return (
    <>
      <Head year={year} />
      <QueryView query={query}>{(schedule) => <Shown schedule={schedule} />}</QueryView>
    </>
  );
};

const Years = () => (
  <QueryView query={useQuery(openDataYearsQuery)}>{(years) => <Published years={years} />}</QueryView>
);

/** Query parameters: `year`, `vessels`, `view`, `lang`. */
export const EmbeddedSchedulePage = () => {
  const { t } = useTranslation('scheduler');
  const portal = usePortalInfo();
  return (
    <main id="main" className={styles['page']}>
      {!portal && <Loading />}
      {portal?.open_schedule && <Years />}
      {portal && !portal.open_schedule && (
        <>
          <h1>{t('open.title')}</h1>
          <p>{t('open.closed')}</p>
        </>
      )}
    </main>
  );
};
