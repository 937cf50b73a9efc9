import { usePortal } from '#lib/portal.ts';
import type { Surroundings } from './sample.ts';

/** This very portal; in a demonstration with an account that can sign in. */
export const useSurroundings = (): Surroundings => {
  const account = usePortal()?.demo_accounts?.[0];
  return {
    address: window.location.origin,
    email: account?.email ?? 'you@example.org',
    password: account?.password ?? '…',
  };
};
