import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { describeVoyageMoments } from '@shiptime/domain/plans/words/moment-words';
import type { Translate } from '@shiptime/domain/plans/words/plan-formatter';
import {
  describeVoyageBerths,
  describeVoyagePortCalls,
  describeVoyageDates,
  describeVoyagePartner,
  describeVoyagePorts,
} from '@shiptime/domain/plans/words/voyage-words';
import { dayOfInstant, useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { serverNow } from '#lib/server-clock.ts';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './voyage-card.module.css';

const Amendment = ({ reopened, replanned }: Pick<Voyage, 'reopened' | 'replanned'>) => {
  const { t } = useTranslation('application_form');
  if (!replanned) return reopened && <p>{t('outcome.reopened')}</p>;
  return (
    <Notice tone="warning">
      <p>{t('outcome.replanned')}</p>
    </Notice>
  );
};

const useVoyageFacts = (voyage: Voyage) => {
  const { t } = useTranslation(['application_form', 'plans']);
  const { t: tp } = useTranslation('plans');
  const { language, number, days } = useFormat();
  const said = { language, t: tp as unknown as Translate };
  const calls = describeVoyagePortCalls(said, voyage);
  return [
    { key: 'number', term: tp('fields.voyage_number.label'), value: voyage.voyage_number },
    {
      key: 'moments',
      term: t('application_form:outcome.moments'),
      value: describeVoyageMoments(said, voyage),
    },
    { key: 'ports', term: t('application_form:outcome.ports'), value: describeVoyagePorts(said, voyage) },
    {
      key: 'calls',
      term: tp('fields.port_call_stops.label'),
      value: calls.length === 0 ? null : calls.map((call) => <div key={call}>{call}</div>),
    },
    {
      key: 'together',
      term: t('application_form:outcome.shared'),
      value: describeVoyagePartner(said, voyage),
    },
    { key: 'berths', term: t('application_form:outcome.berths'), value: describeVoyageBerths(said, voyage) },
    {
      key: 'days',
      term: t('application_form:outcome.days'),
      value: t('application_form:outcome.days_of', {
        operational: days(voyage.operational_days),
        mobilization: number(voyage.mobilization_days),
        demobilization: number(voyage.demobilization_days),
      }),
    },
  ];
};

const usePartOf = (voyage: Voyage, all: readonly Voyage[]): string | null => {
  const { t } = useTranslation('application_form');
  const parts = all
    .filter(({ fiscal_year_id }) => fiscal_year_id === voyage.fiscal_year_id)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.start_fraction - b.start_fraction);
  const number = parts.findIndex(({ mission_id }) => mission_id === voyage.mission_id) + 1;
  return parts.length > 1 ? t('outcome.part', { number, total: parts.length }) : null;
};

type VoyageCardProps = {
  readonly voyage: Voyage;
  /** Voyages of the same application. */
  readonly all?: readonly Voyage[];
  readonly isOwn: boolean;
  readonly level: 2 | 3;
  readonly kicker?: ReactNode;
  readonly actions?: ReactNode;
  readonly map?: ReactNode;
  readonly children?: ReactNode;
};

const alone: readonly Voyage[] = [];

export const VoyageCard = ({
  voyage,
  all = alone,
  isOwn,
  level,
  kicker,
  actions,
  map,
  children,
}: VoyageCardProps) => {
  const { t } = useTranslation(['application_form', 'plans']);
  const { t: tp } = useTranslation('plans');
  const { language } = useFormat();
  const id = useId();
  const isOver = voyage.end_date < dayOfInstant(new Date(serverNow()).toISOString());
  const Heading = `h${level}` as const;
  const said = { language, t: tp as unknown as Translate };
  const facts = useVoyageFacts(voyage);
  const part = usePartOf(voyage, all);
  return (
    <section aria-labelledby={id} className={styles['card']}>
      <div className={styles['words']}>
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        {part && <p className={styles['kicker']}>{part}</p>}
        <Heading id={id} className={styles['title']}>
          {t(`application_form:outcome.${isOver ? 'over' : 'ahead'}.${isOwn ? 'you' : 'they'}`, {
            vessel: nameInLanguage(language, voyage.vessel),
            days: describeVoyageDates(said, voyage),
          })}
        </Heading>
        <dl className={styles['facts']}>
          {facts
            .filter(({ value }) => value !== null)
            .map(({ key, term, value }) => (
              <div key={key}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {children}
        {!isOver && <Amendment {...voyage} />}
        <div className={styles['actions']} data-no-print>
          {actions}
          <LinkButton
            icon="ship"
            href={paths.shipSchedules({ fiscalYearId: voyage.fiscal_year_id, mission: voyage.mission_id })}
          >
            {t('application_form:outcome.in_schedule')}
          </LinkButton>
        </div>
      </div>
      {map}
    </section>
  );
};
