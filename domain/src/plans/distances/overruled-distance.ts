import { z } from 'zod';
import { type Actor, hasRole } from '../../shared/actor.ts';
import { allowed, type PermissionDecision, refused } from '../../shared/permission-decision.ts';
import { problemParams } from '../../shared/field-problem.ts';
import { requiredIdSchema, lineSchema } from '../../applications/field-schemas.ts';

const reasonLimit = 250;

/** Nautical miles; nearly the circumference of the earth. */
const longestWay = 20_000;

const change = z.object({
  nautical_miles: z
    .number()
    .refine(
      (miles) => miles >= 0.1 && miles <= longestWay,
      problemParams('out_of_range', { min: 0.1, max: longestWay }),
    )
    .refine(
      (miles) => Math.abs(miles * 10 - Math.round(miles * 10)) < 1e-6,
      problemParams('too_fine', { step: 0.1 }),
    )
    .meta({ minimum: 0.1, maximum: longestWay, multipleOf: 0.1 }),
  reason: lineSchema(reasonLimit).trim().min(1),
});

export const overruledDistanceChangeSchema = change.partial();

export const newOverruledDistanceSchema = change
  .extend({ from_port_id: requiredIdSchema, to_port_id: requiredIdSchema })
  .refine(({ from_port_id, to_port_id }) => from_port_id !== to_port_id, {
    path: ['to_port_id'],
    ...problemParams('invalid'),
  });

/** A distance applies to the whole fleet, so planners of any vessel may change it. */
export const mayOverruleDistance = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator')
    ? allowed
    : refused('forbidden');
