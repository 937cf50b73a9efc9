import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { startFederatedSignIn } from './federation-api.ts';

export const FederationButton = () => {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const federation = usePortalInfo()?.federation;
  const { run, pending, problem } = useApiMutation('sign_in', { mutationFn: startFederatedSignIn });
  if (!federation) return null;
  return (
    <>
      <ProblemNotice problem={problem} />
      <Button wide pending={pending} onPress={() => void run()}>
        {t('federation.action', { name: nameInLanguage(language, federation) })}
      </Button>
    </>
  );
};
