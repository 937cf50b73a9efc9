import type { ApplicationFilter } from '@shiptime/domain/applications/application-query-options';

export const filterNames = [
  'q',
  'status_id',
  'fiscal_year_id',
  'vessel_id',
  'region_id',
  'project_type_id',
  'agency_id',
] as const satisfies readonly ApplicationFilter[];

export type FilterName = (typeof filterNames)[number];
