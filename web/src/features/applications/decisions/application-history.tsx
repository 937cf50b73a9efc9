import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordedInstant } from '#ui/instant.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { UserText } from '#ui/user-text.tsx';
import { isArchived, statuses } from '@shiptime/domain/applications/lifecycle';
import type { Clarification, HistoryEntry } from '@shiptime/domain/applications/wire/history';
import type { VoyageAmendment } from '@shiptime/domain/plans/voyages';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { ReadOnlyCorrections } from './read-only-corrections.tsx';
import { ReopenedFields } from './reopened-fields.tsx';
import { outcomeQuery } from '../outcome/outcome-api.ts';
import { historyQuery, clarificationThreadQuery } from './history-api.ts';
import { StatusChip } from '../components/status-chip.tsx';
import styles from './application-history.module.css';

const nameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

type Step = {
  readonly key: string;
  readonly at: string;
  readonly user: VoyageAmendment['user'];
  readonly statusId: number;
  /** Decision; null if an amended plan was published. */
  readonly action: HistoryEntry['action'] | null;
  readonly reasons: readonly string[];
};

const inOrder = (entries: readonly HistoryEntry[], amendments: readonly VoyageAmendment[]): readonly Step[] =>
  [
    ...entries.map(({ id, created_at: at, user, to_status_id: statusId, action, reason }) => ({
      ...{ key: String(id), at, user, statusId, action },
      reasons: reason == null ? [] : [reason],
    })),
    ...amendments.map(({ at, user, reasons }) => ({
      ...{ key: at, at, user, statusId: statuses.accepted, action: null },
      reasons,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));

const Said = ({ message }: { readonly message: Clarification }) => {
  const { t } = useTranslation('application_form');
  return (
    <li className={styles['message']} data-kind={message.kind}>
      <p className={styles['who']}>
        {t(`story.${message.kind}`, { name: nameOf(message.user) })}{' '}
        <RecordedInstant at={message.created_at} />
      </p>
      <p className={styles['body']}>
        <UserText text={message.body} />
      </p>
      <ReopenedFields fields={message.opened_fields} />
      {message.corrections.length > 0 && <ReadOnlyCorrections corrections={message.corrections} />}
    </li>
  );
};

type ApplicationStoryProps = {
  readonly id: number;
  /** True if the page already shows the open question above. */
  readonly isQuestionShown?: boolean;
};

export const ApplicationHistory = ({ id, isQuestionShown = false }: ApplicationStoryProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const thread = useQuery(clarificationThreadQuery(id));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const history = useQuery(historyQuery(id));
  const lastStatus = history.data?.at(-1)?.to_status_id;
  const { data: outcome } = useQuery(outcomeQuery(id, lastStatus !== undefined && isArchived(lastStatus)));
  const messages = thread.data ?? [];
  const open = isQuestionShown ? messages.findLast(({ kind }) => kind === 'question') : undefined;
  const others = messages.filter((message) => message !== open);
  const told = new Set(messages.map(({ body }) => body));
  const isNew = (reason: string | null | undefined): reason is string => reason != null && !told.has(reason);
  return (
    <>
      {others.length > 0 && (
        <Section title={t('application_form:story.clarification')}>
          <ol className={styles['thread']}>
            {others.map((message) => (
              <Said key={message.id} message={message} />
            ))}
          </ol>
        </Section>
      )}
      <QueryView query={history}>
        {(entries) => (
          <Disclosure
            level={2}
            title={t('application_form:story.history')}
            isOpen={isOpen ?? isNew(entries.at(-1)?.reason)}
            onToggle={setOpen}
          >
            <ol className={styles['thread']}>
              {inOrder(entries, outcome?.amendments ?? []).map((entry) => (
                <li key={entry.key} className={styles['message']}>
                  <p className={styles['who']}>
                    <StatusChip statusId={entry.statusId} />{' '}
                    {entry.action === null
                      ? t('application_form:story.amended')
                      : t(`applications:history.${entry.action}`)}{' '}
                    {t('application_form:story.by', { name: nameOf(entry.user) })}{' '}
                    <RecordedInstant at={entry.at} />
                  </p>
                  {entry.reasons.filter(isNew).map((reason) => (
                    <p key={reason} className={styles['body']}>
                      <UserText text={reason} />
                    </p>
                  ))}
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </QueryView>
    </>
  );
};
