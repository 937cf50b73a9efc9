import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useList } from '#features/reference/api.ts';
import { DeadlineCountdown } from '../components/deadline-countdown.tsx';
import { type Need, sectionsDone } from './own-application.ts';
import styles from './needs-me.module.css';

const NeedCard = ({ kind, application }: Need) => {
  const { t } = useTranslation('application_form');
  const year = useList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const title = application.project_title ?? t('untitled');
  const progress = sectionsDone(application);
  const isQuestion = kind === 'question';
  const next = progress.done === progress.of ? 'submit' : 'go_on';
  const act = isQuestion ? 'answer' : next;
  return (
    <li className={styles['card']} data-kind={kind}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Icon name={isQuestion ? 'mail' : 'edit'} />
          <span>{isQuestion ? t('home.question', { title }) : title}</span>
        </h3>
        {isQuestion ? (
          <p className={styles['more']}>
            {t('home.question_hint', { id: application.id, year: year?.name })}
          </p>
        ) : (
          <>
            <p className={styles['progress']}>
              <progress value={progress.done} max={progress.of} aria-hidden="true" />
              <span>{t('home.sections', { count: progress.of, done: progress.done })}</span>
            </p>
            {year && (
              <p className={styles['more']}>
                <DeadlineCountdown at={year.deadline_at} />
              </p>
            )}
          </>
        )}
      </div>
      <LinkButton
        variant={isQuestion ? 'primary' : 'secondary'}
        href={paths.request(application.id, act === 'submit' ? { section: 'submit' } : {})}
        icon="arrow-right"
      >
        {t(`home.${act}`)}
        <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
      </LinkButton>
    </li>
  );
};

/** What waits for the reader and nobody else. */
export const NeedsMe = ({ needs }: { needs: readonly Need[] }) => {
  const { t } = useTranslation('application_form');
  if (needs.length === 0) return null;
  return (
    <Section title={t('home.needs_you')}>
      <ul className={styles['list']}>
        {needs.map((need) => (
          <NeedCard key={need.application.id} {...need} />
        ))}
      </ul>
    </Section>
  );
};
