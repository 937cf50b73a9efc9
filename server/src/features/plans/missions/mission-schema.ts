import { z } from 'zod';
import { fullId } from '@shiptime/domain/applications/fields';
import { missionChangeSchema } from '@shiptime/domain/plans/schema';

export const missionBatch = z.object({
  changes: z
    .array(missionChangeSchema.extend({ id: fullId, lock_version: z.int().optional() }))
    .min(1)
    .max(500),
});
export type MissionBatch = z.infer<typeof missionBatch>;
