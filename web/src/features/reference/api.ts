import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { together } from '../../lib/together.ts';
import type { Settings } from '@shiptime/domain/reference/settings';

export type ReferenceRow = {
  readonly id: number;
  readonly key: string;
  readonly name_en: string;
  readonly name_fr: string;
  readonly position: number;
  readonly active: boolean;
  readonly lock_version: number;
};

export type OperatingHoursRow = ReferenceRow & { readonly hours: number };
export type PortRow = ReferenceRow & {
  readonly country: string;
  readonly province: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};
export type AreaRow = ReferenceRow & {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
};
export type StatusRow = Pick<ReferenceRow, 'id' | 'key' | 'name_en' | 'name_fr'> & {
  /** A word of the specification; `color_hex` is the CSS colour of that name. */
  readonly color: string;
  readonly color_hex: string;
};
export type FiscalYearRow = FiscalYear & { readonly active: boolean; readonly lock_version: number };

/** Each list by the path that serves it, with what its rows are. */
export type Lists = {
  agencies: ReferenceRow;
  coastal_states: ReferenceRow;
  fiscal_years: FiscalYearRow;
  marine_protected_areas: AreaRow;
  operating_hours: OperatingHoursRow;
  ports: PortRow;
  project_areas: ReferenceRow;
  project_types: ReferenceRow;
  regions: ReferenceRow;
  request_statuses: StatusRow;
  thematic_areas: ReferenceRow;
  vessel_classes: ReferenceRow;
};

// Lists change a few times a year; both names come with every row, so a change of language asks nothing.
const staleAfter = 10 * 60_000;

const listTogether = together<keyof Lists>((names) =>
  api
    .get<{ data: Record<keyof Lists, unknown> }>(`/reference_lists?names=${names.join(',')}`)
    .then((answer) => answer.data),
);

export const listQuery = <L extends keyof Lists>(list: L) =>
  queryOptions({
    queryKey: ['reference', list] as const,
    queryFn: () => listTogether(list) as Promise<readonly Lists[L][]>,
    staleTime: staleAfter,
  });

/** A deadline was moved: the fiscal years are asked for again. */
export const forgetDeadlines = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listQuery('fiscal_years').queryKey });

/** The rows of a list; empty while they are loading. */
export const useList = <L extends keyof Lists>(list: L): readonly Lists[L][] =>
  useQuery(listQuery(list)).data ?? [];

export const settingsQuery = queryOptions({
  queryKey: ['reference', 'settings'] as const,
  queryFn: ({ signal }) => api.get<{ data: Settings }>('/settings', { signal }).then((answer) => answer.data),
  staleTime: staleAfter,
});
