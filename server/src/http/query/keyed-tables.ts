const tables = {
  agency_id: 'agencies',
  port_id: 'ports',
  project_area_id: 'project_areas',
  project_type_id: 'project_types',
  region_id: 'regions',
  status_id: 'request_statuses',
  user_type_id: 'user_types',
  vessel_class_id: 'vessel_classes',
  vessel_id: 'vessels',
} as const;

export type KeyedTable = (typeof tables)[keyof typeof tables];

export const keyedTableOf = (filter: string): KeyedTable | undefined =>
  Object.entries(tables).find(([name]) => filter === name || filter.endsWith(`_${name}`))?.[1];
