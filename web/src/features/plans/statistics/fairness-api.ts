import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type FairnessDimension,
  fairnessDimensions,
  grantedDaysSources,
} from '@shiptime/domain/plans/fairness';
import { api } from '#lib/api-client.ts';
import { useSearchNumber, useSearchText } from '#lib/navigation.ts';

export type FairnessSearch = { readonly by?: FairnessDimension } & Partial<
  Record<'fiscalYearId' | FairnessDimension, number>
> & { readonly granted?: (typeof grantedDaysSources)[number] };

const oneOf = <T extends string>(names: readonly T[], value: string | undefined): T | undefined =>
  names.find((name) => name === value);

export const useFairnessSearch = (): FairnessSearch & { readonly by: FairnessDimension } => {
  const by = oneOf(fairnessDimensions, useSearchText('by')) ?? 'agency';
  const granted = oneOf(grantedDaysSources, useSearchText('granted'));
  const fiscalYearId = useSearchNumber('fiscalYearId');
  const agency = useSearchNumber('agency');
  const region = useSearchNumber('region');
  const project_type = useSearchNumber('project_type');
  const thematic_area = useSearchNumber('thematic_area');
  const proponent = useSearchNumber('proponent');
  return useMemo(
    () => ({
      by,
      ...(granted && { granted }),
      ...(fiscalYearId !== undefined && { fiscalYearId }),
      ...(agency !== undefined && { agency }),
      ...(region !== undefined && { region }),
      ...(project_type !== undefined && { project_type }),
      ...(thematic_area !== undefined && { thematic_area }),
      ...(proponent !== undefined && { proponent }),
    }),
    [by, granted, fiscalYearId, agency, region, project_type, thematic_area, proponent],
  );
};

export const fairnessParameters = ({ by: _by, granted, fiscalYearId, ...narrowed }: FairnessSearch) => ({
  granted,
  filter: {
    fiscal_year_id: fiscalYearId,
    ...Object.fromEntries(fairnessDimensions.map((name) => [`${name}_id`, narrowed[name]])),
  },
});

export const fairnessQuery = (search: FairnessSearch) =>
  queryOptions({
    queryKey: ['statistics', 'fairness', search] as const,
    queryFn: ({ signal }) =>
      api
        .get('/statistics/fairness', {
          signal,
          query: { by: search.by, ...fairnessParameters(search) },
        })
        .then(({ data }) => data),
  });
