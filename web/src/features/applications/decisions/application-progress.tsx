import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Stages } from '@shiptime/domain/applications/wire/stages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, translationAt, useLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Deadline, RecordedInstant } from '#ui/instant.tsx';
import { Link } from '#ui/link.tsx';
import { stagesQuery } from '../stages-query.ts';
import { useLatestQuestion } from './open-question.tsx';
import { useNow } from '#lib/use-now.ts';
import styles from './application-progress.module.css';

type Name = { readonly first_name: string; readonly last_name: string };
const fullName = ({ first_name, last_name }: Name): string => `${first_name} ${last_name}`;

const icons = { done: 'check', current: 'arrow-right', to_come: 'minus', not_reached: 'minus' } as const;

const StageTime = ({ at }: { at: string | null }) =>
  at && (
    <span className={styles['at']}>
      <RecordedInstant at={at} />
    </span>
  );

type ChainProps = Pick<Stages, 'chain'> & {
  readonly isAsked: boolean;
  readonly isYourTurn: boolean;
  readonly askedAt: string | undefined;
};

const Chain = ({ chain, isAsked, isYourTurn, askedAt }: ChainProps) => {
  const { t } = useTranslation('application_form');
  return (
    <ol className={styles['chain']}>
      {chain.map(({ stage, state, started_at }) => (
        <li
          key={stage}
          className={styles['stage']}
          data-state={state === 'current' && isAsked ? 'asked' : state}
          {...(state === 'current' && { 'aria-current': 'step' as const })}
        >
          <span className={styles['mark']}>
            <Icon name={icons[state]} size={16} label={t(`where.states.${state}`)} />
          </span>
          <span className={styles['name']}>{t(`where.stages.${stage}`)}</span>
          {state === 'current' && isAsked && (
            <span className={styles['turn']}>{t(isYourTurn ? 'where.asks_you' : 'where.asked')}</span>
          )}
          <StageTime at={(state === 'current' && isAsked && askedAt) || started_at} />
        </li>
      ))}
    </ol>
  );
};

const Ended = ({ outcome, outcome_at }: { outcome: string; outcome_at: string | null }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  return (
    <p>
      {t('application_form:where.ended', {
        status: translationAt(`applications:statuses.${outcome}`) ?? outcome,
      })}{' '}
      {outcome_at && <RecordedInstant at={outcome_at} />}
    </p>
  );
};

const Underway = (props: Stages & { readonly isYourTurn: boolean }) => {
  const { waiting_for, people, next, next_at, results_expected, isYourTurn } = props;
  const { t } = useTranslation('application_form');
  const { list, longYearMonth } = useFormat();
  const thisMonth = new Date(useNow(60_000)).toISOString().slice(0, 7);
  return (
    <ul className={styles['sentences']}>
      <li>
        {t(isYourTurn ? 'where.with.you' : `where.with.${waiting_for ?? 'nobody'}`)}
        {people.length > 0 && ` (${list(people.map(fullName))})`}
      </li>
      {next && (
        <li>
          {t(next_at ? 'where.next_from' : 'where.next', { stage: t(`where.stages.${next}`) })}
          {next_at && (
            <>
              {' '}
              <Deadline at={next_at} />
            </>
          )}
        </li>
      )}
      {thisMonth <= results_expected && (
        <li>{t('where.results', { month: longYearMonth(results_expected) })}</li>
      )}
    </ul>
  );
};

const isTurnOf = ({ can }: Application, { current, waiting_for }: Stages): boolean => {
  if (waiting_for === 'coordinators') return can['reject'] === true;
  return waiting_for === 'proponents' && can[current === 'draft' ? 'edit' : 'respond'] === true;
};

type Props = { readonly application: Application; readonly isOpenAtFirst: boolean };

export const ApplicationProgress = ({ application, isOpenAtFirst }: Props) => {
  const { id } = application;
  const { t } = useTranslation('application_form');
  const language = useLanguage();
  const { data: stages } = useQuery(stagesQuery(id));
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? isOpenAtFirst;
  const question = useLatestQuestion(id, application.status_id === statuses.clarification_needed);
  if (!stages) return null;
  const isAsked = stages.current !== 'draft' && stages.waiting_for === 'proponents';
  const isYourTurn = isTurnOf(application, stages);
  return (
    <Disclosure
      title={t('where.title')}
      level={2}
      isOpen={open}
      onToggle={setToggled}
      aside={isAsked ? t(isYourTurn ? 'where.asks_you' : 'where.asked') : t(`where.stages.${stages.current}`)}
    >
      <Chain chain={stages.chain} isAsked={isAsked} isYourTurn={isYourTurn} askedAt={question?.created_at} />
      {stages.vessel && <p>{t('where.vessel', { vessel: nameInLanguage(language, stages.vessel) })}</p>}
      {stages.receipt && (
        <p>
          {t('where.receipt')}{' '}
          <span className={styles['receipt']}>
            <Link href={paths.receipt(stages.receipt)}>{stages.receipt}</Link>
          </span>
        </p>
      )}
      {stages.outcome ? (
        <Ended outcome={stages.outcome} outcome_at={stages.outcome_at} />
      ) : (
        <Underway {...stages} isYourTurn={isYourTurn} />
      )}
    </Disclosure>
  );
};
