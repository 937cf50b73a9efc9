import type { ApplicationField, SectionName } from '@shiptime/domain/applications/sections/sections';
import type { ApplicationRow } from '../application-row.ts';
import type { PartName } from '../parts/parts.ts';

/** The words of its heading among `application_form:groups`, and what stands below it. */
export type Group = {
  readonly heading?: string;
  readonly fields?: readonly ApplicationField[];
  readonly part?: PartName;
};

/** The answers in the order of the form. */
export const layout: Readonly<Record<SectionName, readonly Group[]>> = {
  general_information: [
    { fields: ['agency_id'] },
    {
      heading: 'manager',
      fields: ['is_responsible_manager', 'responsible_manager_name', 'responsible_manager_email'],
    },
    {
      heading: 'years',
      fields: [
        'multi_year',
        'future_fiscal_year_ids',
        'past_fiscal_year_ids',
        'expected_change_in_area',
        'expected_change_in_days_or_window',
        'expected_change_in_ship_preference',
        'future_missions_note',
      ],
    },
  ],
  project_description: [
    { fields: ['executive_summary', 'impact_statement', 'mission_objectives'] },
    { fields: ['project_type_id', 'thematic_area_id', 'project_type_note'] },
  ],
  requirements: [
    {
      heading: 'ships',
      fields: ['vessel_preference_1_id', 'vessel_preference_2_id', 'vessel_preference_justification'],
    },
    { heading: 'berths', fields: ['min_science_berths', 'ideal_science_berths'] },
    { fields: ['helicopter_required', 'equipment_requirements'] },
  ],
  scheduling: [
    { heading: 'days', fields: ['operational_days', 'operating_hours_id'] },
    { heading: 'operational_window', fields: ['operational_window_start', 'operational_window_end'] },
    {
      heading: 'preferred_start_window',
      fields: ['preferred_start_window_start', 'preferred_start_window_end'],
    },
    { heading: 'mobilization', fields: ['mobilization_days', 'mobilization_port_id'] },
    { heading: 'demobilization', fields: ['demobilization_days', 'demobilization_port_id'] },
    { fields: ['scheduling_constraints'] },
  ],
  area_of_operations: [
    { fields: ['project_area_ids'] },
    { part: 'stations' },
    {
      heading: 'waters',
      fields: [
        'in_foreign_waters',
        'coastal_state_ids',
        'indigenous_territories',
        'in_marine_protected_areas',
        'marine_protected_area_ids',
        'other_special_considerations',
      ],
    },
    { part: 'areas_of_consideration' },
  ],
  collaborations: [{ fields: ['no_collaborations'] }, { part: 'collaborators' }],
  funding: [{ fields: ['funding_unknown'] }, { part: 'funding_sources' }],
};

const severalYears = (row: ApplicationRow): boolean => row.multi_year === true;
const futureYears = (row: ApplicationRow): boolean =>
  severalYears(row) && row.future_fiscal_year_ids.length > 0;
const anotherManager = (row: ApplicationRow): boolean => row.is_responsible_manager !== true;

/** Questions that are asked only after another one was answered so; statements that are printed only where they hold. */
const asked: Partial<Record<string, (row: ApplicationRow) => boolean>> = {
  is_responsible_manager: (row) => !anotherManager(row),
  no_collaborations: (row) => row.no_collaborations === true,
  collaborators: (row) => row.no_collaborations !== true,
  funding_unknown: (row) => row.funding_unknown === true,
  funding_sources: (row) => row.funding_unknown !== true,
  responsible_manager_name: anotherManager,
  responsible_manager_email: anotherManager,
  future_fiscal_year_ids: severalYears,
  past_fiscal_year_ids: severalYears,
  expected_change_in_area: futureYears,
  expected_change_in_days_or_window: futureYears,
  expected_change_in_ship_preference: futureYears,
  future_missions_note: severalYears,
  coastal_state_ids: (row) => row.in_foreign_waters === true,
  marine_protected_area_ids: (row) => row.in_marine_protected_areas === true,
};

export const isAsked = (field: ApplicationField | PartName, row: ApplicationRow): boolean =>
  asked[field]?.(row) ?? true;
