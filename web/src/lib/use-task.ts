import { useRef, useState } from 'react';
import { type ApiError, toApiError } from './api-client.ts';

/**
 * Something that is done once at a time and may fail: `run` it, show `pending` and `error`.
 * Resolves to whether it went well.
 */
export const useTask = () => {
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
      setError(toApiError(thrown));
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, error, run, clearError: () => setError(null) };
};
