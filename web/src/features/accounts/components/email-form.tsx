import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emailChangeSchema } from '@shiptime/domain/accounts/schema';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { accountQuery, changeEmail } from '../account-api.ts';

export const EmailForm = ({ account }: { account: Account }) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const form = useDialogForm({ email: '', current_password: '' }, emailChangeSchema);
  const { run, pending, error, problem } = useApiMutation('change_email', {
    mutationFn: () => changeEmail(account.id, form.values),
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountQuery(account.id));
      form.reset();
      snackbar.success(t('email_change.sent'));
    },
  });
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) void run();
  };
  const atField = (name: 'email' | 'current_password') => {
    const field = form.field(name);
    return { ...field, error: field.error ?? error?.field(name) };
  };
  const atFields = error?.field('email') ?? error?.field('current_password');
  return (
    <form onSubmit={change} noValidate>
      <Stack>
        <p>{t('email_change.lead', { email: account.email })}</p>
        {account.pending_email && (
          <Notice title={t('email_change.pending_title')}>
            {t('email_change.pending', { email: account.pending_email })}
          </Notice>
        )}
        {problem && !atFields && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <TextField label={t('email_change.new')} type="email" autoComplete="email" {...atField('email')} />
        <PasswordField
          label={t('current_password')}
          autoComplete="current-password"
          {...atField('current_password')}
          name="email_current_password"
        />
        <div>
          <Button type="submit" pending={pending}>
            {t('email_change.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
