import { z } from 'zod';
import {
  relationShape,
  permissionFlagsSchema,
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  nullableId,
  nullableInstant,
  nullableHeadcount,
  nullableText,
  refusalsSchema,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { personSchema } from '../../accounts/account-wire.ts';
import { yearRowSchema, requestStatusSchema } from '../../reference/reference-wire.ts';
import { vesselParticularsSchema } from '../../vessels/vessel-wire.ts';
import type { ApplicationAction } from '../decisions.ts';
import { statuses, type StatusId, statusKeys } from '../lifecycle.ts';
import { responseShapeOf } from '../sections/field.ts';
import { fields } from '../sections/form.ts';
import { type SectionName, sectionNames } from '../sections/sections.ts';
import {
  areaOfConsiderationRowSchema,
  collaboratorRowSchema,
  fundingSourceRowSchema,
  stationRowSchema,
} from './parts.ts';
import { outcomeSchema } from './outcome.ts';
import { openRemarksSchema } from './remarks.ts';
import { stagesSchema } from './stages.ts';

export const statusIdSchema = z
  .literal(Object.values(statuses) as StatusId[])
  .meta({ id: 'StatusId', description: statusKeys.map((key) => `${statuses[key]} ${key}`).join(', ') });

export const sectionStateSchema = z
  .object({ lock_version: z.int().min(1), complete: yesNo })
  .meta({ id: 'SectionState' });
const sections = z.object(
  Object.fromEntries(sectionNames.map((name) => [name, sectionStateSchema])) as Record<
    SectionName,
    typeof sectionStateSchema
  >,
);

export const applicationRowSchema = z.object({
  id,
  user_id: id.meta({ description: 'the primary proponent' }),
  status_id: statusIdSchema,
  submitted_at: nullableInstant,
  vessel_id: nullableId,
  copied_from_id: nullableId,
  left_out_of_plan: yesNo.meta({
    description: 'undecided, and the plan of its vessel is final',
  }),
  withdrawal_asked_at: nullableInstant.meta({
    description: 'when the primary proponent asked the coordinators to withdraw the application',
  }),
  withdrawal_reason: nullableText,
  updated_by: nullableId,
  ...versionAndTimestampShape,
  ...responseShapeOf(fields),
  co_proponent_ids: ids,
  sections,
  can: permissionFlagsSchema<ApplicationAction>({
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

export const missionOfApplicationSchema = z
  .object({
    id,
    vessel_plan_id: id,
    vessel_id: id,
    ship_time_request_id: id,
    title: text,
    number: z.int().min(1),
    requested_berths: nullableHeadcount,
    approved_berths: nullableHeadcount,
    mobilization_days: days,
    operational_days: days,
    demobilization_days: days,
    mobilization_port_id: nullableId,
    demobilization_port_id: nullableId,
    start_date: day
      .nullable()
      .meta({ description: 'first day of mobilization; null while the mission is unscheduled' }),
    start_fraction: fraction,
    notes: nullableText,
    ...versionAndTimestampShape,
  })
  .meta({ id: 'MissionOfApplication' });

const relations = relationShape({
  primaryProponent: personSchema,
  coProponents: z.array(personSchema),
  lastEditor: personSchema.nullable(),
  fiscalYear: yearRowSchema,
  status: requestStatusSchema,
  vessel: vesselParticularsSchema.nullable(),
  vesselPreference1: vesselParticularsSchema.nullable(),
  vesselPreference2: vesselParticularsSchema.nullable(),
  stations: z.array(stationRowSchema),
  fundingSources: z.array(fundingSourceRowSchema),
  collaborators: z.array(collaboratorRowSchema),
  areasOfConsideration: z.array(areaOfConsiderationRowSchema),
  missions: z.array(missionOfApplicationSchema),
});

const appended = {
  completeness: z.object({ complete: yesNo, missing: count }).optional(),
  days_total: days.nullable().optional(),
  stations_count: count.optional(),
  deadline: instant.optional(),
  outcome: outcomeSchema.nullable().optional(),
  open_remarks: openRemarksSchema.nullable().optional(),
  blocking: z
    .object({ refusals: refusalsSchema })
    .meta({
      id: 'ApplicationBlocking',
      description: 'for each action that `can` denies, the reason why you may not take it',
    })
    .optional(),
  stages: stagesSchema.optional(),
};

export const applicationSchema = applicationRowSchema
  .extend({ ...relations, ...appended })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;
