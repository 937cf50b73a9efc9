import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-client.ts';
import { describeFailure } from '#lib/problem.ts';
import { paths } from '#lib/paths.ts';
import { sessionStore } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { signInEmailStore } from '../sign-in-email.ts';
import { needsSecondFactor } from '../second-factor/needs-second-factor.ts';
import { FederationButton } from '../federation/federation-button.tsx';
import { ResendActivationButton } from './resend-button.tsx';
import { roleName } from '#lib/role-name.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { EmailText } from '#ui/email-text.tsx';
import styles from './demo-accounts.module.css';

type Credentials = { readonly email: string; readonly password: string };

const DemoAccounts = ({ onChoose }: { onChoose: (chosen: Credentials) => void }) => {
  const { t } = useTranslation(['accounts', 'app']);
  const portal = usePortalInfo();
  const accounts = portal?.demo ? (portal.demo_accounts ?? []) : [];
  if (accounts.length === 0) return null;
  return (
    <Notice title={t('accounts:demo.title')}>
      <p>{t('accounts:demo.lead')}</p>
      <ul className={styles['list']}>
        {accounts.map(({ email, password, user_type_id }) => (
          <li key={email}>
            <button type="button" className={styles['account']} onClick={() => onChoose({ email, password })}>
              <span>
                <EmailText email={email} />
              </span>
              <span className={styles['role']}>{t(`app:roles.${roleName(user_type_id)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const SignInStep = lazy(() =>
  import('../second-factor/second-factor-sign-in-step.tsx').then((module) => ({
    default: module.SecondFactorSignInStep,
  })),
);

type FailureKind = 'wrong' | 'disabled' | 'unverified' | 'throttled' | 'other';

const kindOf = ({ status, type }: ApiError): FailureKind => {
  if (status === 429) return 'throttled';
  if (status !== 403) return 'other';
  return type === 'disabled' || type === 'unverified' ? type : 'wrong';
};

const useFailureText = () => {
  const { t } = useTranslation('accounts');
  return (error: ApiError): string => {
    const kind = kindOf(error);
    if (kind === 'throttled') return error.field('email') ?? t('sign_in.throttled');
    if (kind !== 'other') return t(`sign_in.${kind}`);
    if (error.status >= 500) return t('sign_in.server_error', { problem: describeFailure('sign_in', error) });
    return describeFailure('sign_in', error);
  };
};

const Failure = ({ error, email }: { error: ApiError; email: string }) => {
  const failureText = useFailureText();
  return (
    <Notice
      tone="error"
      live
      actions={kindOf(error) === 'unverified' && <ResendActivationButton email={email} />}
    >
      {failureText(error)}
    </Notice>
  );
};

export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  const [{ email, password }, setCredentials] = useState<Credentials>({
    email: signInEmailStore.get(),
    password: '',
  });
  const { run, pending, error, clearError } = useApiMutation('sign_in', {
    mutationFn: () => sessionStore.signIn(email.trim(), password),
    onSuccess: onSignedIn,
  });
  const change = (changed: Partial<Credentials>) => {
    setCredentials({ email, password, ...changed });
    clearError();
  };
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) return snackbar.info(t('sign_in.incomplete'));
    void run();
  };
  if (error && needsSecondFactor(error)) {
    return (
      <Suspense fallback={<Loading />}>
        <SignInStep asked={error} onSignedIn={onSignedIn} onBack={clearError} />
      </Suspense>
    );
  }
  const mark = error && kindOf(error) === 'wrong' ? failureText(error) : undefined;
  return (
    <form onSubmit={signIn} noValidate>
      <Stack>
        {error && <Failure error={error} email={email} />}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(value) => change({ email: value })}
          error={mark}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => change({ password: value })}
          error={mark}
        />
        <Button type="submit" variant="primary" pending={pending} wide>
          {t('sign_in.submit')}
        </Button>
        <FederationButton />
        <Link href={paths.createPassword()}>{t('sign_in.forgotten')}</Link>
        <Link href={paths.register()}>{t('sign_in.register')}</Link>
        <DemoAccounts onChoose={change} />
      </Stack>
    </form>
  );
};
