import type { OpenSchedule, OpenDataVessel } from '@shiptime/domain/plans/versions/open-schedule';
import { chooseYearToShow } from '@shiptime/domain/plans/versions/vessel-whereabouts';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConstraintLabel } from '#features/vessels/use-constraint-label.ts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useInView } from '#lib/use-in-view.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { YearStripLegendList } from '#ui/year-strip-legend-list.tsx';
import { type StripLane, YearStrip } from '#ui/year-strip.tsx';
import { useTodayAsDay } from '../use-today.ts';
import { openScheduleQuery, openDataYearsQuery } from './open-api.ts';
import { toPlacedVessels, type VesselToday, locateVessels } from './locate-vessels.ts';
import { useVesselTodaySentence } from './use-vessel-today-sentence.tsx';
import styles from './fleet-today.module.css';

const FleetMapToday = lazy(() =>
  import('./fleet-map-today.tsx').then((module) => ({ default: module.FleetMapToday })),
);

const [mostLines, mostLanes] = [8, 10];

const OnMap = ({ ships }: { ships: readonly VesselToday[] }) => {
  const [frame, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={frame} className={styles['frame']}>
      <Suspense fallback={null}>
        {isInView && <FleetMapToday ships={ships.flatMap(toPlacedVessels)} />}
      </Suspense>
    </div>
  );
};

const ListOfShips = ({ ships, label }: { ships: readonly VesselToday[]; label: string }) => {
  const { language } = useFormat();
  const now = useVesselTodaySentence();
  return (
    <ul className={styles['ships']} aria-label={label}>
      {ships.map((ship) => (
        <li key={ship.vessel.vessel_id} className={styles['ship']}>
          <span aria-hidden="true" className={styles['number']} data-kind={ship.found.kind}>
            {ship.number}
          </span>
          <span>
            <strong>{nameInLanguage(language, ship.vessel)}</strong> – {now(ship)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Now = ({ ships }: { ships: readonly VesselToday[] }) => {
  const { t } = useTranslation('fleet_today');
  const [isOpen, setOpen] = useState(false);
  const [first, others] = [ships.slice(0, mostLines), ships.slice(mostLines)];
  const rest = t('others', { count: others.length });
  return (
    <div className={styles['now']}>
      <OnMap ships={ships} />
      <div>
        <ListOfShips ships={first} label={t('title')} />
        {others.length > 0 && (
          <Disclosure title={rest} isOpen={isOpen} onToggle={setOpen}>
            <ListOfShips ships={others} label={rest} />
          </Disclosure>
        )}
      </div>
    </div>
  );
};

const Strip = ({ schedule, ships }: { schedule: OpenSchedule; ships: readonly VesselToday[] }) => {
  const { t } = useTranslation('fleet_today');
  const { t: ts } = useTranslation('scheduler');
  const { language } = useFormat();
  const labelOf = useConstraintLabel();
  const today = useTodayAsDay();
  const { start_date, end_date, name } = schedule.fiscal_year;
  const words = (what: string, start: string, end: string) =>
    t('stretch', { name: what, days: formatDayRange(language, start, end) });
  const laneOf = (vessel: OpenDataVessel): StripLane => ({
    key: vessel.vessel_id,
    name: nameInLanguage(language, vessel),
    pieces: [
      ...vessel.missions.map((mission) => ({
        key: mission.id,
        look: 'firm' as const,
        start_date: mission.start_date,
        end_date: mission.end_date,
        own: mission.title,
        words: [
          words(mission.title, mission.start_date, mission.end_date),
          mission.replanned && ts('schedules.replanned'),
        ]
          .filter(Boolean)
          .join(', '),
      })),
      ...vessel.unavailable.map((each, index) => ({
        key: `closed-${index}`,
        look: 'closed' as const,
        start_date: each.start_date,
        end_date: each.end_date,
        words: words(labelOf(each), each.start_date, each.end_date),
      })),
    ],
  });
  return (
    <YearStrip
      caption={t('caption', { year: name })}
      year={{ start_date, end_date }}
      lanes={ships.slice(0, mostLanes).map(({ vessel }) => laneOf(vessel))}
      today={today}
    />
  );
};

const Published = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation('fleet_today');
  const ships = locateVessels(schedule, useTodayAsDay());
  const year = schedule.fiscal_year.name;
  const count = ships.length - mostLanes;
  return (
    <>
      <Now ships={ships} />
      <Strip schedule={schedule} ships={ships} />
      <YearStripLegendList
        names={{ firm: t('looks.firm'), closed: t('looks.closed'), today: t('looks.today') }}
      />
      {count > 0 && (
        <p>
          <Link href={paths.openSchedules({ year })}>{t('more', { count })}</Link>
        </p>
      )}
    </>
  );
};

const Framed = ({ year, children }: { year?: string; children: ReactNode }) => {
  const { t } = useTranslation('fleet_today');
  return (
    <Section
      title={t('title')}
      {...(year && { actions: <Link href={paths.openSchedules({ year })}>{t('whole_fleet')}</Link> })}
    >
      {children}
    </Section>
  );
};

const Room = () => (
  <Framed>
    <div className={styles['room']} />
  </Framed>
);

const Year = ({ year }: { year: string }) => {
  const { t } = useTranslation('fleet_today');
  const { data, isPending, isError } = useQuery(openScheduleQuery(year));
  if (isPending) return <Room />;
  if (isError) return null;
  if (data.vessels.length === 0)
    return (
      <Framed>
        <p>{t('unpublished')}</p>
      </Framed>
    );
  return (
    <Framed year={year}>
      <Published schedule={data} />
    </Framed>
  );
};

export const FleetToday = () => {
  const { t } = useTranslation('fleet_today');
  const today = useTodayAsDay();
  const { data, isPending, isError } = useQuery(openDataYearsQuery);
  if (isPending) return <Room />;
  if (isError) return null;
  const year = chooseYearToShow(data, today);
  if (year) return <Year year={year.fiscal_year} />;
  return (
    <Framed>
      <p>{t('unpublished')}</p>
    </Framed>
  );
};
