import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signupSchema } from '@shiptime/domain/accounts/schema';
import { api } from '#lib/api-client.ts';
import { focusFirstInvalidField } from '#lib/focus-first-invalid-field.ts';
import { useLanguage } from '#lib/i18n.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { signInEmailStore } from '../sign-in-email.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RegistrationDone, RegistrationFailed } from './registration-outcome.tsx';

const nothing = { first_name: '', last_name: '', email: '', password: '', password_confirmation: '' };

type RegisterFormProps = {
  readonly onSignIn: () => void;
  readonly invitedEmail?: string;
  readonly invitation?: string;
};

export const RegisterForm = ({ onSignIn, invitedEmail, invitation }: RegisterFormProps) => {
  const { t } = useTranslation('accounts');
  const locale = useLanguage();
  const form = useDialogForm({ ...nothing, email: invitedEmail ?? '' }, signupSchema);
  const [done, setDone] = useState<{ email: string; verified: boolean } | null>(null);
  const { first_name, last_name, email } = form.values;
  const { run, pending, error, clearError } = useApiMutation('register', {
    mutationFn: (_entries: HTMLFormElement) =>
      api.post('/auth/signup', { ...form.values, locale, ...(invitation && { invitation }) }),
    onSuccess: ({ verified = false }) => {
      const known = email.trim().toLowerCase();
      signInEmailStore.set(known);
      setDone({ email: known, verified });
    },
    onError: (_error, entries) => focusFirstInvalidField(entries),
  });
  const register = (event: FormEvent) => {
    event.preventDefault();
    const entries = event.currentTarget as HTMLFormElement;
    if (!form.check()) return focusFirstInvalidField(entries);
    void run(entries);
  };
  if (done) return <RegistrationDone {...done} onSignIn={onSignIn} />;
  const atFields = error !== null && Object.keys(error.errors).some((name) => name in nothing);
  if (error && !atFields) return <RegistrationFailed error={error} onBack={clearError} />;
  const field = (name: keyof typeof nothing) => {
    const { error: own, onChange, ...rest } = form.field(name);
    const change = (value: string) => {
      onChange(value);
      clearError();
    };
    return { ...rest, error: own ?? error?.field(name), onChange: change };
  };
  return (
    <form onSubmit={register} noValidate>
      <Stack>
        <TextField label={t('first_name')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('last_name')} autoComplete="family-name" {...field('last_name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          hint={t('register.email_hint')}
          isReadOnly={invitedEmail !== undefined}
          {...field('email')}
        />
        <p>{t('register.others_ask')}</p>
        <NewPasswordFields
          label={t('password')}
          password={field('password')}
          confirmation={field('password_confirmation')}
          owner={{ first_name, last_name, email }}
        />
        <Button type="submit" variant="primary" pending={pending} wide>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
};
