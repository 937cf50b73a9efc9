import { z } from 'zod';
import { requiredIdSchema } from '@shiptime/domain/applications/field-schemas';
import { missionChangeSchema } from '@shiptime/domain/plans/schema';

export const missionBatchSchema = z.object({
  changes: z
    .array(missionChangeSchema.extend({ id: requiredIdSchema, lock_version: z.int().optional() }))
    .min(1)
    .max(500),
});
export type MissionBatch = z.infer<typeof missionBatchSchema>;
