import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api-client.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { applicationsKey } from '../api.ts';
import type { Person } from '@shiptime/domain/accounts/wire';
import { StatusChip } from './status-chip.tsx';
import styles from './application-story.module.css';

type Message = {
  readonly id: number;
  readonly kind: 'question' | 'answer';
  readonly body: string;
  readonly user: Person;
  readonly created_at: string;
};

type Entry = {
  readonly id: number;
  readonly to_status_id: number;
  readonly action: string;
  readonly reason: string | null;
  readonly user: Person;
  readonly created_at: string;
};

const listOf = <T,>(id: number, what: 'clarifications' | 'history') =>
  queryOptions({
    queryKey: [...applicationsKey, id, what] as const,
    queryFn: ({ signal }) =>
      api
        .get<{ data: readonly T[] }>(`/ship_time_requests/${id}/${what}`, { signal })
        .then((answer) => answer.data),
  });

const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/**
 * What was asked and answered since the submission, and every step with who, when and why: open at first where the last
 * step came with a reason.
 */
export const ApplicationStory = ({ id }: { id: number }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const thread = useQuery(listOf<Message>(id, 'clarifications'));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const history = useQuery(listOf<Entry>(id, 'history'));
  return (
    <>
      {thread.data && thread.data.length > 0 && (
        <Section title={t('application_form:story.clarification')}>
          <ol className={styles['thread']}>
            {thread.data.map((message) => (
              <li key={message.id} className={styles['message']} data-kind={message.kind}>
                <p className={styles['who']}>
                  {t(`application_form:story.${message.kind}`, { name: nameOf(message.user) })}{' '}
                  <Instant at={message.created_at} />
                </p>
                <p className={styles['body']}>{message.body}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <QueryView query={history}>
        {(entries) => (
          <Disclosure
            level={2}
            title={t('application_form:story.history')}
            isOpen={isOpen ?? entries.at(-1)?.reason != null}
            onToggle={setOpen}
          >
            <ol className={styles['thread']}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles['message']}>
                  <p className={styles['who']}>
                    <StatusChip statusId={entry.to_status_id} />{' '}
                    {t(`applications:history.${entry.action}` as never)}{' '}
                    {t('application_form:story.by', { name: nameOf(entry.user) })}{' '}
                    <Instant at={entry.created_at} />
                  </p>
                  {entry.reason && <p className={styles['body']}>{entry.reason}</p>}
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </QueryView>
    </>
  );
};
