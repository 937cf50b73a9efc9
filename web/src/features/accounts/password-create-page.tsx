import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AccountPageLayout } from './components/account-page-layout.tsx';

export const PasswordCreatePage = () => {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const { run, pending, error, problem, clearError } = useApiMutation('send_link', {
    mutationFn: () => api.post('/auth/password/create', { email: email.trim() }),
    onSuccess: ({ message }) => setAnswer(message),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(null);
    void run();
  };
  const atField =
    error?.field('email') ?? (error?.status === 404 || error?.status === 422 ? error.message : undefined);
  return (
    <AccountPageLayout title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <form onSubmit={ask} noValidate>
        <Stack>
          {answer && (
            <Notice tone="success" live>
              {answer}
            </Notice>
          )}
          {problem && !atField && (
            <Notice tone="error" live>
              {problem}
            </Notice>
          )}
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(value) => {
              setEmail(value);
              clearError();
            }}
            error={atField}
          />
          <Button type="submit" variant="primary" pending={pending} wide>
            {t('forgotten.submit')}
          </Button>
          <BackLink href={paths.login()}>{t('forgotten.back')}</BackLink>
        </Stack>
      </form>
    </AccountPageLayout>
  );
};
