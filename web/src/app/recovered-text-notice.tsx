import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { deleteAllUnsavedText, hasUnsavedText, findUnsavedText } from '../lib/unsaved-text.ts';
import { LinkButton } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

const TextOfEndedSession = () => {
  const { t } = useTranslation('app');
  return (
    <Notice
      tone="info"
      takesFocus
      title={t('kept_text.ended_title')}
      actions={
        <LinkButton href={paths.login()} variant="primary" small>
          {t('kept_text.sign_in')}
        </LinkButton>
      }
    >
      {t('kept_text.ended')}
    </Notice>
  );
};

export const RecoveredTextNotice = () => {
  const { t } = useTranslation('app');
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  const pathname = usePathname();
  const [discarded, setDiscarded] = useState(false);
  const kept = user && !discarded ? findUnsavedText(user.id) : null;
  if (session.status === 'unauthenticated' && hasUnsavedText()) return <TextOfEndedSession />;
  // No notice on the form's page, where the form offers the text.
  if (!user || !kept || kept.path.split('?')[0] === pathname) return null;
  const discard = async () => {
    await deleteAllUnsavedText(user.id, kept);
    setDiscarded(true);
  };
  return (
    <Notice
      tone="info"
      live
      title={t('kept_text.title')}
      actions={
        <>
          <LinkButton href={kept.path} variant="primary" small>
            {t('kept_text.go_back')}
          </LinkButton>
          <PlainButton small onClick={() => void discard()}>
            {t('kept_text.discard')}
          </PlainButton>
        </>
      }
    >
      {t('kept_text.text')}
    </Notice>
  );
};
