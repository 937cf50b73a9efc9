import { z } from 'zod';
import { reviewLevels } from '../plans/lifecycle.ts';
import { count, id, nullableId, text } from '../shared/wire.ts';
import { voyageNumberSchema } from '../shared/voyage-number.ts';
import type { EventType } from './event-types.ts';

const action = text.meta({
  description: '`created`, `updated` or `deleted`; for missions also `moved`, `split` …',
});
const ofApplication = { ship_time_request_id: id, fiscal_year_id: id, vessel_id: nullableId };
const ofPlan = { vessel_plan_id: nullableId, fiscal_year_id: nullableId, vessel_id: nullableId };
const ofSchedule = { fleet_plan_id: id, fiscal_year_id: id };
const ofBerths = { berth_request_id: id, mission_id: nullableId, vessel_id: id, fiscal_year_id: id };
const ofRow = {
  resource: text.meta({ description: 'the collection: its address is /api/ and this word' }),
  id: nullableId.meta({
    description: 'id of the changed row; null if you need to read the whole collection again',
  }),
  action,
};

const applicationStep = z
  .object({ ...ofApplication, from_status_id: nullableId, to_status_id: id })
  .meta({ id: 'ApplicationStepData' });
const planStep = z
  .object({ ...ofPlan, from_level: z.enum(reviewLevels), to_level: z.enum(reviewLevels) })
  .meta({ id: 'PlanStepData' });
const berthStep = z.object({ ...ofBerths, berths: count }).meta({ id: 'BerthStepData' });

export const eventDataSchemas = {
  'application.submitted': applicationStep,
  'application.in_review': applicationStep,
  'application.clarification_asked': applicationStep,
  'application.answered': applicationStep,
  'application.corrected': applicationStep,
  'application.reassigned': applicationStep,
  'application.rejected': applicationStep,
  'application.accepted': applicationStep,
  'application.withdrawn': applicationStep,
  'application.reported': z.object(ofApplication).meta({ id: 'ApplicationReportedData' }),
  'application.changed': z
    .object({
      ...ofApplication,
      fiscal_year_id: id.optional(),
      vessel_id: nullableId.optional(),
      action,
      user_id: id.optional().meta({ description: 'who may no longer read it; told to nobody else' }),
    })
    .meta({ id: 'ApplicationChangedData' }),
  'plan.sent_to_national': planStep,
  'plan.sent_to_executive': planStep,
  'plan.returned': planStep,
  'plan.final': planStep,
  'plan.reopened': planStep,
  'plan.changed': z.object({ ...ofPlan, action }).meta({ id: 'PlanChangedData' }),
  'mission.changed': z
    .object({ mission_id: id, voyage_number: voyageNumberSchema, action, ...ofPlan })
    .meta({ id: 'MissionChangedData' }),
  'constraint.changed': z
    .object({ scheduling_constraint_id: id, action, vessel_id: id })
    .meta({ id: 'ConstraintChangedData' }),
  'berth_request.asked': berthStep,
  'berth_request.accepted': berthStep,
  'berth_request.declined': berthStep,
  'berth_request.withdrawn': berthStep,
  'berth_request.taken_back': berthStep,
  'berth_request.lapsed': berthStep,
  'berth_request.changed': z.object(ofBerths).meta({ id: 'BerthRequestChangedData' }),
  'letter_of_intent.changed': z
    .object({ letter_of_intent_id: id, action })
    .meta({ id: 'LetterOfIntentChangedData' }),
  'schedule.published': z
    .object({ ...ofSchedule, version: z.int().min(1) })
    .meta({ id: 'SchedulePublishedData' }),
  'schedule.freed': z
    .object({
      ...ofSchedule,
      version: z.int().min(1),
      vessel_id: id,
      legs: z.array(z.record(text, z.unknown())),
    })
    .meta({ id: 'ScheduleFreedData' }),
  'schedule.changed': z.object(ofSchedule).meta({ id: 'ScheduleChangedData' }),
  'fiscal_year.deadline_moved': z.object({ fiscal_year_id: id }).meta({ id: 'DeadlineMovedData' }),
  'person.changed': z.object({ user_id: id, action }).meta({ id: 'PersonChangedData' }),
  'reference.changed': z.object(ofRow).meta({ id: 'ReferenceChangedData' }),
  'planning.changed': z.object(ofRow).meta({ id: 'PlanningChangedData' }),
} as const satisfies Readonly<Record<EventType, z.ZodType>>;
