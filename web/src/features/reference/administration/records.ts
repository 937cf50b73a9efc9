import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, type Resource } from '#lib/api-client.ts';

/** A row that administrators edit: of a list, a question with its answer, a vessel, a fiscal year. */
export type RecordRow = {
  readonly id: number;
  readonly lock_version: number;
  readonly [attribute: string]: unknown;
};

export type RecordValues = Readonly<Record<string, unknown>>;

/** Under the key of the feature that shows the rows elsewhere, so that one change renews both. */
export const recordsQuery = (path: string, key: readonly string[] = ['reference', path]) =>
  queryOptions({
    queryKey: [...key, 'records'],
    queryFn: ({ signal }) =>
      api.get<Resource<readonly RecordRow[]>>(`/${path}`, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

export const useRecordCommands = (path: string, key: readonly string[] = ['reference', path]) => {
  const queryClient = useQueryClient();
  const renewed = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    save: async (values: RecordValues, row: RecordRow | null): Promise<void> => {
      if (row) await api.patch(`/${path}/${row.id}`, values, { ifMatch: row.lock_version });
      else await api.post(`/${path}`, values);
      await renewed();
    },
    remove: async (row: RecordRow): Promise<void> => {
      await api.delete(`/${path}/${row.id}`, { ifMatch: row.lock_version });
      await renewed();
    },
  };
};
