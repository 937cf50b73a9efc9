import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outlook, CompetingApplication } from '@shiptime/domain/plans/wire/outlook';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useVesselFitLabels } from '#features/applications/components/use-vessel-fits.ts';
import { VerdictMark } from '#features/applications/components/verdict.tsx';
import { useVesselName } from '#features/vessels/use-vessel-name.ts';
import { sumRequestedDays } from './inbox-table-order.ts';
import styles from './requested-weeks.module.css';

const parts = ['used_days', 'transit_days', 'constraint_days'] as const;

type Stretch = Outlook['weeks'][number];

const WeekBars = ({ weeks }: { weeks: readonly Stretch[] }) => (
  <div className={styles['bars']} aria-hidden="true">
    {weeks.map((week) => (
      <span key={week.start_date} className={styles['week']} style={{ flexGrow: week.days }}>
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ blockSize: `${(week[part] / week.days) * 100}%` }} />
        ))}
      </span>
    ))}
  </div>
);

const useShare = () => {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  return ({ wanted }: Outlook) =>
    t('weeks.share', {
      free: number(wanted.free_days),
      count: wanted.days,
      used: number(wanted.used_days),
      transit: number(wanted.transit_days),
      constraint: number(wanted.constraint_days),
    });
};

const InARow = ({ outlook: { needed_days: needed, free_in_a_row: free } }: { outlook: Outlook }) => {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  if (needed === null || free === null) return null;
  const words = t('weeks.in_a_row', { count: free, needed: number(needed) });
  return free < needed ? (
    <p className={styles['short']}>
      <Icon name="alert" size={18} /> {words}
    </p>
  ) : (
    <p>{words}</p>
  );
};

const Rivals = ({ rivals }: { rivals: readonly CompetingApplication[] }) => {
  const { t } = useTranslation(['review', 'application_form', 'applications']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (rivals.length === 0) return <p>{t('review:weeks.no_rivals')}</p>;
  const days = rivals.reduce((sum, rival) => sum + sumRequestedDays(rival), 0);
  return (
    <div>
      <PlainButton small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('review:weeks.rivals', { count: rivals.length, days: format.days(days) })}
      </PlainButton>
      {isOpen && (
        <ul className={styles['list']}>
          {rivals.map((rival) => (
            <li key={rival.id}>
              <Link href={paths.request(rival.id)}>
                <UserText text={rival.project_title ?? t('application_form:untitled')} />
              </Link>{' '}
              <NonBreakingDates
                text={t('review:weeks.rival', {
                  days: format.days(sumRequestedDays(rival)),
                  start: rival.operational_window_start ?? '–',
                  end: rival.operational_window_end ?? '–',
                })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Fits = ({ fits, nameOf }: { fits: Outlook['fits']; nameOf: (id: number) => string }) => {
  const { t } = useTranslation('review');
  const fitWords = useVesselFitLabels();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const others = fits.length - 1;
  return (
    <section>
      <h4>{t('weeks.fits')}</h4>
      <ul className={styles['list']}>
        {fits.slice(0, isNarrow && !isOpen ? 1 : undefined).map((fit) => (
          <li key={fit.vessel_id}>
            <span className={styles['ship']}>{nameOf(fit.vessel_id)}</span>{' '}
            <VerdictMark verdict={fit.verdict} />
            <span className={styles['why']}>{fitWords(fit).details}</span>
          </li>
        ))}
      </ul>
      {isNarrow && others > 0 && (
        <PlainButton small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('weeks.other_ships', { count: others })}
        </PlainButton>
      )}
    </section>
  );
};

export const RequestedWeeks = ({ outlook }: { outlook: Outlook }) => {
  const { t } = useTranslation('review');
  const share = useShare();
  const nameOf = useVesselName();
  const { wanted, weeks, rivals, fits, vessel_id } = outlook;
  return (
    <div className={styles['weeks']}>
      <section>
        <h4>{t('weeks.title', { vessel: nameOf(vessel_id) })}</h4>
        <WeekBars weeks={weeks} />
        <p className={styles['ends']} aria-hidden="true">
          <NonBreakingDates text={wanted.start_date} />
          <NonBreakingDates text={wanted.end_date} />
        </p>
        <p>{share(outlook)}</p>
        <InARow outlook={outlook} />
        <Rivals rivals={rivals} />
      </section>
      <Fits fits={fits} nameOf={nameOf} />
    </div>
  );
};
