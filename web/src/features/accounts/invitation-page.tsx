import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '#lib/api-client.ts';
import { useNavigateTo, useTokenParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useUser } from '#lib/session.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { AccountPageLayout } from './components/account-page-layout.tsx';
import { AcceptInvitation } from './components/accept-invitation.tsx';
import { RegisterForm } from './components/register-form.tsx';

export const InvitationPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const go = useNavigateTo();
  const user = useUser();
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      api.get(`/invitations/${encodeURIComponent(token)}`, { signal }).then(({ data }) => data),
  });
  const gone = isApiError(found.error) && found.error.status === 404;
  return (
    <AccountPageLayout title={t('invitation.title')}>
      {found.isPending && <Loading />}
      {found.data && (
        <Stack>
          <p>
            {found.data.project_title
              ? t('invitation.lead', { name: found.data.invited_by, project: found.data.project_title })
              : t('invitation.lead_untitled', { name: found.data.invited_by })}
          </p>
          {user ? (
            <AcceptInvitation user={user} token={token} invitedEmail={found.data.email} />
          ) : (
            <>
              <p>{t('invitation.register')}</p>
              <RegisterForm
                invitedEmail={found.data.email}
                invitation={token}
                onSignIn={() => go(paths.login())}
              />
              <p>
                <Link href={paths.login(paths.invitation(token))}>{t('invitation.have_account')}</Link>
              </p>
            </>
          )}
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
    </AccountPageLayout>
  );
};
