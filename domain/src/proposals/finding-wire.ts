import { z } from 'zod';
import { conflictCodes } from '../plans/conflicts/conflict.ts';
import { ids, nullableId, text } from '../shared/wire.ts';

export const findingSchema = z.object({
  code: z.enum(conflictCodes as [(typeof conflictCodes)[number]]),
  mission_ids: ids,
  constraint_id: nullableId,
  days: z.number(),
  params: z.record(text, z.union([text, z.number()])),
});
export type ProposalFinding = z.infer<typeof findingSchema>;
