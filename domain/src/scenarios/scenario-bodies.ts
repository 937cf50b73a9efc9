import { z } from 'zod';
import { requiredIdSchema, lineSchema, textSchema } from '../applications/field-schemas.ts';
import { reasonLimit } from '../applications/limits.ts';

export const scenarioNameLimit = 250;
const name = lineSchema(scenarioNameLimit).min(1);

const source = z.union([z.literal('current'), requiredIdSchema, z.object({ version: requiredIdSchema })]);
export type ScenarioSource = z.infer<typeof source>;

export const scenarioBody = z.object({
  fiscal_year_id: requiredIdSchema,
  name,
  vessel_ids: z.array(requiredIdSchema).min(1).max(200),
  from: source.optional(),
});
export type ScenarioBody = z.infer<typeof scenarioBody>;

export const renameScenarioBody = z.object({ name });

export const adoptScenarioBody = z.object({
  reason: textSchema(reasonLimit).min(1),
  change_ids: z.array(requiredIdSchema).min(1).max(5000).optional(),
  overwrite_ids: z.array(requiredIdSchema).max(5000).optional(),
});
export type AdoptScenarioBody = z.infer<typeof adoptScenarioBody>;
