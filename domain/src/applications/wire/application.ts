import { z } from 'zod';
import {
  brought,
  canOf,
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  maybeDay,
  maybeDays,
  maybeId,
  maybeInstant,
  maybeText,
  stamps,
  text,
  yesNo as yes,
} from '../../shared/wire.ts';
import { person } from '../../accounts/wire.ts';
import { fiscalYear, requestStatus } from '../../reference/wire.ts';
import { vesselBrought } from '../../vessels/wire.ts';
import type { ApplicationAction } from '../decisions.ts';
import { statuses, type StatusId, statusKeys } from '../lifecycle.ts';
import { type SectionName, sectionNames } from '../sections/sections.ts';
import { areaOfConsideration, collaborator, fundingSource, station } from './parts.ts';
import { outcome } from './outcome.ts';
import { stages } from './stages.ts';

const yesNo = yes.nullable();
const berths = count.nullable().meta({ description: 'people' });

export const statusId = z
  .literal(Object.values(statuses) as StatusId[])
  .meta({ id: 'StatusId', description: statusKeys.map((key) => `${statuses[key]} ${key}`).join(', ') });

export const sectionState = z
  .object({ lock_version: z.int().min(1), complete: yes })
  .meta({ id: 'SectionState' });
const sections = z.object(
  Object.fromEntries(sectionNames.map((name) => [name, sectionState])) as Record<
    SectionName,
    typeof sectionState
  >,
);

/** What proponents fill in. */
const answers = {
  project_title: maybeText,
  fiscal_year_id: id,
  agency_id: maybeId,
  responsible_manager_name: maybeText,
  responsible_manager_email: maybeText,
  is_responsible_manager: yesNo,
  multi_year: yesNo,
  future_fiscal_year_ids: ids,
  past_fiscal_year_ids: ids,
  expected_change_in_area: yesNo,
  expected_change_in_days_or_window: yesNo,
  expected_change_in_ship_preference: yesNo,
  future_missions_note: maybeText,
  executive_summary: maybeText,
  impact_statement: maybeText,
  mission_objectives: maybeText,
  project_type_id: maybeId,
  project_type_note: maybeText,
  thematic_area_id: maybeId,
  vessel_preference_1_id: maybeId,
  vessel_preference_2_id: maybeId,
  vessel_preference_justification: maybeText,
  min_science_berths: berths,
  ideal_science_berths: berths,
  helicopter_required: yesNo,
  equipment_requirements: maybeText,
  operational_days: maybeDays,
  operating_hours_id: maybeId,
  operational_window_start: maybeDay,
  operational_window_end: maybeDay,
  preferred_start_window_start: maybeDay,
  preferred_start_window_end: maybeDay,
  mobilization_days: maybeDays,
  demobilization_days: maybeDays,
  mobilization_port_id: maybeId,
  demobilization_port_id: maybeId,
  scheduling_constraints: maybeText,
  project_area_ids: ids,
  in_foreign_waters: yesNo,
  coastal_state_ids: ids,
  indigenous_territories: maybeText,
  in_marine_protected_areas: yesNo,
  marine_protected_area_ids: ids,
  other_special_considerations: maybeText,
  no_collaborations: yesNo,
  funding_unknown: yesNo,
};

/** Attributes, without relations and what is appended. */
export const applicationRow = z.object({
  id,
  user_id: id.meta({ description: 'the primary proponent' }),
  status_id: statusId,
  submitted_at: maybeInstant,
  vessel_id: maybeId,
  copied_from_id: maybeId,
  updated_by: maybeId,
  ...stamps,
  ...answers,
  co_proponent_ids: ids,
  sections,
  can: canOf<ApplicationAction>({
    view: true,
    edit: true,
    delete: true,
    copy: true,
    submit: true,
    accept: true,
    reject: true,
    clarify: true,
    respond: true,
    withdraw: true,
    reassign: true,
    manage_co_proponents: true,
    leave: true,
  }),
});

/** A mission as its application brings it along; to proponents once its plan is final, without the planners' notes. */
export const missionOfApplication = z
  .object({
    id,
    vessel_plan_id: id,
    vessel_id: id,
    ship_time_request_id: id,
    title: text,
    number: z.int().min(1),
    requested_berths: berths,
    approved_berths: berths,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    mobilization_port_id: maybeId,
    demobilization_port_id: maybeId,
    start_date: day.nullable().meta({ description: 'first day of mobilization; null while unscheduled' }),
    start_fraction: fraction,
    notes: maybeText,
    ...stamps,
  })
  .meta({ id: 'MissionOfApplication' });

const relations = brought({
  primaryProponent: person,
  coProponents: z.array(person),
  lastEditor: person.nullable(),
  fiscalYear,
  status: requestStatus,
  vessel: vesselBrought.nullable(),
  vesselPreference1: vesselBrought.nullable(),
  vesselPreference2: vesselBrought.nullable(),
  stations: z.array(station),
  fundingSources: z.array(fundingSource),
  collaborators: z.array(collaborator),
  areasOfConsideration: z.array(areaOfConsideration),
  missions: z.array(missionOfApplication),
});

const appended = {
  completeness: z.object({ complete: yes, missing: count }).optional(),
  days_total: days.nullable().optional(),
  stations_count: count.optional(),
  deadline: instant.optional(),
  outcome: outcome.nullable().optional(),
  stages: stages.optional(),
};

/** An application as it is answered (docs/contract.md 7), with what `include` and `append` bring. */
export const application = applicationRow.extend({ ...relations, ...appended }).meta({ id: 'Application' });
export type Application = z.infer<typeof application>;
