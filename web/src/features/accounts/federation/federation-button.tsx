import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { usePortal } from '#lib/portal.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { startFederation } from './federation-api.ts';

export const FederationButton = () => {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const federation = usePortal()?.federation;
  const { run, pending, problem } = useChange('sign_in', { mutationFn: startFederation });
  if (!federation) return null;
  return (
    <>
      <ProblemNotice problem={problem} />
      <Button wide pending={pending} onPress={() => void run()}>
        {t('federation.action', { name: nameIn(language, federation) })}
      </Button>
    </>
  );
};
