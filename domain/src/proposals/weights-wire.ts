import { z } from 'zod';
import { permissionFlagsSchema, count, id, nullableInstant } from '../shared/wire.ts';
import { type YearWeightName, yearWeightNames } from './proposal-weights.ts';

const eachWeight = Object.fromEntries(yearWeightNames.map((name) => [name, z.number().min(0)])) as Record<
  YearWeightName,
  z.ZodNumber
>;

export const appliedWeightsSchema = z.object({ operational_day: z.number().min(0), ...eachWeight });

export const proposalWeightsSchema = z
  .object({
    fiscal_year_id: id,
    ...eachWeight,
    updated_at: nullableInstant,
    lock_version: count.meta({ description: '0: default weights, none saved' }),
    can: permissionFlagsSchema<'update'>({ update: true }),
  })
  .meta({ id: 'ProposalWeights' });
export type ProposalWeights = z.infer<typeof proposalWeightsSchema>;
