import { z } from 'zod';
import { problem } from '../shared/field-problem.ts';
import { isPersonName } from '../shared/person-name.ts';

/** Several spaces in a row are one; those at the ends are none. */
export const tidyName = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** A first or last name. */
export const nameSchema = z
  .string()
  .overwrite(tidyName)
  .min(1)
  .max(100)
  .refine((text) => text === '' || isPersonName(text), problem('special_characters'));
