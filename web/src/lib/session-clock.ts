import { useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';
import { lastContact, readStoredSession } from './stored-session.ts';

const warnBefore = 2 * 60_000;
const idleMinutesByDefault = 60;
const grain = 1000;

export type SessionClock =
  | { readonly phase: 'fine' }
  /** Two minutes or less remain; `extendable` unless the session has reached its full length. */
  | { readonly phase: 'ending'; readonly secondsLeft: number; readonly extendable: boolean }
  | { readonly phase: 'ended' };

/** A session ends at its full length or when it has been idle, whichever is first; every tab's contact counts. */
export const sessionClockAt = (
  now: number,
  expiresAt: number,
  contact: number,
  idleMilliseconds: number,
): SessionClock => {
  const idleEnd = contact + idleMilliseconds;
  const end = Math.min(expiresAt, idleEnd);
  if (now >= end) return { phase: 'ended' };
  if (end - now > warnBefore) return { phase: 'fine' };
  return {
    phase: 'ending',
    secondsLeft: Math.ceil((end - now) / 1000),
    extendable: expiresAt - now > warnBefore,
  };
};

const watchSeconds = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, grain);
  // A laptop that wakes up, a tab that comes to the front: look at the clock at once.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** Read as text, so that a second in which nothing changes renders nothing. */
export const useSessionClock = (): SessionClock => {
  const idle = (usePortal()?.session_idle_minutes ?? idleMinutesByDefault) * 60_000;
  const text = useSyncExternalStore(watchSeconds, () => {
    const now = Date.now();
    const stored = readStoredSession(now);
    const clock: SessionClock = stored
      ? sessionClockAt(now, Date.parse(stored.expires_at), lastContact(now), idle)
      : { phase: 'ended' };
    return JSON.stringify(clock);
  });
  return JSON.parse(text) as SessionClock;
};
