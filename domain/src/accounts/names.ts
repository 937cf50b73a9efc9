import { z } from 'zod';
import { problem } from '../shared/field-problem.ts';
import { isPersonName } from '../shared/person-name.ts';

export const tidyName = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

export const nameSchema = z
  .string()
  .overwrite(tidyName)
  .min(1)
  .max(100)
  .refine((text) => text === '' || isPersonName(text), problem('special_characters'));
