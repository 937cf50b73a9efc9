import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordResetSchema } from '@shiptime/domain/accounts/schema';
import { api, isApiError } from '#lib/api-client.ts';
import { useNavigateTo, useTokenParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { signInEmailStore } from './sign-in-email.ts';
import { AccountPageLayout } from './components/account-page-layout.tsx';
import { NewPasswordFields } from './components/new-password-fields.tsx';

const ResetForm = ({ email, token }: { email: string; token: string }) => {
  const { t } = useTranslation('accounts');
  const go = useNavigateTo();
  const form = useDialogForm({ email, token, password: '', password_confirmation: '' }, passwordResetSchema);
  const { run, pending, error, problem } = useApiMutation('reset_password', {
    mutationFn: () => api.post('/auth/password/reset', form.values),
    onSuccess: ({ message }) => {
      snackbar.success(message);
      signInEmailStore.set(email);
      go(paths.login());
    },
  });
  const reset = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) void run();
  };
  return (
    <form onSubmit={reset} noValidate>
      <Stack>
        {error && (
          <Notice tone="error" live>
            {error.status === 404 ? t('reset.gone_title') : problem}
          </Notice>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={t('new_password')}
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
          owner={{ email }}
        />
        <Button type="submit" variant="primary" pending={pending} wide>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
};

export const PasswordResetPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const found = useQuery({
    queryKey: ['password-token', token],
    queryFn: ({ signal }) => api.get(`/auth/password/find/${encodeURIComponent(token)}`, { signal }),
  });
  const gone = isApiError(found.error) && found.error.status === 404;
  return (
    <AccountPageLayout
      title={t('reset.title')}
      lead={found.data && t('reset.lead', { email: found.data.email })}
    >
      {found.isPending && <Loading />}
      {found.data && <ResetForm email={found.data.email} token={token} />}
      {gone && (
        <Notice
          tone="warning"
          live
          title={t('reset.gone_title')}
          actions={
            <LinkButton href={paths.createPassword()} variant="primary">
              {t('forgotten.submit')}
            </LinkButton>
          }
        >
          {t('reset.gone')}
        </Notice>
      )}
      {found.error && !gone && <FailureNotice error={found.error} onRetry={found.refetch} />}
    </AccountPageLayout>
  );
};
