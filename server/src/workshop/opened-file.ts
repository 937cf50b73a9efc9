import type { Actor } from '@shiptime/domain/shared/actor';
import { Refusal } from '#http/refusal.ts';
import { type Workshop, WorkshopProblem } from './workshop.ts';

export const openedInWorkshop = async <Job, Found>(
  workshop: Workshop<Job, Found>,
  actor: Actor,
  job: Job,
  tooHeavy: () => Refusal,
): Promise<Found> => {
  try {
    return await workshop.do(String(actor.id), job);
  } catch (error) {
    if (!(error instanceof WorkshopProblem)) throw error;
    if (error.kind === 'too_heavy') throw tooHeavy();
    throw new Refusal('unavailable', { message: 'errors:http.not_read', retryAfter: 10 });
  }
};
