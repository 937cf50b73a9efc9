import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export const ratesKey = ['vessel_rates'] as const;

const ratesQuery = (fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: [...ratesKey, fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every('/vessel_rates', {
        query: { filter: { fiscal_year_id: fiscalYearId } },
        signal,
      }),
    enabled: fiscalYearId !== undefined,
  });

export const useRates = (fiscalYearId: number | undefined) => useQuery(ratesQuery(fiscalYearId));
