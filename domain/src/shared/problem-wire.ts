import { z } from 'zod';
import { errorTypes } from './error-types.ts';

const detail = z
  .object({
    field: z
      .string()
      .meta({ description: 'path of the field, as in `errors`, such as `stations.3.latitude`' }),
    code: z.string(),
    params: z
      .record(z.string(), z.unknown())
      .meta({ description: 'values that give details of the error code; empty if there are none' }),
  })
  .meta({ id: 'ProblemDetail' });

const resource = z.record(z.string(), z.unknown());

export const problemSchema = z
  .object({
    message: z.string().meta({ description: 'human-readable message, in the language of the request' }),
    type: z
      .enum(errorTypes)
      .meta({ id: 'ProblemType', description: 'machine-readable code from a fixed list' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'error messages for each field' }),
    details: z.array(detail).optional(),
    meta: z.record(z.string(), z.unknown()).optional(),
    current: z
      .union([resource, z.array(resource)])
      .optional()
      .meta({
        description:
          'after a `stale` error (409 or 412), the current resource or a list of current resources',
      }),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });

export const problemDetailsSchema = problemSchema
  .extend({
    type: z.url().meta({ description: 'address of the page that explains the error' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'human-readable message, in the language of the request' }),
    instance: z.string().meta({ description: 'this occurrence, by its `request_id`' }),
    code: z.enum(errorTypes).meta({ description: 'machine-readable code from a fixed list' }),
  })
  .meta({ id: 'ProblemDetails' });
