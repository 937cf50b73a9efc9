import type { ListName } from '../reference/lists.ts';
import type { ApplicationField } from './sections/sections.ts';

export type ReferencedTable = ListName | 'fiscal_years' | 'vessels';

/** Which table the ids of a field come from. An id that is in none is `unknown_choice`. */
export const references = {
  fiscal_year_id: 'fiscal_years',
  agency_id: 'agencies',
  future_fiscal_year_ids: 'fiscal_years',
  past_fiscal_year_ids: 'fiscal_years',
  project_type_id: 'project_types',
  thematic_area_id: 'thematic_areas',
  vessel_preference_1_id: 'vessels',
  vessel_preference_2_id: 'vessels',
  operating_hours_id: 'operating_hours',
  mobilization_port_id: 'ports',
  demobilization_port_id: 'ports',
  project_area_ids: 'project_areas',
  coastal_state_ids: 'coastal_states',
  marine_protected_area_ids: 'marine_protected_areas',
} as const satisfies Partial<Record<ApplicationField, ReferencedTable>>;

export type ReferenceField = keyof typeof references;
export const referenceFields = Object.keys(references) as ReferenceField[];
