import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

export const SecondFactorDueNotice = () => {
  const { t } = useTranslation('app');
  const format = useFormat();
  const user = useUser();
  const [isSnoozed, setSnoozed] = useState(false);
  if (!user?.second_factor_due_at || isSnoozed) return null;
  return (
    <Notice
      tone="warning"
      title={t('factor_due.title')}
      actions={
        <>
          <LinkButton href={paths.profile(user.id)} variant="primary" small>
            {t('factor_due.set_up')}
          </LinkButton>
          <PlainButton small onClick={() => setSnoozed(true)}>
            {t('factor_due.later')}
          </PlainButton>
        </>
      }
    >
      {t('factor_due.text', { at: format.instant(user.second_factor_due_at) })}
    </Notice>
  );
};
