import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordChangeSchema } from '@shiptime/domain/accounts/schema';
import { focusFirstInvalidField } from '#lib/focus-first-invalid-field.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { changePassword, sessionsQuery } from '../account-api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const nothing = { current_password: '', password: '', password_confirmation: '' };

export const PasswordForm = ({ account }: { account: Account }) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const form = useDialogForm(nothing, passwordChangeSchema);
  const button = useRef<HTMLButtonElement>(null);
  const { run, pending, error, problem, clearError } = useApiMutation('change_password', {
    mutationFn: (_entries: HTMLFormElement) => changePassword(account.id, form.values),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionsQuery);
      form.reset();
      focusIfLost(() => button.current);
      snackbar.success(t('password_change.done'));
    },
    onError: (_error, entries) => focusFirstInvalidField(entries),
  });
  const change = (event: FormEvent) => {
    event.preventDefault();
    const entries = event.currentTarget as HTMLFormElement;
    // Submits invalid input if the current password is given, so that the server reports all errors together.
    if (!form.check() && form.values.current_password === '') return focusFirstInvalidField(entries);
    void run(entries);
  };
  const field = (name: keyof typeof nothing) => {
    const { error: own, onChange, ...rest } = form.field(name);
    const changeValue = (value: string) => {
      onChange(value);
      clearError();
    };
    return { ...rest, error: own ?? error?.field(name), onChange: changeValue };
  };
  const atFields = error !== null && Object.keys(error.errors).some((name) => name in nothing);
  return (
    <form onSubmit={change} noValidate>
      <Stack>
        {problem && !atFields && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <PasswordField
          label={t('current_password')}
          autoComplete="current-password"
          {...field('current_password')}
        />
        <NewPasswordFields
          label={t('new_password')}
          password={field('password')}
          confirmation={field('password_confirmation')}
          owner={account}
        />
        <p>{t('password_change.others_end')}</p>
        <div>
          <Button ref={button} type="submit" pending={pending}>
            {t('password_change.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
