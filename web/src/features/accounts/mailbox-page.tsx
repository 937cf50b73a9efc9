import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '@shiptime/domain/accounts/administration-wire';
import { usePortalInfo } from '#lib/portal.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { mailboxQuery } from './account-api.ts';
import { MailAttachments } from './components/mail-attachments.tsx';
import { MailText } from './components/mail-text.tsx';

const mailsOf = (mails: readonly Mail[], sought: string): readonly Mail[] => {
  const wanted = sought.trim().toLowerCase();
  return mails.filter(({ to, subject }) => `${to}\n${subject}`.toLowerCase().includes(wanted));
};

const Mails = ({ mails }: { mails: readonly Mail[] }) => {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState<Readonly<Record<number, boolean>>>({});
  if (mails.length === 0) return <EmptyState icon="mail" title={t('mailbox.empty')} />;
  return mails.map((mail) => (
    <Disclosure
      key={mail.id}
      level={2}
      title={<span lang={mail.language}>{mail.subject}</span>}
      aside={<EmailText email={mail.to} />}
      isOpen={open[mail.id] ?? false}
      onToggle={(opened) => setOpen({ ...open, [mail.id]: opened })}
    >
      <p>
        {t('mailbox.to', { address: mail.to })} · <Instant at={mail.created_at} />
      </p>
      <MailText text={mail.text} language={mail.language} />
      {mail.files.length > 0 && <MailAttachments mail={mail} />}
    </Disclosure>
  ));
};

const Mailbox = () => {
  const { t } = useTranslation('accounts');
  const query = useQuery(mailboxQuery);
  const [sought, setSought] = useState('');
  return (
    <Stack>
      <Row end>
        <SearchField label={t('mailbox.search')} value={sought} onChange={setSought} />
        <Button icon="refresh" pending={query.isFetching} onPress={() => void query.refetch()}>
          {t('mailbox.refresh')}
        </Button>
      </Row>
      <QueryView query={query}>{(mails) => <Mails mails={mailsOf(mails, sought)} />}</QueryView>
    </Stack>
  );
};

export const MailboxPage = () => {
  const { t } = useTranslation('accounts');
  const portal = usePortalInfo();
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={t('mailbox.title')} lead={t('mailbox.lead')} />
      {portal?.demo === false && <Notice tone="warning">{t('mailbox.only_demo')}</Notice>}
      {portal?.demo && <Mailbox />}
    </>
  );
};
