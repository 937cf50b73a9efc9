import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from './api-error.ts';
import { describeFailure, type FailureTask } from './problem.ts';
import { uniqueKey } from './unique-key.ts';

/**
 * `useMutation` without double submission; failures become a translated sentence about `task`. If `onSuccess`
 * throws, all queries are refreshed. Callbacks also run after unmounting.
 */
export const useApiMutation = <Answer, Sent = void>(
  task: FailureTask,
  options: UseMutationOptions<Answer, Error, Sent>,
  tell?: (problem: string) => void,
) => {
  useTranslation('problems');
  const client = useQueryClient();
  const [mutationKey] = useState(() => [uniqueKey()]);
  const {
    mutateAsync,
    isPending,
    error: thrown,
    reset,
  } = useMutation({
    ...options,
    mutationKey,
    onSuccess: async (...given) => {
      try {
        await options.onSuccess?.(...given);
      } catch {
        await client.invalidateQueries();
      }
    },
    onError: (failure, ...rest) => {
      tell?.(describeFailure(task, toApiError(failure)));
      return options.onError?.(failure, ...rest);
    },
  });
  const isUnderWay = () => client.isMutating({ mutationKey }) > 0;
  const error = thrown && toApiError(thrown);
  return {
    pending: isPending,
    error,
    problem: error && describeFailure(task, error),
    /** Resolves when all is done; never rejects. */
    run: async (sent: Sent): Promise<void> => {
      if (!isUnderWay()) await mutateAsync(sent).catch(() => undefined);
    },
    clearError: () => {
      if (!isUnderWay()) reset();
    },
  };
};
