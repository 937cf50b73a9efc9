import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WholeDays } from '#ui/whole-days.tsx';
import { DecisionButtons } from '#features/applications/deciding/decision-buttons.tsx';
import { ProposedCorrections } from '#features/applications/deciding/proposed-corrections.tsx';
import { StatusChip } from '#features/applications/components/status-chip.tsx';
import { useList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { Outlook } from '@shiptime/domain/plans/wire/outlook';
import type { Listed, ListProps } from '../listed.ts';
import { StandingLine } from '../standings/standing-line.tsx';
import { useRankDrop } from '../standings/use-rank-drop.ts';
import { CouldShare } from './could-share.tsx';
import styles from './inbox-card.module.css';
import { titleId } from '../inbox-titles.ts';
import { WantedWeeks } from './wanted-weeks.tsx';

const readinessIcons = {
  ready: 'check',
  waiting_for_answer: 'clock',
  waiting_for_deadline: 'clock',
} as const;

const useFacts = (item: Listed): readonly (readonly [string, string])[] => {
  const { t } = useTranslation('review');
  const format = useFormat();
  const vessels = useVessels();
  const years = useList('fiscal_years');
  const vesselName = (id: unknown) => {
    const vessel = vessels.find((candidate) => candidate.id === id);
    return vessel ? nameIn(format.language, vessel) : '–';
  };
  const number = (value: unknown) => (typeof value === 'number' ? format.number(value) : '–');
  const days = (value: unknown) => (typeof value === 'string' ? value : '–');
  return [
    [t('inbox.fiscal_year'), years.find(({ id }) => id === item.fiscal_year_id)?.name ?? ''],
    [t('inbox.first_choice'), vesselName(item['vessel_preference_1_id'])],
    [t('inbox.second_choice'), vesselName(item['vessel_preference_2_id'])],
    [t('inbox.days'), number(item['operational_days'])],
    [
      t('inbox.window'),
      t('inbox.from_to', {
        from: days(item['operational_window_start']),
        to: days(item['operational_window_end']),
      }),
    ],
    [t('inbox.berths'), `${number(item['min_science_berths'])} / ${number(item['ideal_science_berths'])}`],
  ];
};

type InboxCardProps = Pick<ListProps, 'ranking'> & {
  readonly item: Listed;
  readonly outlook: Outlook | undefined;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDeciding: (isOpen: boolean) => void;
  readonly onDecided: () => void;
  readonly home: () => HTMLElement | null;
};

/** Which application it is, whose, and how long it has waited. */
const Head = ({ item, title }: { item: Listed; title: string }) => {
  const { t } = useTranslation(['review', 'applications']);
  const { primaryProponent: person } = item;
  return (
    <>
      <div className={styles['head']}>
        <h3 id={titleId(item.id)} className={styles['title']}>
          <Link href={paths.request(item.id)}>{title}</Link>
        </h3>
        <StatusChip statusId={item.status_id} />
        {item.readiness && (
          <Chip icon={readinessIcons[item.readiness]}>{t(`applications:readiness.${item.readiness}`)}</Chip>
        )}
        {Boolean(item.proposed_corrections) && (
          <Chip icon="edit">{t('applications:corrections.chip', { count: item.proposed_corrections })}</Chip>
        )}
      </div>
      <p className={styles['who']}>
        {t('review:inbox.who', {
          id: item.id,
          name: person ? `${person.first_name} ${person.last_name}` : '',
          affiliation: person?.affiliation ?? '–',
        })}{' '}
        {item.age_days !== undefined && t('review:inbox.age', { count: item.age_days })}
      </p>
    </>
  );
};

/** One application that waits: what a coordinator weighs, and what can be decided. */
export const InboxCard = (props: InboxCardProps) => {
  const { item, outlook, ranking, isOpened, onOpen, isChosen, onChoose, onDeciding, onDecided, home } = props;
  const { t } = useTranslation(['review', 'applications', 'application_form']);
  const facts = useFacts(item);
  const card = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useRankDrop(card, item, ranking);
  const title = item.project_title ?? t('application_form:untitled');
  return (
    <article
      ref={card}
      {...dropProps}
      className={styles['card']}
      data-drop={isDropTarget || undefined}
      data-opened={isOpened || undefined}
      aria-labelledby={titleId(item.id)}
    >
      <Head item={item} title={title} />
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <WholeDays text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <StandingLine item={item} ranking={ranking} />
      {outlook && <WantedWeeks outlook={outlook} />}
      <CouldShare item={item} />
      {Boolean(item.proposed_corrections) && item.can['correct'] && (
        <ProposedCorrections id={item.id} onDone={onDecided} />
      )}
      <div className={styles['foot']}>
        <DecisionButtons application={item} onDone={onDecided} onOpenChange={onDeciding} home={home} />
        <span className={styles['beside']}>
          <Button icon="document" isDisabled={isOpened} onPress={onOpen}>
            {t('review:inbox.open_beside')}
          </Button>
        </span>
        {item.can['accept'] && (
          <Checkbox
            label={
              <>
                {t('review:several.choose')} <VisuallyHidden>{title}</VisuallyHidden>
              </>
            }
            value={isChosen}
            onChange={onChoose}
          />
        )}
      </div>
    </article>
  );
};
