import type { CollectionQueryOptions } from '../shared/wire.ts';

export const applicationQueryOptions = {
  resource: 'ship_time_requests',
  includes: [
    'primaryProponent',
    'coProponents',
    'lastEditor',
    'fiscalYear',
    'status',
    'vessel',
    'vesselPreference1',
    'vesselPreference2',
    'stations',
    'fundingSources',
    'collaborators',
    'areasOfConsideration',
    'missions',
  ],
  filters: [
    'id',
    'status_id',
    'fiscal_year_id',
    'vessel_id',
    'primary_proponent_id',
    'co_proponent_id',
    'proponent_id',
    'project_type_id',
    'agency_id',
    'region_id',
    'project_title',
    'voyage_number',
    'submitted_at',
    'created_at',
    'updated_at',
    'q',
    'archived',
  ],
  sorts: ['id', 'project_title', 'status_id', 'fiscal_year_id', 'submitted_at', 'updated_at'],
  appends: [
    'completeness',
    'days_total',
    'stations_count',
    'deadline',
    'outcome',
    'open_remarks',
    'blocking',
  ],
} as const satisfies CollectionQueryOptions;

export type ApplicationInclude = (typeof applicationQueryOptions.includes)[number];
export type ApplicationFilter = (typeof applicationQueryOptions.filters)[number];
export type ApplicationSort = (typeof applicationQueryOptions.sorts)[number];

export const singleApplicationAppends = [...applicationQueryOptions.appends, 'stages'] as const;

export const offerQueryOptions = {
  resource: 'transfer_offers',
  includes: [],
  filters: [
    'id',
    'state',
    'ship_time_request_id',
    'from_vessel_id',
    'to_vessel_id',
    'fiscal_year_id',
    'created_at',
  ],
  sorts: ['id', 'created_at', 'updated_at'],
} as const satisfies CollectionQueryOptions;

export const letterQueryOptions = {
  resource: 'letters_of_intent',
  includes: [],
  filters: [
    'id',
    'user_id',
    'fiscal_year_id',
    'vessel_id',
    'region_id',
    'project_area_id',
    'withdrawn',
    'q',
    'created_at',
    'updated_at',
  ],
  sorts: ['id', 'title', 'days', 'created_at', 'updated_at'],
} as const satisfies CollectionQueryOptions;

export const noticeQueryOptions = {
  resource: 'notices',
  includes: [],
  filters: ['id', 'kind', 'unread', 'created_at', 'read_at'],
  sorts: ['id', 'created_at'],
} as const satisfies CollectionQueryOptions;

export const peopleQueryOptions = {
  resource: 'people',
  includes: [],
  filters: ['id', 'last_name', 'affiliation', 'q'],
  sorts: ['id', 'last_name'],
} as const satisfies CollectionQueryOptions;
