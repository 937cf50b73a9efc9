import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, toApiError } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { sessionStore } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Credentials, DemoAccounts } from './demo-accounts.tsx';
import { ResendLink } from './resend-link.tsx';

type Failure = {
  readonly kind: 'wrong' | 'disabled' | 'unverified' | 'throttled' | 'other';
  readonly text: string;
};

const kindOf = ({ status, type }: ApiError): Failure['kind'] => {
  if (status === 429) return 'throttled';
  if (status !== 403) return 'other';
  return type === 'disabled' || type === 'unverified' ? type : 'wrong';
};

const useFailureOf = () => {
  const { t } = useTranslation('accounts');
  return (error: ApiError): Failure => {
    const kind = kindOf(error);
    const texts = {
      wrong: t('sign_in.wrong'),
      disabled: t('sign_in.disabled'),
      unverified: t('sign_in.unverified'),
      throttled: error.field('email') ?? t('sign_in.throttled'),
      other: error.isNetwork ? t('sign_in.offline') : error.message || t('sign_in.failed'),
    };
    return { kind, text: texts[kind] };
  };
};

/** `onSignedIn`: where to go then is for the page or the panel to say. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { t } = useTranslation('accounts');
  const failureOf = useFailureOf();
  const [{ email, password }, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState(false);
  const change = (changed: Partial<Credentials>) => {
    setCredentials({ email, password, ...changed });
    setFailure(null);
  };
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!email.trim() || !password) return snackbar.info(t('sign_in.incomplete'));
    setPending(true);
    try {
      await sessionStore.signIn(email.trim(), password);
      onSignedIn();
    } catch (error) {
      setFailure(failureOf(toApiError(error)));
    } finally {
      setPending(false);
    }
  };
  const mark = failure?.kind === 'wrong' ? failure.text : undefined;
  return (
    <form onSubmit={(event) => void signIn(event)} noValidate>
      <Stack>
        {failure && (
          <Notice tone="error" live>
            <p>{failure.text}</p>
            {failure.kind === 'unverified' && <ResendLink email={email} />}
          </Notice>
        )}
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
        <Link href={paths.createPassword()}>{t('sign_in.forgotten')}</Link>
        <DemoAccounts onChoose={(chosen) => change(chosen)} />
      </Stack>
    </form>
  );
};
