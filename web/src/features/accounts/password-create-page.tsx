import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { paths } from '#lib/paths.ts';
import { useTask } from '#lib/use-task.ts';
import { Button } from '#ui/button.tsx';
import { BackLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AccountPage } from './components/account-page.tsx';

/** Asks for a link by which a new password can be chosen. */
export const PasswordCreatePage = () => {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const { run, pending, error, problem, clearError } = useTask('send_link');
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setAnswer(null);
    await run(async () => {
      const { message } = await api.post('/auth/password/create', {
        email: email.trim(),
      });
      setAnswer(message);
    });
  };
  const atField =
    error?.field('email') ?? (error?.status === 404 || error?.status === 422 ? error.message : undefined);
  return (
    <AccountPage title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <form onSubmit={(event) => void ask(event)} noValidate>
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
    </AccountPage>
  );
};
