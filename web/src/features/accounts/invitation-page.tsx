import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '../../lib/api-client.ts';
import { useGo, useTokenParam } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FailureNotice } from '../../ui/query-view.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AccountPage } from './components/account-page.tsx';
import { RegisterForm } from './components/register-form.tsx';

type Invitation = {
  readonly email: string;
  readonly invited_by: string;
  readonly project_title: string | null;
};

/** Where a co-proponent without an account comes in: the address is the one that was invited. */
export const InvitationPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const go = useGo();
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      api
        .get<{ data: Invitation }>(`/invitations/${encodeURIComponent(token)}`, { signal })
        .then(({ data }) => data),
  });
  const gone = isApiError(found.error) && found.error.status === 404;
  return (
    <AccountPage title={t('invitation.title')}>
      {found.isPending && <Loading />}
      {found.data && (
        <Stack>
          <p>
            {found.data.project_title
              ? t('invitation.lead', { name: found.data.invited_by, project: found.data.project_title })
              : t('invitation.lead_untitled', { name: found.data.invited_by })}
          </p>
          <RegisterForm
            invitedEmail={found.data.email}
            invitation={token}
            onSignIn={() => go(paths.login())}
          />
        </Stack>
      )}
      {gone && (
        <Notice
          tone="warning"
          live
          title={t('invitation.gone_title')}
          actions={
            <LinkButton href={paths.login()} variant="primary">
              {t('sign_in.title')}
            </LinkButton>
          }
        >
          {t('invitation.gone')}
        </Notice>
      )}
      {found.error && !gone && <FailureNotice error={found.error} onRetry={found.refetch} />}
    </AccountPage>
  );
};
