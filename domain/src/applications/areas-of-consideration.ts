import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { lineSchema } from './field-schemas.ts';
import { rowTextLimits } from './limits.ts';

export type AreaOfConsideration = {
  readonly id?: number;
  readonly name: string;
  readonly info_url: string | null;
};

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** Address shown as a link, so only http and https are allowed. */
export const isWebAddress = (text: string): boolean => webAddress.safeParse(text).success;

export const areaOfConsiderationSchema = z.object({
  name: lineSchema(rowTextLimits.area_of_consideration.name).min(1),
  info_url: z
    .string()
    .max(rowTextLimits.area_of_consideration.info_url)
    .refine(isWebAddress, problemParams('invalid_url'))
    .nullable()
    .optional(),
});
