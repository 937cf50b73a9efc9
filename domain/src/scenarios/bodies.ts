import { z } from 'zod';
import { fullId, fullLine, fullText } from '../applications/fields.ts';
import { reasonLimit } from '../applications/limits.ts';

export const scenarioNameLimit = 250;
const name = fullLine(scenarioNameLimit).min(1);

const source = z.union([z.literal('current'), fullId, z.object({ version: fullId })]);
export type ScenarioSource = z.infer<typeof source>;

export const scenarioBody = z.object({
  fiscal_year_id: fullId,
  name,
  vessel_ids: z.array(fullId).min(1).max(200),
  from: source.optional(),
});
export type ScenarioBody = z.infer<typeof scenarioBody>;

export const scenarioChangeBody = z.object({ name });

export const adoptBody = z.object({
  reason: fullText(reasonLimit).min(1),
  change_ids: z.array(fullId).min(1).max(5000).optional(),
  overwrite_ids: z.array(fullId).max(5000).optional(),
});
export type AdoptBody = z.infer<typeof adoptBody>;
