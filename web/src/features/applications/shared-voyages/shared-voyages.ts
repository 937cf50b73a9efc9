import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export const sharedVoyagesQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['shared_voyages', yearId] as const,
    queryFn: ({ signal }) =>
      api
        .get('/shared_voyages', {
          signal,
          query: { fiscal_year_id: yearId },
        })
        .then(({ data }) => data),
    enabled: yearId !== undefined,
  });
