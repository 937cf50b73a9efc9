import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { PendingSignup } from '@shiptime/domain/accounts/signup-wire';
import { claimAccountSchema } from '@shiptime/domain/accounts/schema';
import { api } from '#lib/api-client.ts';
import { focusFirstInvalidField } from '#lib/focus-first-invalid-field.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { signInEmailStore } from '../sign-in-email.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Outcome = 'verified' | 'refused';
type AnswerProps = {
  readonly token: string;
  readonly signup: PendingSignup;
  readonly onDone: (outcome: Outcome) => void;
};

const call = (what: 'activate' | 'claim' | 'refuse', token: string, body?: object) =>
  api.post(`/auth/signup/${what}/${encodeURIComponent(token)}`, body, { idempotencyKey: undefined });

const OwnSignup = ({ token, signup, onDone }: AnswerProps) => {
  const { t } = useTranslation('accounts');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { run, pending, error, problem, clearError } = useApiMutation('verify_account', {
    mutationFn: () => call('activate', token, { password }),
    onSuccess: () => {
      signInEmailStore.set(signup.email);
      onDone('verified');
    },
  });
  const missing = asked && password === '' ? t('verify.password_missing') : undefined;
  const wrong = error?.field('password');
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    const entries = event.currentTarget as HTMLFormElement;
    setAsked(true);
    if (password !== '') await run();
    focusFirstInvalidField(entries);
  };
  return (
    <form onSubmit={(event) => void verify(event)} noValidate>
      <Stack>
        {problem && !wrong && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <input type="email" name="email" autoComplete="username" value={signup.email} readOnly hidden />
        <PasswordField
          label={t('verify.password')}
          name="signup_password"
          autoComplete="current-password"
          value={password}
          error={missing ?? wrong}
          onChange={(value) => {
            setPassword(value);
            clearError();
          }}
        />
        <Button type="submit" variant="primary" pending={pending} wide>
          {t('verify.submit')}
        </Button>
      </Stack>
    </form>
  );
};

const NewStart = ({ token, signup, onDone }: AnswerProps) => {
  const { t } = useTranslation('accounts');
  const { email, first_name, last_name } = signup;
  const form = useDialogForm(
    { first_name, last_name, password: '', password_confirmation: '' },
    claimAccountSchema,
  );
  const { run, pending, error, problem, clearError } = useApiMutation('verify_account', {
    mutationFn: () => call('claim', token, form.values),
    onSuccess: () => {
      signInEmailStore.set(email);
      onDone('verified');
    },
  });
  const atFields = error !== null && Object.keys(error.errors).length > 0;
  const claim = async (event: FormEvent) => {
    event.preventDefault();
    const entries = event.currentTarget as HTMLFormElement;
    if (form.check()) await run();
    focusFirstInvalidField(entries);
  };
  const field = (name: keyof typeof form.values) => {
    const { error: own, onChange, ...rest } = form.field(name);
    const change = (value: string) => {
      onChange(value);
      clearError();
    };
    return { ...rest, error: own ?? error?.field(name), onChange: change };
  };
  const owner = { first_name: form.values.first_name, last_name: form.values.last_name, email };
  return (
    <form onSubmit={(event) => void claim(event)} noValidate>
      <Stack>
        {problem && !atFields && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField label={t('first_name')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('last_name')} autoComplete="family-name" {...field('last_name')} />
        <NewPasswordFields
          label={t('new_password')}
          password={field('password')}
          confirmation={field('password_confirmation')}
          owner={owner}
        />
        <Button type="submit" pending={pending} wide>
          {t('verify.claim')}
        </Button>
      </Stack>
    </form>
  );
};

const Refusal = ({ token, signup, onDone }: AnswerProps) => {
  const { t } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  const { run, pending, problem } = useApiMutation('refuse_account', {
    mutationFn: () => call('refuse', token),
    onSuccess: () => onDone('refused'),
  });
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('verify.refuse')}
      </Button>
      <ConfirmDialog
        name="signup-refuse"
        title={t('verify.refuse_title')}
        isOpen={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
        confirmLabel={t('verify.refuse')}
        danger
        pending={pending}
        error={problem}
      >
        <p>{t('verify.refuse_text', { email: signup.email })}</p>
      </ConfirmDialog>
    </>
  );
};

export const ConfirmOrRefuseSignup = (props: AnswerProps) => {
  const { t } = useTranslation('accounts');
  const { email, first_name, last_name } = props.signup;
  const [open, setOpen] = useState<'claim' | 'refuse' | null>(null);
  return (
    <Stack roomy>
      <p>
        <Trans
          t={t}
          i18nKey="verify.lead"
          values={{ email, name: `${first_name} ${last_name}` }}
          components={{ strong: <strong /> }}
        />
      </p>
      <OwnSignup {...props} />
      <div>
        <Disclosure
          level={2}
          title={t('verify.claim_title')}
          isOpen={open === 'claim'}
          onToggle={(isOpen) => setOpen(isOpen ? 'claim' : null)}
        >
          <Stack>
            <p>{t('verify.claim_text')}</p>
            <NewStart {...props} />
          </Stack>
        </Disclosure>
        <Disclosure
          level={2}
          title={t('verify.refuse_heading')}
          isOpen={open === 'refuse'}
          onToggle={(isOpen) => setOpen(isOpen ? 'refuse' : null)}
        >
          <Stack>
            <p>{t('verify.refuse_lead')}</p>
            <div>
              <Refusal {...props} />
            </div>
          </Stack>
        </Disclosure>
      </div>
    </Stack>
  );
};
