import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../lib/navigation.ts';
import { useUser } from '../lib/session.tsx';
import { forgetAllKeptText, keptText } from '../lib/unsaved-text.ts';
import { LinkButton } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

/** After signing in again: what was being typed when the session ended has not been lost. */
export const KeptTextNotice = () => {
  const { t } = useTranslation('app');
  const user = useUser();
  const pathname = usePathname();
  const [discarded, setDiscarded] = useState(false);
  const kept = user && !discarded ? keptText(user.id) : null;
  // On its own page the form offers the text itself.
  if (!user || !kept || kept.path.split('?')[0] === pathname) return null;
  const discard = async () => {
    await forgetAllKeptText(user.id, kept);
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
