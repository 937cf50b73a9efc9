import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { UserText } from '#ui/user-text.tsx';
import { StatusChip } from '#features/applications/components/status-chip.tsx';
import { ApplicationHistory } from '#features/applications/decisions/application-history.tsx';
import { DecisionButtons } from '#features/applications/decisions/decision-buttons.tsx';
import { ProposedCorrections } from '#features/applications/decisions/proposed-corrections.tsx';
import { WithdrawalRequest } from '#features/applications/decisions/withdrawal-request.tsx';
import { ReadOnlyForm } from '#features/applications/request-form/read-only-form.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { InboxRow } from '../inbox-row.ts';
import { chosenHeadingId } from '../inbox-titles.ts';
import { StandingLine } from '../standings/standing-line.tsx';
import type { RankingControls } from '../standings/use-ranking.ts';
import { ShareableVoyages } from './shareable-voyages.tsx';
import type { InboxTableRow } from './inbox-table-order.ts';
import { RequestedWeeks } from './requested-weeks.tsx';
import styles from './chosen-application.module.css';

const readinessIcons = {
  ready: 'check',
  withdrawal_asked: 'alert',
  waiting_for_answer: 'clock',
  waiting_for_deadline: 'clock',
} as const;

const useFacts = ({ item, needs }: InboxTableRow): readonly (readonly [string, string])[] => {
  const { t } = useTranslation('review');
  const format = useFormat();
  const vessels = useVessels();
  const years = useReferenceList('fiscal_years');
  const vesselName = (id: unknown) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameInLanguage(format.language, vessel) : '–';
  };
  const number = (value: number | null | undefined) => (value == null ? '–' : format.number(value));
  return [
    [t('inbox.fiscal_year'), years.find(({ id }) => id === item.fiscal_year_id)?.name ?? ''],
    [t('inbox.days'), number(item.operational_days)],
    [
      t('inbox.window'),
      t('inbox.from_to', {
        from: item.operational_window_start ?? '–',
        to: item.operational_window_end ?? '–',
      }),
    ],
    [t('inbox.berths'), `${number(item.min_science_berths)} / ${number(item.ideal_science_berths)}`],
    [t('inbox.first_choice'), vesselName(item.vessel_preference_1_id)],
    [t('inbox.second_choice'), vesselName(item.vessel_preference_2_id)],
    [t('table.needs'), needs || '–'],
  ];
};

const Facts = ({ row }: { row: InboxTableRow }) => (
  <dl className={styles['facts']}>
    {useFacts(row).map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <NonBreakingDates text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const Chips = ({ item }: { item: InboxRow }) => {
  const { t } = useTranslation('applications');
  const readiness = item.readiness ?? (item.withdrawal_asked_at ? 'withdrawal_asked' : null);
  return (
    <Row>
      <StatusChip statusId={item.status_id} />
      {readiness && <Chip icon={readinessIcons[readiness]}>{t(`readiness.${readiness}`)}</Chip>}
      {Boolean(item.proposed_corrections) && (
        <Chip icon="edit">{t('corrections.chip', { count: item.proposed_corrections })}</Chip>
      )}
    </Row>
  );
};

type ChosenProps = {
  readonly row: InboxTableRow;
  readonly ranking: RankingControls;
  readonly isAlone: boolean;
  readonly onBack: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDeciding: (isOpen: boolean) => void;
  readonly onDecided: () => void;
  readonly home: () => HTMLElement | null;
};

const Head = ({ row, isAlone, onBack, onStep, onDeciding, onDecided, home }: ChosenProps) => {
  const { t } = useTranslation(['review', 'application_form']);
  const { item } = row;
  const { primaryProponent: person } = item;
  const title = item.project_title ?? t('application_form:untitled');
  const affiliation = person?.affiliation ?? '–';
  return (
    <header className={styles['head']}>
      {isAlone && (
        <Button small icon="arrow-left" onPress={onBack}>
          {t('review:inbox.back')}
        </Button>
      )}
      <div className={styles['name']}>
        <h2 id={chosenHeadingId} tabIndex={-1} aria-live={isAlone ? 'polite' : 'off'}>
          <UserText text={title} />
        </h2>
        <IconButton small icon="arrow-up" label={t('review:inbox.previous')} onPress={() => onStep(-1)} />
        <IconButton small icon="arrow-down" label={t('review:inbox.next')} onPress={() => onStep(1)} />
      </div>
      <p className={styles['who']}>
        <UserText
          text={affiliation}
          within={t('review:inbox.who', {
            id: item.id,
            name: person ? `${person.first_name} ${person.last_name}` : '',
            affiliation,
          })}
          isName
        />{' '}
        {item.age_days !== undefined && t('review:inbox.age', { count: item.age_days })}
      </p>
      <Chips item={item} />
      <WithdrawalRequest application={item} />
      <DecisionButtons
        key={item.id}
        application={item}
        onDone={onDecided}
        onOpenChange={onDeciding}
        home={home}
      />
    </header>
  );
};

export const ChosenApplication = (props: ChosenProps) => {
  const { row, ranking, isAlone, onDecided } = props;
  const { t } = useTranslation(['review', 'application_form']);
  const { item, outlook } = row;
  const title = item.project_title ?? t('application_form:untitled');
  return (
    <aside
      className={styles['pane']}
      data-alone={isAlone}
      aria-label={t('review:inbox.beside', { title })}
      data-chosen-application
    >
      <Head {...props} />
      <Stack key={item.id}>
        <Facts row={row} />
        <StandingLine item={item} ranking={ranking} />
        {outlook && <RequestedWeeks outlook={outlook} />}
        <ShareableVoyages item={item} />
        {Boolean(item.proposed_corrections) && item.can['correct'] && (
          <ProposedCorrections id={item.id} onDone={onDecided} />
        )}
        <p>
          <Link href={paths.request(item.id)}>{t('review:inbox.own_page')}</Link>
        </p>
        <ApplicationHistory id={item.id} />
        <ReadOnlyForm id={item.id} />
      </Stack>
    </aside>
  );
};
