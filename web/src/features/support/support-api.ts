import type { z } from 'zod';
import type { faqRowSchema } from '@shiptime/domain/reference/reference-wire';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export type Question = z.infer<typeof faqRowSchema>;

export const questionsQuery = queryOptions({
  queryKey: ['reference', 'faqs'] as const,
  queryFn: ({ signal }) => api.get('/faqs', { signal }).then(({ data }) => data),
  staleTime: 10 * 60_000,
});
