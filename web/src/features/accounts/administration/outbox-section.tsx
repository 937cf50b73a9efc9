import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MailState, mailStates } from '@shiptime/domain/accounts/mail-states';
import type { OutboxMail } from '@shiptime/domain/accounts/administration-wire';
import { useFormat } from '#lib/format.ts';
import { IconButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Instant } from '#ui/instant.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { outboxQuery } from './logs-api.ts';
import styles from './outbox-section.module.css';
import { ResendMailDialog } from './resend-mail-dialog.tsx';

const MailStateCell = ({ mail }: { mail: OutboxMail }) => {
  const { t } = useTranslation('administration');
  const { instant } = useFormat();
  const troubles = [
    mail.last_error,
    mail.last_error && t('outbox.attempts', { count: mail.attempts }),
    mail.last_error &&
      mail.next_attempt_at &&
      t('outbox.next_attempt', { at: instant(mail.next_attempt_at) }),
  ].filter(Boolean);
  return (
    <>
      <Chip>{t(`outbox.states.${mail.state}`)}</Chip>
      {troubles.length > 0 && <div>{troubles.join(', ')}</div>}
    </>
  );
};

const useColumns = (onResend: (mail: OutboxMail) => void): readonly TableColumn<OutboxMail>[] => {
  const { t } = useTranslation('administration');
  const { instant } = useFormat();
  return [
    {
      key: 'subject',
      header: t('outbox.columns.subject'),
      isRowHeader: true,
      cell: ({ subject, language }) => <span lang={language}>{subject}</span>,
    },
    {
      key: 'to',
      header: t('outbox.columns.to'),
      cell: ({ to }) => (
        <span className={styles['address']}>
          <EmailText email={to} />
        </span>
      ),
    },
    {
      key: 'state',
      header: t('outbox.columns.state'),
      cell: (mail) => <MailStateCell mail={mail} />,
    },
    {
      key: 'created_at',
      header: t('outbox.columns.created_at'),
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      key: 'sent_at',
      header: t('outbox.columns.sent_at'),
      cell: ({ sent_at }) => (sent_at ? <Instant at={sent_at} /> : '–'),
    },
    {
      key: 'actions',
      header: '',
      label: t('outbox.actions'),
      isShort: true,
      cell: (mail) =>
        mail.can_resend ? (
          <IconButton
            small
            icon="send"
            label={t('outbox.resend_named', { to: mail.to, at: instant(mail.created_at) })}
            onPress={() => onResend(mail)}
          />
        ) : (
          t('outbox.link_gone_short')
        ),
    },
  ];
};

export const OutboxSection = () => {
  const { t } = useTranslation('administration');
  const [resending, setResending] = useState<OutboxMail | null>(null);
  const [sought, setSought] = useState('');
  const [state, setState] = useState<MailState | null>(null);
  const [page, setPage] = useState(1);
  const q = useDeferredValue(sought.trim());
  const query = useQuery({ ...outboxQuery(q, state, page), placeholderData: keepPreviousData });
  const columns = useColumns(setResending);
  return (
    <Stack>
      <p>{t('outbox.lead')}</p>
      <Row end>
        <SearchField
          label={t('outbox.search')}
          value={sought}
          onChange={(text) => {
            setSought(text);
            setPage(1);
          }}
        />
        <Select
          label={t('outbox.state')}
          options={mailStates.map((id) => ({ id, label: t(`outbox.states.${id}`) }))}
          value={state}
          placeholder={t('outbox.all_states')}
          isFilter
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </Row>
      <PagedView query={query} onPage={setPage}>
        {(rows) => (
          <Table
            caption={t('outbox.caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('outbox.none')}
          />
        )}
      </PagedView>
      {resending && <ResendMailDialog mail={resending} onClose={() => setResending(null)} />}
    </Stack>
  );
};
