import { lazy, Suspense, useEffect, useState } from 'react';
import { useSessionExpiry } from '../lib/session-expiry.ts';
import { sessionStore, useSession } from '../lib/session.tsx';

const SessionEndingDialog = lazy(() =>
  import('./session-ending-dialog.tsx').then(({ SessionEndingDialog }) => ({ default: SessionEndingDialog })),
);

const Warning = () => {
  const clock = useSessionExpiry();
  const [understood, setUnderstood] = useState(false);
  const ended = clock.phase === 'ended';
  useEffect(() => {
    if (ended) sessionStore.expire();
  }, [ended]);
  if (clock.phase !== 'ending' || (understood && !clock.extendable)) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndingDialog clock={clock} onUnderstood={() => setUnderstood(true)} />
    </Suspense>
  );
};

export const SessionWarning = () => (useSession().status === 'authenticated' ? <Warning /> : null);
