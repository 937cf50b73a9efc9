import { z } from 'zod';
import { problemParams } from '../shared/field-problem.ts';

export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

const longest = 254;

export const isEmail = (text: string): boolean => text.length <= longest && z.email().safeParse(text).success;

export const emailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .min(1)
  .max(longest)
  .refine((text) => text === '' || text.length > longest || isEmail(text), problemParams('invalid_email'))
  .meta({ format: 'email' });

export const emailDomain = (email: string): string => {
  const normal = normalizeEmail(email);
  const at = normal.lastIndexOf('@');
  return at === -1 ? '' : normal.slice(at + 1);
};
