import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';
import { isPersonName } from '../shared/person-name.ts';

export const normalizeName = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

export const nameSchema = z
  .string()
  .overwrite(normalizeName)
  .min(1)
  .max(100)
  .refine((text) => text === '' || isPersonName(text), problemParams('special_characters'));
