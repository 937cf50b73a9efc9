import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export type Question = {
  readonly id: number;
  readonly key: string;
  readonly question_en: string;
  readonly question_fr: string;
  readonly answer_en: string;
  readonly answer_fr: string;
  readonly active?: boolean;
};

export const questionsQuery = queryOptions({
  queryKey: ['reference', 'faqs'] as const,
  queryFn: ({ signal }) =>
    api.get<{ data: readonly Question[] }>('/faqs', { signal }).then(({ data }) => data),
  staleTime: 10 * 60_000,
});
