import type { CollectionQueryOptions } from '../shared/wire.ts';

export const planQueryOptions = {
  resource: 'vessel_plans',
  includes: ['vessel', 'fiscalYear', 'missions', 'missions.shipTimeRequest', 'versions', 'constraints'],
  filters: ['id', 'fiscal_year_id', 'vessel_id', 'review_level', 'scenario_id', 'created_at', 'updated_at'],
  sorts: ['id', 'vessel', 'vessel_id', 'fiscal_year_id', 'review_level', 'updated_at'],
  appends: ['totals', 'conflicts', 'blocking'],
} as const satisfies CollectionQueryOptions;

export type PlanInclude = (typeof planQueryOptions.includes)[number];

export const missionQueryOptions = {
  resource: 'missions',
  includes: ['shipTimeRequest'],
  filters: [
    'id',
    'vessel_plan_id',
    'vessel_id',
    'fiscal_year_id',
    'ship_time_request_id',
    'scenario_id',
    'number',
    'voyage_number',
    'title',
    'start_date',
    'created_at',
    'updated_at',
  ],
  sorts: ['id', 'number', 'title', 'start_date', 'operational_days', 'vessel_plan_id', 'updated_at'],
} as const satisfies CollectionQueryOptions;

export const fleetPlanQueryOptions = {
  resource: 'fleet_plans',
  includes: [],
  filters: ['id', 'fiscal_year_id', 'updated_at'],
  sorts: ['id', 'fiscal_year_id', 'updated_at'],
} as const satisfies CollectionQueryOptions;

export const activityQueryOptions = {
  resource: 'activity',
  includes: [],
  filters: ['id', 'user_id', 'mission_id', 'action', 'created_at'],
  sorts: ['id', 'created_at'],
} as const satisfies CollectionQueryOptions;

export const agreementQueryOptions = {
  resource: 'voyage_agreements',
  includes: [],
  filters: ['id', 'state', 'ship_time_request_id', 'vessel_id', 'fiscal_year_id', 'created_at'],
  sorts: ['id', 'created_at', 'updated_at'],
} as const satisfies CollectionQueryOptions;

export const berthRequestQueryOptions = {
  resource: 'berth_requests',
  includes: [],
  filters: [
    'id',
    'state',
    'user_id',
    'mission_id',
    'voyage_number',
    'ship_time_request_id',
    'vessel_id',
    'fiscal_year_id',
    'of_voyage',
    'created_at',
  ],
  sorts: ['id', 'created_at', 'updated_at', 'start_date'],
} as const satisfies CollectionQueryOptions;
