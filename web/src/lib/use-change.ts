import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from './api-error.ts';
import { problemOf, type Task } from './problem.ts';
import { uniqueKey } from './unique-key.ts';

/**
 * `useMutation`, as the portal uses it: what is under way is not sent again, and what failed is a sentence on `task`, in
 * the language shown. A change that arrived never failed: when `onSuccess` throws, all that is shown is asked for anew. `onSuccess` and `onError` are called as well once the dialog is gone. `tell` says the problem where
 * it has no place of its own.
 */
export const useChange = <Answer, Sent = void>(
  task: Task,
  options: UseMutationOptions<Answer, Error, Sent>,
  tell?: (problem: string) => void,
) => {
  // Drawn again when the language changes: the sentence is made as it is shown.
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
      tell?.(problemOf(task, toApiError(failure)));
      return options.onError?.(failure, ...rest);
    },
  });
  const isUnderWay = () => client.isMutating({ mutationKey }) > 0;
  const error = thrown && toApiError(thrown);
  return {
    pending: isPending,
    error,
    problem: error && problemOf(task, error),
    /** Ends when all is done; it never rejects. */
    run: async (sent: Sent): Promise<void> => {
      if (!isUnderWay()) await mutateAsync(sent).catch(() => undefined);
    },
    clearError: () => {
      if (!isUnderWay()) reset();
    },
  };
};
