import type { OpenSchedule, OpenVessel } from '@shiptime/domain/plans/versions/open-schedule';
import { type Whereabouts, whereabouts, yearToShow } from '@shiptime/domain/plans/versions/whereabouts';
import { dayInWords, daysInWords } from '@shiptime/domain/shared/day-words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Section } from '#ui/section.tsx';
import { type StripLane, YearStrip } from '#ui/year-strip.tsx';
import { useTodayAsDay } from '../use-today.ts';
import { openScheduleQuery, openYearsQuery } from './open-api.ts';

/** So many ships are read at a glance; the whole fleet is one link away. */
const mostShips = 10;
const order = ['at_sea', 'mobilization', 'demobilization', 'free', 'unavailable'] as const;

const useWords = () => {
  const { t } = useTranslation('fleet_today');
  const { language } = useFormat();
  const day = (date: string) => dayInWords(language, date);
  return {
    now: (found: Whereabouts): string => {
      if (found.kind === 'unavailable')
        return t('unavailable', { name: found.name, until: day(found.until) });
      if (found.kind === 'free') {
        const { next } = found;
        return next ? t('next', { title: next.title, from: day(next.start_date) }) : t('nothing');
      }
      const { title, mobilization_port, demobilization_port } = found.mission;
      if (found.kind === 'at_sea') return t('at_sea', { title, until: day(found.until) });
      const port = found.kind === 'mobilization' ? mobilization_port : demobilization_port;
      return port
        ? t(`in_port.${found.kind}`, { title, port: nameIn(language, port) })
        : t(found.kind, { title });
    },
    stretch: (name: string, start: string, end: string) =>
      t('stretch', { name, days: daysInWords(language, start, end) }),
  };
};

const Picture = ({ schedule }: { schedule: OpenSchedule }) => {
  const { t } = useTranslation('fleet_today');
  const { language } = useFormat();
  const today = useTodayAsDay();
  const words = useWords();
  const { start_date, end_date, name } = schedule.fiscal_year;
  const laneOf = (vessel: OpenVessel, found: Whereabouts): StripLane => ({
    key: vessel.vessel_id,
    name: (
      <>
        <strong>{nameIn(language, vessel)}</strong> – {words.now(found)}
      </>
    ),
    pieces: [
      ...vessel.missions.map((mission) => ({
        key: mission.id,
        look: 'firm' as const,
        start_date: mission.start_date,
        end_date: mission.end_date,
        words: words.stretch(mission.title, mission.start_date, mission.end_date),
      })),
      ...vessel.unavailable.map((each, index) => ({
        key: `closed-${index}`,
        look: 'closed' as const,
        start_date: each.start_date,
        end_date: each.end_date,
        words: words.stretch(each.name, each.start_date, each.end_date),
      })),
    ],
  });
  const lanes = schedule.vessels
    .map((vessel) => ({ vessel, found: whereabouts(vessel, today) }))
    .toSorted((a, b) => order.indexOf(a.found.kind) - order.indexOf(b.found.kind))
    .slice(0, mostShips)
    .map(({ vessel, found }) => laneOf(vessel, found));
  return (
    <YearStrip
      caption={t('caption', { year: name })}
      year={{ start_date, end_date }}
      lanes={lanes}
      today={today}
    />
  );
};

const Year = ({ year }: { year: string }) => {
  const { t } = useTranslation('fleet_today');
  const { data, isPending } = useQuery(openScheduleQuery(year));
  if (isPending) return <Loading />;
  if (!data || data.vessels.length === 0) return null;
  return (
    <Section
      title={t('title')}
      actions={<Link href={paths.openSchedules({ year })}>{t('whole_fleet')}</Link>}
    >
      <Picture schedule={data} />
    </Section>
  );
};

/** Where each ship is planned to be today. For whoever may read the open schedule (record 0063). */
export const FleetToday = () => {
  const today = useTodayAsDay();
  const { data } = useQuery(openYearsQuery);
  const year = data && yearToShow(data, today);
  return year ? <Year year={year.fiscal_year} /> : null;
};
