import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListName } from '@shiptime/domain/reference/lists';
import { api } from '#lib/api-client.ts';
import type { BodyOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

/** A row that administrators edit: of a list, a question with its answer, a vessel, a fiscal year. */
export type RecordRow = {
  readonly id: number;
  readonly lock_version: number;
  readonly [attribute: string]: unknown;
};

export type RecordValues = Readonly<Record<string, unknown>>;

/** Under the key of the feature that shows the rows elsewhere, so that one change renews both. */
/** The lists that are edited so, by their path. */
export type RecordPath = ListName | 'faqs' | 'vessels' | 'vessel_rates' | 'fiscal_years';

export const recordsQuery = (path: RecordPath, key: readonly string[] = ['reference', path]) =>
  queryOptions({
    queryKey: [...key, 'records'],
    queryFn: ({ signal }) => api.get(`/${path}`, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

export const useRecordCommands = (path: RecordPath, key: readonly string[] = ['reference', path]) => {
  const queryClient = useQueryClient();
  const renewed = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    save: async (values: RecordValues, row: RecordRow | null): Promise<void> => {
      if (row) await api.patch(`/${path}/${row.id}`, values, { ifMatch: row.lock_version });
      // What is missing the server says at its field.
      else await api.post(`/${path}`, values as BodyOf<Routes['POST'][`/${RecordPath}`]>);
      await renewed();
    },
    remove: async (row: RecordRow): Promise<void> => {
      await api.delete(`/${path}/${row.id}`, { ifMatch: row.lock_version });
      await renewed();
    },
  };
};
