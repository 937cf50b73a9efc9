import type { CollectionQueryOptions } from '../shared/wire.ts';

export const standingQueryOptions = {
  resource: 'application_standings',
  includes: [],
  filters: ['id', 'ship_time_request_id', 'vessel_id', 'fiscal_year_id', 'priority', 'updated_at'],
  sorts: ['id', 'ship_time_request_id', 'place', 'priority', 'updated_at'],
} as const satisfies CollectionQueryOptions;
