import type { SessionUser } from '../lib/session.tsx';

export const runTour = async (_user: SessionUser): Promise<void> => undefined;
