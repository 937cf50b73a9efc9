import type { ChoicesFieldName } from '@shiptime/domain/applications/sections/form';

type ChoiceList = {
  readonly table: string;
  readonly column: string;
  /** Distinguishes two lists in one table. */
  readonly relation?: 'future' | 'past' | 'work' | 'waters';
};

export const choiceLists = {
  future_fiscal_year_ids: {
    table: 'ship_time_request_fiscal_years',
    column: 'fiscal_year_id',
    relation: 'future',
  },
  past_fiscal_year_ids: {
    table: 'ship_time_request_fiscal_years',
    column: 'fiscal_year_id',
    relation: 'past',
  },
  needed_capability_ids: {
    table: 'ship_time_request_capabilities',
    column: 'capability_id',
    relation: 'work',
  },
  needed_water_ids: {
    table: 'ship_time_request_capabilities',
    column: 'capability_id',
    relation: 'waters',
  },
  project_area_ids: {
    table: 'ship_time_request_project_areas',
    column: 'project_area_id',
  },
  coastal_state_ids: {
    table: 'ship_time_request_coastal_states',
    column: 'coastal_state_id',
  },
  marine_protected_area_ids: {
    table: 'ship_time_request_marine_protected_areas',
    column: 'marine_protected_area_id',
  },
} as const satisfies Record<ChoicesFieldName, ChoiceList>;

export const choicesFieldNames = Object.keys(choiceLists) as ChoicesFieldName[];

export const isChoicesField = (field: string): field is ChoicesFieldName => Object.hasOwn(choiceLists, field);
