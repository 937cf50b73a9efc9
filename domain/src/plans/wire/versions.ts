import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  count,
  day,
  fraction,
  id,
  instant,
  nullableDay,
  nullableId,
  nullableText,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { constraintKinds } from '../../vessels/constraints.ts';
import { planSteps, reviewLevels } from '../lifecycle.ts';
import { voyageNumberSchema } from '../../shared/voyage-number.ts';
import { missionShape, portCallStopsSchema } from './mission.ts';

const names = { name_en: text, name_fr: text };
const yearNames = z.object({ name: text, start_date: day, end_date: day });

const snapshotNames = z.object({
  vessel: z.object(names),
  fiscal_year: yearNames,
  ports: z.array(z.object({ id, ...names })),
});

const snapshotMission = z
  .object({
    ...missionShape,
    port_call_stops: portCallStopsSchema.optional(),
    end_date: nullableDay,
    project_title: nullableText,
    primary_proponent: nullableText,
    voyage_number: voyageNumberSchema.optional(),
    sails_with_id: id
      .optional()
      .meta({ description: 'other mission of the shared voyage; absent if the voyage is not shared' }),
    replanned: yesNo.optional().meta({
      description:
        'true if the vessel or the days of the voyage in the newest schedule are being changed, or if the vessel is out of service',
    }),
  })
  .meta({ id: 'SnapshotMission' });

const snapshotConstraint = z
  .object({
    id,
    name: text,
    name_en: nullableText.optional(),
    name_fr: nullableText.optional(),
    kind: z
      .enum(constraintKinds)
      .optional()
      .meta({ description: 'absent in versions from before this field existed' }),
    start_date: day,
    end_date: day,
    duration_days: count,
    port_id: nullableId,
  })
  .meta({ id: 'SnapshotConstraint' });

const snapshotKept = z
  .object({
    mission_id: id,
    code: text,
    other_mission_id: nullableId,
    constraint_id: nullableId.optional(),
    days: z.number().nullable().optional(),
    reason: text,
    by: text,
  })
  .meta({ id: 'SnapshotKeptConflict' });

export const planSnapshotSchema = z
  .object({
    format: z.literal(1),
    vessel_plan_id: id,
    vessel_id: id,
    fiscal_year_id: id,
    review_level: z.enum(reviewLevels),
    notes: nullableText,
    names: snapshotNames,
    missions: z.array(snapshotMission),
    constraints: z.array(snapshotConstraint),
    kept: z.array(snapshotKept),
  })
  .meta({ id: 'PlanSnapshot' });

export const planVersionSchema = z
  .object({
    id,
    vessel_plan_id: id,
    number: z.int().min(1),
    reason: text,
    step: z
      .enum(planSteps)
      .nullable()
      .meta({ description: 'review step that created the version; null if a person created it' }),
    review_level: z.enum(reviewLevels),
    author_id: id,
    author: namedPersonSchema,
    created_at: instant,
    snapshot: planSnapshotSchema.optional(),
  })
  .meta({ id: 'PlanVersion' });
export type PlanVersion = z.infer<typeof planVersionSchema>;

export const versionRestoreResultSchema = z
  .object({
    version: z
      .int()
      .min(1)
      .meta({ description: 'number of the version that keeps the plan as it was before' }),
    mission_ids: z.array(id).meta({ description: 'ids of the changed missions' }),
    missing: z.array(z.object({ id, title: text })).meta({
      description:
        'missions of the version that are no longer on the plan because they were moved, refused or joined with others',
    }),
  })
  .meta({ id: 'Restored' });
export type VersionRestoreResult = z.infer<typeof versionRestoreResultSchema>;

const value = z.union([text, z.number(), portCallStopsSchema]).nullable();
const fields = z.array(z.object({ field: text, before: value, after: value }));
const start = z.object({ start_date: day, start_fraction: fraction });
const ofMission = { mission_id: id, number: z.int(), title: text };
const ofConstraint = {
  constraint_id: id,
  name: text,
  name_en: nullableText.optional(),
  name_fr: nullableText.optional(),
};

export const planDifferenceSchema = z
  .union([
    z.object({ kind: z.enum(['mission_added', 'mission_removed']), ...ofMission, mission: snapshotMission }),
    z.object({
      kind: z.literal('mission_moved'),
      ...ofMission,
      before: start,
      after: start,
      days: z
        .number()
        .meta({ description: 'number of days by which the mission moved; positive if it moved later' }),
    }),
    z.object({ kind: z.literal('mission_scheduled'), ...ofMission, after: start }),
    z.object({ kind: z.literal('mission_unscheduled'), ...ofMission, before: start }),
    z.object({ kind: z.literal('mission_changed'), ...ofMission, fields }),
    z.object({
      kind: z.enum(['constraint_added', 'constraint_removed']),
      ...ofConstraint,
      constraint: snapshotConstraint,
    }),
    z.object({ kind: z.literal('constraint_changed'), ...ofConstraint, fields }),
    z.object({ kind: z.literal('plan_changed'), fields }),
    z.object({ kind: z.enum(['conflict_kept', 'conflict_no_longer_kept']), kept: snapshotKept }),
    z.object({ kind: z.literal('names_changed'), before: snapshotNames, after: snapshotNames }),
  ])
  .meta({ id: 'PlanDifference' });

const scheduledArea = z
  .object({ id, key: text, ...names, ship_time_request_ids: z.array(id) })
  .meta({ id: 'ScheduledArea' });

export const fleetSnapshotSchema = z
  .object({
    format: z.literal(1),
    fiscal_year_id: id,
    fiscal_year: yearNames,
    plans: z.array(
      z.object({
        version: z.int().min(1),
        finalized_at: instant,
        reopened: yesNo,
        snapshot: planSnapshotSchema,
      }),
    ),
    areas: z.array(scheduledArea).optional(),
  })
  .meta({ id: 'FleetSnapshot' });
