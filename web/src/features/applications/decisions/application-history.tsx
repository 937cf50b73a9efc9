import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '#ui/instant.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Clarification } from '@shiptime/domain/applications/wire/history';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { ReadOnlyCorrections } from './read-only-corrections.tsx';
import { ReopenedFields } from './reopened-fields.tsx';
import { historyQuery, threadQuery } from './history-api.ts';
import { StatusChip } from '../components/status-chip.tsx';
import styles from './application-history.module.css';

const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

const Said = ({ message }: { readonly message: Clarification }) => {
  const { t } = useTranslation('application_form');
  return (
    <li className={styles['message']} data-kind={message.kind}>
      <p className={styles['who']}>
        {t(`story.${message.kind}`, { name: nameOf(message.user) })} <Instant at={message.created_at} />
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
  const thread = useQuery(threadQuery(id));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const history = useQuery(historyQuery(id));
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
              {entries.map((entry) => (
                <li key={entry.id} className={styles['message']}>
                  <p className={styles['who']}>
                    <StatusChip statusId={entry.to_status_id} /> {t(`applications:history.${entry.action}`)}{' '}
                    {t('application_form:story.by', { name: nameOf(entry.user) })}{' '}
                    <Instant at={entry.created_at} />
                  </p>
                  {isNew(entry.reason) && (
                    <p className={styles['body']}>
                      <UserText text={entry.reason} />
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </QueryView>
    </>
  );
};
