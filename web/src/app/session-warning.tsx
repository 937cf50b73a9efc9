import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SessionClock, useSessionClock } from '../lib/session-clock.ts';
import { sessionStore, useSession } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Ending = Extract<SessionClock, { phase: 'ending' }>;

const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const EndingDialog = ({ clock, onUnderstood }: { clock: Ending; onUnderstood: () => void }) => {
  const { t } = useTranslation('app');
  // Any authenticated call makes the idle time start anew.
  const stay = () => void sessionStore.refresh();
  const goOn = clock.extendable ? stay : onUnderstood;
  return (
    <Dialog
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

const Warning = () => {
  const clock = useSessionClock();
  const [understood, setUnderstood] = useState(false);
  const ended = clock.phase === 'ended';
  useEffect(() => {
    if (ended) sessionStore.expire();
  }, [ended]);
  if (clock.phase !== 'ending' || (understood && !clock.extendable)) return null;
  return <EndingDialog clock={clock} onUnderstood={() => setUnderstood(true)} />;
};

/** Two minutes before the session ends, one key keeps it. */
export const SessionWarning = () => (useSession().status === 'authenticated' ? <Warning /> : null);
