import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-client.ts';
import type { AccessToken } from '@shiptime/domain/accounts/account-wire';
import type { ProofChallenge, FactorSetup } from '@shiptime/domain/accounts/second-factor-wire';
import { sessionStore } from '#lib/session-store.ts';
import { Stack } from '#ui/stack.tsx';
import { FactorAnswerForm } from './factor-answer-form.tsx';
import { finishSignIn } from './second-factor-api.ts';
import { FactorSetupForm } from './factor-setup-form.tsx';
import styles from './second-factor.module.css';

type SignInStepProps = {
  readonly asked: ApiError;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
};

export const SecondFactorSignInStep = ({ asked, onSignedIn, onBack }: SignInStepProps) => {
  const { t } = useTranslation('second_factor');
  const enter = async (answer: AccessToken) => {
    await sessionStore.enter(answer);
    onSignedIn();
  };
  const back = { label: t('answer.back'), onPress: onBack };
  if (asked.type === 'second_factor_set_up_required') {
    return (
      <Stack>
        <h2 className={styles['term']}>{t('set_up.title')}</h2>
        <p>{asked.message}</p>
        <FactorSetupForm
          offer={asked.meta as unknown as FactorSetup}
          back={back}
          onMade={({ session }) => session && void enter(session)}
        />
      </Stack>
    );
  }
  const challenge = asked.meta as unknown as ProofChallenge;
  return (
    <Stack>
      <h2 className={styles['term']}>{t('answer.title')}</h2>
      <p>{asked.message}</p>
      <FactorAnswerForm
        challenge={challenge}
        back={back}
        onAnswer={async (answer) => enter(await finishSignIn(challenge.challenge, answer))}
      />
    </Stack>
  );
};
