import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client.ts';
import { useTokenParam } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountPage } from './components/account-page.tsx';
import { ResendButton } from './components/resend-button.tsx';

/** A link works once: the answer is kept, so that nothing on this page follows it again. */
const useActivation = (token: string) =>
  useQuery({
    queryKey: ['activation', token],
    queryFn: () =>
      api.post<{ message: string; email: string }>(
        `/auth/signup/activate/${encodeURIComponent(token)}`,
        undefined,
        { idempotencyKey: undefined },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
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
            <ResendButton email={email} />
          </div>
        </Stack>
      </form>
    </Stack>
  );
};

export const VerifyPage = () => {
  const { t } = useTranslation('accounts');
  const { data, isPending } = useActivation(useTokenParam());
  return (
    <AccountPage title={t('verify.title')}>
      {isPending && <Loading label={t('verify.pending')} />}
      {data && (
        <Notice
          tone="success"
          live
          title={t('verify.done_title')}
          actions={
            <LinkButton href={paths.login()} variant="primary">
              {t('sign_in.title')}
            </LinkButton>
          }
        >
          {t('verify.done', { email: data.email })}
        </Notice>
      )}
      {!isPending && !data && <Failed />}
    </AccountPage>
  );
};
