import { Trans, useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-client.ts';
import { failureCause } from '#lib/problem.ts';
import { paths } from '#lib/paths.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ResendActivationButton } from './resend-button.tsx';

type RegistrationDoneProps = {
  readonly email: string;
  /** True for invited people, whose invitation proved the e-mail address. */
  readonly verified: boolean;
  readonly onSignIn: () => void;
};

const ToMailbox = () => {
  const { t } = useTranslation('accounts');
  if (!usePortalInfo()?.demo) return null;
  return (
    <LinkButton icon="mail" href={paths.mailbox()}>
      {t('mailbox.title')}
    </LinkButton>
  );
};

export const RegistrationDone = ({ email, verified, onSignIn }: RegistrationDoneProps) => {
  const { t } = useTranslation('accounts');
  const signIn = (
    <Button variant="primary" onPress={onSignIn}>
      {t('sign_in.title')}
    </Button>
  );
  if (verified) {
    return (
      <Notice tone="success" live takesFocus title={t('register.joined_title')} actions={signIn}>
        {t('register.joined', { email })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      live
      takesFocus
      title={t('register.done_title')}
      actions={
        <>
          {signIn}
          <ResendActivationButton email={email} />
          <ToMailbox />
        </>
      }
    >
      <p>
        <Trans t={t} i18nKey="register.done" values={{ email }} components={{ address: <strong /> }} />
      </p>
      <p>{t('register.done_advice')}</p>
    </Notice>
  );
};

export const RegistrationFailed = ({ error, onBack }: { error: ApiError; onBack: () => void }) => {
  const { t } = useTranslation('accounts');
  return (
    <Notice
      tone="error"
      live
      takesFocus
      title={t('register.failed_title')}
      actions={
        <>
          <Button variant="primary" onPress={onBack}>
            {t('register.back')}
          </Button>
          <LinkButton href={paths.support()}>{t('support_centre')}</LinkButton>
        </>
      }
    >
      <p>{failureCause(error, 'register')}</p>
      <p>{t('register.failed_advice')}</p>
    </Notice>
  );
};
