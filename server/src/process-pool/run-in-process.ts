import type { Actor } from '@shiptime/domain/shared/actor';
import { Refusal } from '#http/refusal.ts';
import { type ProcessPool, ProcessError } from './process-pool.ts';

export const runInProcess = async <Job, Found>(
  pool: ProcessPool<Job, Found>,
  actor: Actor,
  job: Job,
  tooHeavy: () => Refusal,
): Promise<Found> => {
  try {
    return await pool.do(String(actor.id), job);
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    if (error.kind === 'too_heavy') throw tooHeavy();
    throw new Refusal('unavailable', { message: 'answers:http.not_read', retryAfter: 10 });
  }
};
