import { z } from 'zod';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';

const id = z.int();
const maybeId = id.nullable();
const text = z.string().nullable();
const yesNo = z.boolean().nullable();
const days = z.number().nullable();
const ids = z.array(z.int());
const instant = z.string();

/** An application as it is answered (docs/contract.md 7). Days are calendar days or numbers of days in steps of 0.25. */
export const applicationResource = z.object({
  id,
  user_id: id,
  status_id: id,
  submitted_at: instant.nullable(),
  vessel_id: maybeId,
  copied_from_id: maybeId,
  lock_version: z.int(),
  updated_by: maybeId,
  created_at: instant,
  updated_at: instant,
  project_title: text,
  fiscal_year_id: id,
  agency_id: maybeId,
  responsible_manager_name: text,
  responsible_manager_email: text,
  is_responsible_manager: yesNo,
  multi_year: yesNo,
  future_fiscal_year_ids: ids,
  past_fiscal_year_ids: ids,
  expected_change_in_area: yesNo,
  expected_change_in_days_or_window: yesNo,
  expected_change_in_ship_preference: yesNo,
  future_missions_note: text,
  executive_summary: text,
  impact_statement: text,
  mission_objectives: text,
  project_type_id: maybeId,
  project_type_note: text,
  thematic_area_id: maybeId,
  vessel_preference_1_id: maybeId,
  vessel_preference_2_id: maybeId,
  vessel_preference_justification: text,
  min_science_berths: maybeId,
  ideal_science_berths: maybeId,
  helicopter_required: yesNo,
  equipment_requirements: text,
  operational_days: days,
  operating_hours_id: maybeId,
  operational_window_start: text,
  operational_window_end: text,
  preferred_start_window_start: text,
  preferred_start_window_end: text,
  mobilization_days: days,
  demobilization_days: days,
  mobilization_port_id: maybeId,
  demobilization_port_id: maybeId,
  scheduling_constraints: text,
  project_area_ids: ids,
  in_foreign_waters: yesNo,
  coastal_state_ids: ids,
  indigenous_territories: text,
  in_marine_protected_areas: yesNo,
  marine_protected_area_ids: ids,
  other_special_considerations: text,
  no_collaborations: yesNo,
  funding_unknown: yesNo,
  co_proponent_ids: ids,
  sections: z.record(z.enum(sectionNames), z.object({ lock_version: z.int(), complete: z.boolean() })),
  can: z.record(z.string(), z.boolean()),
});

export type ApplicationResource = z.infer<typeof applicationResource>;
