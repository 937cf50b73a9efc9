import { useTranslation } from 'react-i18next';
import type { SessionExpiry } from '../lib/session-expiry.ts';
import { sessionStore } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type SessionEndingDialogProps = {
  readonly clock: Extract<SessionExpiry, { phase: 'ending' }>;
  readonly onUnderstood: () => void;
};

const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const SessionEndingDialog = ({ clock, onUnderstood }: SessionEndingDialogProps) => {
  const { t } = useTranslation('app');
  const stay = () => void sessionStore.refresh();
  const goOn = clock.extendable ? stay : onUnderstood;
  return (
    <Dialog
      name="session-ending"
      title={t('session.ending_title')}
      isOpen
      alert
      onClose={goOn}
      footer={
        <>
          <Button onPress={() => void sessionStore.signOut()}>{t('user_menu.sign_out')}</Button>
          <Button variant="primary" initialFocus onPress={goOn}>
            {clock.extendable ? t('session.stay') : t('session.understood')}
          </Button>
        </>
      }
    >
      <p>{clock.extendable ? t('session.ending') : t('session.ending_for_good')}</p>
      <p role="timer">{t('session.time_left', { left: clockFace(clock.secondsLeft) })}</p>
    </Dialog>
  );
};
