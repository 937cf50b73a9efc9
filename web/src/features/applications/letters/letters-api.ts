import { queryOptions } from '@tanstack/react-query';
import type { LetterBody } from '@shiptime/domain/applications/letters';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { api } from '#lib/api-client.ts';
import { queryClient, prefetchFreshMs } from '#lib/query-client.ts';
import { invalidateApplications } from '../application-api.ts';

const base = '/letters_of_intent';
const lettersKey = ['letters'] as const;

export const ownLettersQuery = (userId: number) =>
  queryOptions({
    queryKey: [...lettersKey, 'own', userId] as const,
    queryFn: ({ signal }) => api.every(base, { signal, query: { filter: { user_id: userId } } }),
    staleTime: prefetchFreshMs,
  });

const current = (yearId: number | undefined) => ({
  filter: { withdrawn: 'false', ...(yearId !== undefined && { fiscal_year_id: yearId }) },
});

export const allLettersQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: [...lettersKey, 'every', yearId] as const,
    queryFn: ({ signal }) => api.every(base, { signal, query: current(yearId) }),
    staleTime: 0,
  });

export const foreseenDemandQuery = queryOptions({
  queryKey: [...lettersKey, 'demand'] as const,
  queryFn: ({ signal }) => api.get(`${base}/demand`, { signal }).then(({ data }) => data.years),
  staleTime: 0,
});

export const downloadLetters = (yearId: number | undefined) =>
  api.download(`${base}/export`, { query: current(yearId) });

const invalidateLetters = (): Promise<void> => queryClient.invalidateQueries({ queryKey: lettersKey });

export const saveLetter = async (letter: LetterOfIntent | null, body: LetterBody): Promise<void> => {
  if (letter)
    await api.patch(`${base}/${letter.id}`, { ...body, lock_version: letter.lock_version } as LetterBody);
  else await api.post(base, body);
  await invalidateLetters();
};

export const withdrawLetter = async ({ id }: LetterOfIntent): Promise<void> => {
  await api.post(`${base}/${id}/withdraw`);
  await invalidateLetters();
};

export const applyWithLetter = async ({ id }: LetterOfIntent, yearId: number): Promise<number | null> => {
  const { data } = await api.post(`${base}/${id}/apply`, { fiscal_year_id: yearId });
  await Promise.all([invalidateLetters(), invalidateApplications()]);
  return data.years.find(({ fiscal_year_id }) => fiscal_year_id === yearId)?.ship_time_request_id ?? null;
};
