import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, type Task } from './problem.ts';
import { type ApiError, toApiError } from './api-client.ts';

/**
 * Something that is done once at a time and may fail: `run` it, show `pending` and `problem`, its sentence with the
 * cause. Resolves to whether it went well. `tell`: says the problem where it has no place of its own.
 */
export const useTask = (task: Task, tell?: (problem: string) => void) => {
  // Drawn again when the language changes: the sentence is made as it is shown.
  useTranslation('problems');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef(false);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      const failure = toApiError(thrown);
      setError(failure);
      tell?.(problemOf(task, failure));
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  const problem = error && problemOf(task, error);
  return { pending, error, problem, run, clearError: () => setError(null) };
};
