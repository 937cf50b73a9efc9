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
import { AccountPage } from './components/account-page.tsx';
import { ResendActivationButton } from './components/resend-button.tsx';
import { SignupAnswer } from './components/signup-answer.tsx';

/** Changes nothing; the account is activated when its owner presses a button. */
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

export const VerifyPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const { data, error, isPending, refetch } = useSignup(token);
  const [done, setDone] = useState<'verified' | 'refused' | null>(null);
  const gone = isApiError(error) && error.status === 404;
  if (done === 'verified' && data) {
    return (
      <AccountPage title={t('verify.title')}>
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
      </AccountPage>
    );
  }
  if (done === 'refused' && data) {
    return (
      <AccountPage title={t('verify.title')}>
        <Notice tone="success" live takesFocus title={t('verify.refused_title')}>
          {t('verify.refused', { email: data.email })}
        </Notice>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('verify.title')}>
      {isPending && <Loading />}
      {data && <SignupAnswer token={token} signup={data} onDone={setDone} />}
      {gone && <Failed />}
      {error && !gone && <FailureNotice error={error} onRetry={refetch} />}
    </AccountPage>
  );
};
