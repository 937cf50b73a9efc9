import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { DeadlineCountdown } from '../components/deadline-countdown.tsx';
import { type PendingTask, countCompleteSections } from './own-application.ts';
import styles from './pending-tasks.module.css';

type OfApplication = Exclude<PendingTask, { kind: 'remark' }>;
type OfRemark = Extract<PendingTask, { kind: 'remark' }>;

const Hint = ({ kind, application }: OfApplication) => {
  const { t } = useTranslation('application_form');
  const year = useReferenceList('fiscal_years').find(({ id }) => id === application.fiscal_year_id);
  const key = kind === 'question' ? 'home.question_hint' : 'home.report_hint';
  return (
    <p className={styles['more']}>
      <NonBreakingDates text={t(key, { id: application.id, year: year?.name })} />
    </p>
  );
};

const DraftHint = ({ application }: Pick<PendingTask, 'application'>) => {
  const { t } = useTranslation('application_form');
  const progress = countCompleteSections(application);
  return (
    <p className={styles['progress']}>
      <progress value={progress.done} max={progress.of} aria-hidden="true" />
      <span>{t('home.sections', { count: progress.of, done: progress.done })}</span>
    </p>
  );
};

const Deadlines = ({ needs }: { needs: readonly PendingTask[] }) => {
  const { t } = useTranslation('application_form');
  const named = new Set(
    needs.filter(({ kind }) => kind === 'draft').map(({ application }) => application.fiscal_year_id),
  );
  const years = useReferenceList('fiscal_years').filter(({ id }) => named.has(id));
  return years.map(({ id, name, deadline_at }) => (
    <p key={id}>
      {t('home.drafts_of', { year: name })} <DeadlineCountdown at={deadline_at} />
    </p>
  ));
};

const icons = { question: 'mail', draft: 'edit', report: 'ship' } as const;

const actOf = ({ kind, application }: OfApplication) => {
  if (kind === 'question') return 'answer';
  if (kind === 'report') return 'report';
  const { done, of } = countCompleteSections(application);
  return done === of && application.can['submit'] ? 'submit' : 'go_on';
};

const NeedCard = (need: OfApplication) => {
  const { t } = useTranslation('application_form');
  const { kind, application } = need;
  const title = application.project_title ?? t('untitled');
  const act = actOf(need);
  const heading = (
    <UserText text={title} within={kind === 'draft' ? title : t(`home.${kind}_of`, { title })} />
  );
  const wanted = {
    answer: { act: 'respond' },
    submit: { section: 'submit' },
    go_on: {},
    report: {},
  } as const;
  const href = paths.request(application.id, wanted[act]);
  return (
    <li className={styles['card']} data-kind={kind}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Icon name={icons[kind]} />
          <span>{heading}</span>
        </h3>
        {kind === 'draft' ? <DraftHint application={application} /> : <Hint {...need} />}
      </div>
      <LinkButton
        variant={kind === 'question' ? 'primary' : 'secondary'}
        href={kind === 'report' ? paths.report(application.id) : href}
        icon="arrow-right"
      >
        {t(`home.${act}`)}
        <VisuallyHidden>
          <UserText text={title} within={` – ${title}`} />
        </VisuallyHidden>
      </LinkButton>
    </li>
  );
};

const RemarkCard = ({ application, remark }: OfRemark) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id, section, body, user } = remark;
  const title = application.project_title ?? t('application_form:untitled');
  return (
    <li className={styles['card']} data-kind="remark">
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Icon name="comment" />
          <span className={styles['asked']}>
            <UserText
              text={body}
              within={t('application_form:home.remark_of', { name: user.first_name, words: body })}
            />
          </span>
        </h3>
        <p className={styles['more']}>
          <UserText
            text={title}
            within={t('application_form:home.remark_hint', {
              id: application.id,
              title,
              section: t(`applications:sections.${section}`),
            })}
          />
        </p>
      </div>
      <LinkButton href={paths.request(application.id, { section, remark: id })} icon="arrow-right">
        {t('application_form:home.to_remark')}
        <VisuallyHidden>
          <UserText text={title} within={` – ${user.first_name} – ${title}`} />
        </VisuallyHidden>
      </LinkButton>
    </li>
  );
};

export const PendingTasks = ({ needs }: { needs: readonly PendingTask[] }) => {
  const { t } = useTranslation('application_form');
  if (needs.length === 0) return null;
  return (
    <Section title={t('home.needs_you')}>
      <Deadlines needs={needs} />
      <ul className={styles['list']}>
        {needs.map((need) =>
          need.kind === 'remark' ? (
            <RemarkCard key={`remark ${need.remark.id}`} {...need} />
          ) : (
            <NeedCard key={`${need.kind} ${need.application.id}`} {...need} />
          ),
        )}
      </ul>
    </Section>
  );
};
