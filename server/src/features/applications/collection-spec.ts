import { attributeNames } from './application-row.ts';
import { filterNames, sortNames } from './list.ts';
import { appendNames } from './appended.ts';
import { relationNames, relations } from './relations.ts';

/** What may be asked of applications, wherever they are answered (docs/contract.md 5). */
export const applicationsSpec = {
  resource: 'ship_time_requests',
  includes: relationNames,
  filters: filterNames,
  sorts: sortNames,
  fields: attributeNames,
  related: relations,
  appends: appendNames,
} as const;

/** Of one application, also where it is on its way. */
export const applicationSpec = { ...applicationsSpec, appends: [...appendNames, 'stages'] } as const;
