import { z } from 'zod';
import { errorTypes } from './error-types.ts';

const detail = z
  .object({
    field: z.string().meta({ description: 'dotted, as in `errors`: `stations.3.latitude`' }),
    code: z.string(),
    params: z
      .record(z.string(), z.unknown())
      .meta({ description: 'the numbers and names that belong to the code; empty where there are none' }),
  })
  .meta({ id: 'ProblemDetail' });

const resource = z.record(z.string(), z.unknown());

export const problem = z
  .object({
    message: z.string().meta({ description: 'for people, in the language of the request' }),
    type: z.enum(errorTypes).meta({ id: 'ProblemType', description: 'for machines; the list is closed' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'all that is wrong, in words, by field' }),
    details: z.array(detail).optional(),
    meta: z.record(z.string(), z.unknown()).optional(),
    current: z
      .union([resource, z.array(resource)])
      .optional()
      .meta({ description: 'of a stale write: the resource, or each of several, as it is now' }),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });
