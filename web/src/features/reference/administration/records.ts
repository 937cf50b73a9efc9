import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListName } from '@shiptime/domain/reference/lists';
import { api } from '#lib/api-client.ts';
import type { BodyOf, RowOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

export type RecordPath = ListName | 'faqs' | 'vessels' | 'vessel_rates' | 'fiscal_years';

export type RecordRow<P extends RecordPath = RecordPath> = P extends RecordPath
  ? RowOf<Routes['GET'][`/${P}`]>
  : never;

export type RecordValues = Readonly<Record<string, unknown>>;

/** `key`: query key of another feature that shows the same rows, so that one change refreshes both. */
export const recordsQuery = <P extends RecordPath>(path: P, key: readonly string[] = ['reference', path]) =>
  queryOptions({
    queryKey: [...key, 'records'],
    queryFn: ({ signal }) =>
      api.get(`/${path as RecordPath}`, { signal }).then(({ data }) => data as readonly RecordRow<P>[]),
    staleTime: 0,
  });

export const useRecordCommands = (path: RecordPath, key: readonly string[] = ['reference', path]) => {
  const queryClient = useQueryClient();
  const renewed = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    save: async (values: RecordValues, row: Pick<RecordRow, 'id' | 'lock_version'> | null): Promise<void> => {
      if (row) await api.patch(`/${path}/${row.id}`, values, { ifMatch: row.lock_version });
      else await api.post(`/${path}`, values as BodyOf<Routes['POST'][`/${RecordPath}`]>);
      await renewed();
    },
    remove: async (row: Pick<RecordRow, 'id' | 'lock_version'>): Promise<void> => {
      await api.delete(`/${path}/${row.id}`, { ifMatch: row.lock_version });
      await renewed();
    },
  };
};
