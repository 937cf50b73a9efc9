import type { z } from 'zod';
import type {
  yearRowSchema,
  listRowSchemas,
  requestStatusSchema,
  vesselClassSchema,
} from '@shiptime/domain/reference/reference-wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import { batchByName } from '#lib/batch-by-name.ts';

export type ReferenceRow = Pick<
  z.infer<typeof vesselClassSchema>,
  'id' | 'key' | 'name_en' | 'name_fr' | 'position' | 'active' | 'lock_version'
>;

export type ReferenceLists = { [L in keyof typeof listRowSchemas]: z.infer<(typeof listRowSchemas)[L]> } & {
  fiscal_years: z.infer<typeof yearRowSchema>;
  request_statuses: z.infer<typeof requestStatusSchema>;
};
export type FiscalYearRow = ReferenceLists['fiscal_years'];

// Cache time in milliseconds; rows contain both languages, so changing the language needs no request.
const staleAfter = 10 * 60_000;

const listTogether = batchByName<keyof ReferenceLists>((names) =>
  api
    .get('/reference_lists', { query: { names } })
    .then((answer) => answer.data as Readonly<Record<keyof ReferenceLists, unknown>>),
);

export const referenceListQuery = <L extends keyof ReferenceLists>(list: L) =>
  queryOptions({
    queryKey: ['reference', list] as const,
    queryFn: () => listTogether(list) as Promise<readonly ReferenceLists[L][]>,
    staleTime: staleAfter,
  });

export const invalidateFiscalYears = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: referenceListQuery('fiscal_years').queryKey });

export const useReferenceList = <L extends keyof ReferenceLists>(list: L): readonly ReferenceLists[L][] =>
  useQuery(referenceListQuery(list)).data ?? [];

export const settingsQuery = queryOptions({
  queryKey: ['reference', 'settings'] as const,
  queryFn: () => api.get('/settings').then((answer) => answer.data),
  staleTime: staleAfter,
});
