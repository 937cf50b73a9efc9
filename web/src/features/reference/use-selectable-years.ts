import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { type FiscalYearRow, useReferenceList } from './reference-api.ts';

const yearsInUseQuery = queryOptions({
  queryKey: ['reference', 'fiscal_years', 'in use'] as const,
  queryFn: ({ signal }) =>
    api
      .get('/fiscal_years', {
        signal,
        query: { filter: { in_use: true }, fields: { fiscal_years: ['id'] } },
      })
      .then(({ data }) => data.map(({ id }) => id)),
  staleTime: 60_000,
});

export const useSelectableYears = (chosenId: number | null | undefined): readonly FiscalYearRow[] => {
  const years = useReferenceList('fiscal_years');
  const used = useQuery(yearsInUseQuery).data ?? [];
  const openId = usePortalInfo()?.open_fiscal_year?.id;
  return years
    .filter(({ id }) => used.includes(id) || id === openId || id === chosenId)
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date));
};
