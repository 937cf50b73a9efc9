import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '../lib/session.tsx';
import { unsavedWorkRegistry } from '../lib/unsaved-work.ts';
import { storeUnsavedText } from '../lib/unsaved-text.ts';

const loadQuestion = () => import('./unsaved-changes-dialog.tsx');
const LeaveQuestion = lazy(() => loadQuestion().then((module) => ({ default: module.UnsavedChangesDialog })));

const keep = (): void => {
  const session = sessionStore.state();
  if (session.status !== 'authenticated' || !unsavedWorkRegistry.exists()) return;
  const { pathname, search } = window.location;
  storeUnsavedText(session.user.id, pathname + search, new Date().toISOString());
};

const isSignedIn = (): boolean => sessionStore.state().status === 'authenticated';

const Guard = () => {
  const [asked, setAsked] = useState(false);
  const answer = useRef<(may: boolean) => void>(() => undefined);
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isSignedIn() && !(await unsavedWorkRegistry.settle()),
    enableBeforeUnload: () => isSignedIn() && unsavedWorkRegistry.exists(),
  });
  useEffect(
    () =>
      unsavedWorkRegistry.askedBy(async () => {
        if (await unsavedWorkRegistry.settle()) return true;
        setAsked(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  const reply = (may: boolean) => () => {
    setAsked(false);
    answer.current(may);
  };
  // Preloads the dialog, because it may be needed when the network is down.
  useEffect(() => void loadQuestion(), []);
  if (!asked && blocker.status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      {asked && <LeaveQuestion keep={keep} onStay={reply(false)} onLeave={reply(true)} />}
      {!asked && blocker.status === 'blocked' && (
        <LeaveQuestion keep={keep} onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </Suspense>
  );
};

export const LeaveGuard = () =>
  useSyncExternalStore(unsavedWorkRegistry.watch, unsavedWorkRegistry.isWatched) ? <Guard /> : null;
