import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, toApiError } from '#lib/api-client.ts';
import { landingPathOf, signedInUser } from '#lib/landing-path.ts';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { describeFailure } from '#lib/problem.ts';
import { sessionStore } from '#lib/session.tsx';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { AccountPageLayout } from './components/account-page-layout.tsx';
import { needsSecondFactor } from './second-factor/needs-second-factor.ts';
import { SecondFactorSignInStep } from './second-factor/second-factor-sign-in-step.tsx';
import { finishFederatedSignIn, takePendingFederatedSignIn } from './federation/federation-api.ts';

/** Removes the authorization code from the URL; the code works only once and only in this tab. */
const takeAnswer = () => {
  const given = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const [state, code, iss] = ['state', 'code', 'iss'].map((name) => given.get(name));
  return state && code ? { state, code, ...(iss && { iss }) } : null;
};

export const FederationReturnPage = () => {
  const { t } = useTranslation('accounts');
  const go = useNavigateTo();
  const [failure, setFailure] = useState<ApiError | 'no_answer' | null>(null);
  const target = useRef<string | null>(null);
  const begun = useRef(false);
  const signedIn = () => go(target.current ?? landingPathOf(signedInUser()), { replace: true });
  const finish = async () => {
    const [answer, away] = [takeAnswer(), takePendingFederatedSignIn()];
    target.current = away?.redirect ?? null;
    if (!answer || !away) return setFailure('no_answer');
    try {
      await sessionStore.enter(await finishFederatedSignIn(answer, away.binding));
    } catch (thrown) {
      return setFailure(toApiError(thrown));
    }
    signedIn();
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish();
  });
  if (failure === null) {
    return (
      <AccountPageLayout title={t('sign_in.title')}>
        <Loading />
      </AccountPageLayout>
    );
  }
  const back = () => go(paths.login(), { replace: true });
  return (
    <AccountPageLayout title={t('sign_in.title')}>
      {failure !== 'no_answer' && needsSecondFactor(failure) ? (
        <SecondFactorSignInStep asked={failure} onSignedIn={signedIn} onBack={back} />
      ) : (
        <Stack>
          <Notice tone="error" live title={t('federation.failed_title')}>
            {failure === 'no_answer' ? t('federation.no_answer') : describeFailure('sign_in', failure)}
          </Notice>
          <Link href={paths.login()}>{t('forgotten.back')}</Link>
        </Stack>
      )}
    </AccountPageLayout>
  );
};
