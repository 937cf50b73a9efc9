import { lazy, Suspense, useEffect, useRef } from 'react';
import { focusCurrentHeading } from '../lib/page-focus.ts';
import { useSession, useUser } from '../lib/session.tsx';
import { startTour, useTourRunning } from './tour-start.ts';
import { tourSnooze } from './tour-snooze.ts';

const Tour = lazy(() => import('./tour.tsx').then(({ Tour }) => ({ default: Tour })));

const begun = new Set<number>();
const settleTime = 700;

export const TourHost = () => {
  const user = useUser();
  const running = useTourRunning();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'unauthenticated') return;
    begun.clear();
    tourSnooze.end();
  }, [status]);
  useEffect(() => {
    if (!user?.options.first_login || begun.has(user.id) || tourSnooze.isSnoozed(user.id)) return undefined;
    const timer = setTimeout(() => {
      begun.add(user.id);
      startTour();
    }, settleTime);
    return () => clearTimeout(timer);
  }, [user]);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) focusCurrentHeading();
    wasRunning.current = running;
  }, [running]);
  if (!running || !user) return null;
  return (
    <Suspense fallback={null}>
      <Tour user={user} />
    </Suspense>
  );
};
