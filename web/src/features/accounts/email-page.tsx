import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useTokenParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { sessionStore, type SessionUser, useSession } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { AccountPageLayout } from './components/account-page-layout.tsx';

const Confirmation = ({ user, token }: { user: SessionUser; token: string }) => {
  const { t } = useTranslation('accounts');
  const [done, setDone] = useState<string | null>(null);
  const { run, pending, error, problem } = useApiMutation('change_email', {
    mutationFn: () =>
      api.post(`/auth/email/${encodeURIComponent(token)}`, undefined, { idempotencyKey: undefined }),
    onSuccess: async ({ email }) => {
      setDone(email);
      await sessionStore.refresh();
    },
  });
  const home = (
    <LinkButton href={paths.home()} variant="primary">
      {t('home')}
    </LinkButton>
  );
  if (done) {
    return (
      <Notice tone="success" live takesFocus title={t('email_change.done_title')} actions={home}>
        {t('email_change.done', { email: done })}
      </Notice>
    );
  }
  if (error?.status === 404) {
    return (
      <Notice tone="warning" live takesFocus title={t('verify.failed_title')} actions={home}>
        {t('email_change.failed')}
      </Notice>
    );
  }
  return (
    <Stack>
      <ProblemNotice problem={problem} />
      <p>
        {t('email_change.confirm_lead', {
          name: `${user.first_name} ${user.last_name}`,
          email: user.email,
        })}
      </p>
      <div>
        <Button variant="primary" pending={pending} onPress={() => void run()}>
          {t('email_change.confirm')}
        </Button>
      </div>
    </Stack>
  );
};

export const EmailPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const session = useSession();
  return (
    <AccountPageLayout title={t('email_change.title')}>
      {session.status === 'loading' && <Loading />}
      {session.status === 'authenticated' && <Confirmation user={session.user} token={token} />}
      {(session.status === 'unauthenticated' || session.status === 'error') && (
        <Notice
          title={t('email_change.sign_in_title')}
          actions={
            <LinkButton href={paths.login(paths.confirmEmail(token))} variant="primary">
              {t('sign_in.title')}
            </LinkButton>
          }
        >
          {t('email_change.sign_in')}
        </Notice>
      )}
    </AccountPageLayout>
  );
};
