import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageHeading, useFocusKeeper } from '#lib/use-focus-keeper.ts';
import { sessionStore } from '#lib/session.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { pendingDeletions, deletionUndoMs, usePendingDeletions } from './pending-deletions.ts';
import styles from './pending-deletions-notice.module.css';

export const PendingDeletionsNotice = () => {
  const { t } = useTranslation('application_form');
  const waiting = usePendingDeletions();
  // Signing out cancels pending deletions.
  useEffect(() => sessionStore.onEnd(pendingDeletions.undoAll), []);
  const region = useRef<HTMLDivElement>(null);
  useFocusKeeper(region, findPageHeading);
  return (
    <div ref={region} className={styles['undo']}>
      {waiting.map(({ id, name }) => (
        <Notice
          key={id}
          tone="info"
          live
          takesFocus
          actions={
            <Button small icon="undo" onPress={() => pendingDeletions.undo(id)}>
              {t('mine.undo', { name })}
            </Button>
          }
        >
          {t('mine.deleting', { name, count: deletionUndoMs / 1000 })}
        </Notice>
      ))}
    </div>
  );
};
