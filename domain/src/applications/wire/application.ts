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
  maybeId,
  maybeInstant,
  maybePeople,
  maybeText,
  refusals,
  stamps,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { person } from '../../accounts/account-wire.ts';
import { fiscalYear, requestStatus } from '../../reference/reference-wire.ts';
import { vesselBrought } from '../../vessels/vessel-wire.ts';
import type { ApplicationAction } from '../decisions.ts';
import { statuses, type StatusId, statusKeys } from '../lifecycle.ts';
import { wireOf } from '../sections/field.ts';
import { fields } from '../sections/form.ts';
import { type SectionName, sectionNames } from '../sections/sections.ts';
import { areaOfConsideration, collaborator, fundingSource, station } from './parts.ts';
import { outcome } from './outcome.ts';
import { openRemarks } from './remarks.ts';
import { stages } from './stages.ts';

export const statusId = z
  .literal(Object.values(statuses) as StatusId[])
  .meta({ id: 'StatusId', description: statusKeys.map((key) => `${statuses[key]} ${key}`).join(', ') });

export const sectionState = z
  .object({ lock_version: z.int().min(1), complete: yesNo })
  .meta({ id: 'SectionState' });
const sections = z.object(
  Object.fromEntries(sectionNames.map((name) => [name, sectionState])) as Record<
    SectionName,
    typeof sectionState
  >,
);

export const applicationRow = z.object({
  id,
  user_id: id.meta({ description: 'the primary proponent' }),
  status_id: statusId,
  submitted_at: maybeInstant,
  vessel_id: maybeId,
  copied_from_id: maybeId,
  withdrawal_asked_at: maybeInstant.meta({
    description: 'when the primary proponent asked the coordinators to withdraw the application',
  }),
  withdrawal_reason: maybeText,
  updated_by: maybeId,
  ...stamps,
  ...wireOf(fields),
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
    correct: true,
    respond: true,
    withdraw: true,
    ask_to_withdraw: true,
    take_back_withdrawal: true,
    reassign: true,
    manage_co_proponents: true,
    leave: true,
    read_remarks: true,
    remark: true,
  }),
});

export const missionOfApplication = z
  .object({
    id,
    vessel_plan_id: id,
    vessel_id: id,
    ship_time_request_id: id,
    title: text,
    number: z.int().min(1),
    requested_berths: maybePeople,
    approved_berths: maybePeople,
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
  completeness: z.object({ complete: yesNo, missing: count }).optional(),
  days_total: days.nullable().optional(),
  stations_count: count.optional(),
  deadline: instant.optional(),
  outcome: outcome.nullable().optional(),
  open_remarks: openRemarks.nullable().optional(),
  blocking: z
    .object({ refusals })
    .meta({
      id: 'ApplicationBlocking',
      description: 'for each action that `can` denies, why you may not do it',
    })
    .optional(),
  stages: stages.optional(),
};

export const application = applicationRow.extend({ ...relations, ...appended }).meta({ id: 'Application' });
export type Application = z.infer<typeof application>;
