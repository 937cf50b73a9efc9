import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { plansKey } from '../plan-api.ts';

const undecided = [2, 3];

export const undecidedApplicationsQuery = (fiscalYearId: number) =>
  queryOptions({
    queryKey: [...plansKey, 'asking', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every('/ship_time_requests', {
        query: {
          filter: { fiscal_year_id: fiscalYearId, status_id: undecided },
          fields: {
            ship_time_requests: [
              'id',
              'vessel_id',
              'operational_days',
              'mobilization_days',
              'demobilization_days',
              'operational_window_start',
              'operational_window_end',
            ],
          },
        },
        signal,
      }),
  });
