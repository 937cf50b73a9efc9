import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProponentRequest } from '@shiptime/domain/accounts/proponent-requests';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { UserText } from '#ui/user-text.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { ProponentRequestForm } from './components/proponent-request-form.tsx';
import { proponentRequestsQuery } from './proponent-requests-api.ts';

const Asking = ({ requests }: { requests: readonly ProponentRequest[] }) => {
  const { t } = useTranslation('accounts');
  const [last] = requests;
  if (last?.state === 'open')
    return (
      <Notice live takesFocus title={t('proponents.waiting_title')}>
        <p>{t('proponents.waiting', { organization: last.organization })}</p>
      </Notice>
    );
  return (
    <Stack roomy>
      {last?.state === 'refused' && (
        <Notice tone="warning" title={t('proponents.refused_title')}>
          <UserText text={last.reason ?? ''} />
          <p>{t('proponents.ask_again')}</p>
        </Notice>
      )}
      <ProponentRequestForm />
    </Stack>
  );
};

const Requests = () => (
  <QueryView query={useQuery(proponentRequestsQuery)}>
    {(requests) => <Asking requests={requests} />}
  </QueryView>
);

export const ProponentRequestPage = () => {
  const { t } = useTranslation('accounts');
  const { can } = useSignedInUser();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('proponents.apply_page'), href: paths.apply() }]} />
      <PageHeading title={t('proponents.title')} lead={can['ask_to_apply'] && t('proponents.lead')} />
      {can['apply'] && (
        <Notice
          tone="success"
          actions={
            <LinkButton href={paths.request()} variant="primary">
              {t('proponents.begin')}
            </LinkButton>
          }
        >
          {t('proponents.may_apply')}
        </Notice>
      )}
      {!can['apply'] && !can['ask_to_apply'] && <Notice tone="warning">{t('proponents.other_role')}</Notice>}
      {can['ask_to_apply'] && <Requests />}
    </>
  );
};
