import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Resource } from './api-client.ts';

type DemoAccount = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly user_type_id: number;
};

type OpenFiscalYear = {
  readonly id: number;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly deadline_at: string;
};

/** What the portal says of itself to everyone. */
export type Portal = {
  readonly demo: boolean;
  readonly version: string;
  readonly demo_accounts?: readonly DemoAccount[];
  readonly session_idle_minutes?: number;
  /** Where people can also sign in. */
  readonly federation?: { readonly name_en: string; readonly name_fr: string } | null;
  /** Addresses in these domains make proponents. */
  readonly government_email_domains?: readonly string[];
  /** The month, 1 to 12, in which results are told. */
  readonly results_month?: number;
  /** Whether everybody may read published schedules. */
  readonly open_schedule?: boolean;
  /** The year that takes applications now. */
  readonly open_fiscal_year?: OpenFiscalYear | null;
  /** The name of the organization that runs this portal, if it gives one. */
  readonly operator?: { readonly name_en: string; readonly name_fr: string } | null;
};

export const portalQuery = queryOptions({
  queryKey: ['portal'],
  queryFn: ({ signal }) => api.get<Resource<Portal>>('/portal', { signal }).then(({ data }) => data),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Undefined until known; the page does without. */
export const usePortal = (): Portal | undefined => useQuery(portalQuery).data;
