import { z } from 'zod';
import { id } from '../../shared/wire.ts';

export const demandSchema = z
  .object({
    vessel_id: id,
    month: z.string().regex(/^\d{4}-\d{2}$/),
    applications: z
      .int()
      .min(1)
      .meta({ description: 'number of submitted applications whose window overlaps the month' }),
  })
  .meta({ id: 'Demand' });
export type Demand = z.infer<typeof demandSchema>;
