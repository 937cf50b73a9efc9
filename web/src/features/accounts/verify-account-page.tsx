import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '#lib/api-client.ts';
import { useTokenParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AccountPageLayout } from './components/account-page-layout.tsx';
import { ResendActivationButton } from './components/resend-button.tsx';
import { ConfirmOrRefuseSignup } from './components/confirm-or-refuse-signup.tsx';

/** Only reads; the account is activated when its owner presses a button. */
const useSignup = (token: string) =>
  useQuery({
    queryKey: ['signup', token],
    queryFn: ({ signal }) => api.get(`/auth/signup/find/${encodeURIComponent(token)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const Failed = () => {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  return (
    <Stack>
      <Notice
        tone="warning"
        live
        title={t('verify.failed_title')}
        actions={
          <LinkButton href={paths.login()} variant="primary">
            {t('sign_in.title')}
          </LinkButton>
        }
      >
        {t('verify.failed')}
      </Notice>
      <form onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Stack>
          <TextField
            label={t('verify.resend_label')}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
          />
          <div>
            <ResendActivationButton email={email} />
          </div>
        </Stack>
      </form>
    </Stack>
  );
};

export const VerifyAccountPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const { data, error, isPending, refetch } = useSignup(token);
  const [done, setDone] = useState<'verified' | 'refused' | null>(null);
  const gone = isApiError(error) && error.status === 404;
  if (done === 'verified' && data) {
    return (
      <AccountPageLayout title={t('verify.title')}>
        <Notice
          tone="success"
          live
          takesFocus
          title={t('verify.done_title')}
          actions={
            <LinkButton href={paths.login()} variant="primary">
              {t('sign_in.title')}
            </LinkButton>
          }
        >
          {t('verify.done', { email: data.email })}
        </Notice>
      </AccountPageLayout>
    );
  }
  if (done === 'refused' && data) {
    return (
      <AccountPageLayout title={t('verify.title')}>
        <Notice tone="success" live takesFocus title={t('verify.refused_title')}>
          {t('verify.refused', { email: data.email })}
        </Notice>
      </AccountPageLayout>
    );
  }
  return (
    <AccountPageLayout title={t('verify.title')}>
      {isPending && <Loading />}
      {data && <ConfirmOrRefuseSignup token={token} signup={data} onDone={setDone} />}
      {gone && <Failed />}
      {error && !gone && <FailureNotice error={error} onRetry={refetch} />}
    </AccountPageLayout>
  );
};
