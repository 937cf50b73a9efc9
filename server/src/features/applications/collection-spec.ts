import { attributeNames } from './application-row.ts';
import { filterNames, sortNames } from './list.ts';
import { relationNames } from './relations.ts';

/** What may be asked of applications, wherever they are answered (CONTRACT 5). */
export const applicationsSpec = {
  resource: 'ship_time_requests',
  includes: relationNames,
  filters: filterNames,
  sorts: sortNames,
  fields: attributeNames,
} as const;
