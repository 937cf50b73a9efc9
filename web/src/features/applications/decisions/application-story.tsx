import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { useFormat } from '#lib/format.ts';
import { Instant } from '#ui/instant.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { ReadOnlyCorrections } from './read-only-corrections.tsx';
import { historyQuery, threadQuery } from './story-api.ts';
import { StatusChip } from '../components/status-chip.tsx';
import styles from './application-story.module.css';

const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

const Opened = ({ fields }: { fields: readonly ApplicationField[] }) => {
  const { t } = useTranslation('applications');
  const { list } = useFormat();
  if (fields.length === 0) return null;
  return <p>{t('corrections.asked', { fields: list(fields.map((field) => t(`fields.${field}.label`))) })}</p>;
};

export const ApplicationStory = ({ id }: { id: number }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const thread = useQuery(threadQuery(id));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const history = useQuery(historyQuery(id));
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
                <p className={styles['body']}>
                  <UserText text={message.body} />
                </p>
                <Opened fields={message.opened_fields} />
                {message.corrections.length > 0 && <ReadOnlyCorrections corrections={message.corrections} />}
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
                    <StatusChip statusId={entry.to_status_id} /> {t(`applications:history.${entry.action}`)}{' '}
                    {t('application_form:story.by', { name: nameOf(entry.user) })}{' '}
                    <Instant at={entry.created_at} />
                  </p>
                  {entry.reason && (
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
