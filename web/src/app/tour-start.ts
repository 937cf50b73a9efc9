import type { SessionUser } from '../lib/session.tsx';

/** The guided tour comes only when it is asked for. */
export const startTour = async (user: SessionUser): Promise<void> => {
  const { runTour } = await import('./tour.ts');
  await runTour(user);
};
