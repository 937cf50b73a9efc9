import { useSyncExternalStore } from 'react';
import { usePortalInfo } from './portal.ts';
import { readLastServerContact, readStoredSession } from './stored-session.ts';

const warnBefore = 2 * 60_000;
const idleMinutesByDefault = 60;
const grain = 1000;

export type SessionExpiry =
  | { readonly phase: 'fine' }
  /** `ending`: at most two minutes remain. `extendable`: false at the session's maximum length. */
  | { readonly phase: 'ending'; readonly secondsLeft: number; readonly extendable: boolean }
  | { readonly phase: 'ended' };

export const sessionExpiryAt = (
  now: number,
  expiresAt: number,
  contact: number,
  idleMilliseconds: number,
): SessionExpiry => {
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
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** Compares the expiry as text, so that an unchanged clock causes no re-render. */
export const useSessionExpiry = (): SessionExpiry => {
  const idle = (usePortalInfo()?.session_idle_minutes ?? idleMinutesByDefault) * 60_000;
  const text = useSyncExternalStore(watchSeconds, () => {
    const now = Date.now();
    const stored = readStoredSession(now);
    const clock: SessionExpiry = stored
      ? sessionExpiryAt(now, Date.parse(stored.expires_at), readLastServerContact(now), idle)
      : { phase: 'ended' };
    return JSON.stringify(clock);
  });
  return JSON.parse(text) as SessionExpiry;
};
