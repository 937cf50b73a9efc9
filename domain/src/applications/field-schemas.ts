import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '../shared/calendar-day.ts';
import { problemParams } from '../shared/field-problem.ts';
import { characterCount, isStorableText, toOneLine } from '../shared/text.ts';

const codePointsPerCharacter = 4;

/** True for at most `max` visible characters and `4 * max` code points, as in the database. */
export const isWithinLength = (text: string, max: number): boolean => {
  if (text.length <= max) return true;
  if (text.length > max * codePointsPerCharacter * 2) return false;
  return [...text].length <= max * codePointsPerCharacter && characterCount(text) <= max;
};

export const textSchema = (max: number) =>
  z
    .string()
    .refine(isStorableText, problemParams('invalid'))
    .refine((text) => isWithinLength(text, max), problemParams('too_long', { max }))
    .meta({ maxLength: max * codePointsPerCharacter });

export const lineSchema = (max: number) => textSchema(max).overwrite(toOneLine);

export const blankToNullTextSchema = (max: number) =>
  z
    .string()
    .trim()
    .refine(isStorableText, problemParams('invalid'))
    .refine((said) => isWithinLength(said, max), problemParams('too_long', { max }))
    .transform((said) => (said === '' ? null : said))
    .nullable();

export const optionalTextSchema = (max: number) => textSchema(max).nullable();
export const optionalLineSchema = (max: number) => lineSchema(max).nullable();

const largestId = 2_147_483_647;

export const requiredIdSchema = z
  .int()
  .refine((id) => id >= 1 && id <= largestId, problemParams('unknown_choice'))
  .meta({ minimum: 1 });

export const optionalIdSchema = requiredIdSchema.nullable();

export const optionalIdsSchema = z
  .array(requiredIdSchema)
  .max(200)
  .overwrite((chosen) => [...new Set(chosen)])
  .nullable();

export const optionalBooleanSchema = z.boolean().nullable();

export const optionalDaySchema = z
  .string()
  .refine((value): value is CalendarDay => isCalendarDay(value), problemParams('invalid_date'))
  .meta({ format: 'date' })
  .nullable();

const mostDays = 366;

export const optionalQuarterDaysSchema = z
  .number()
  .refine((days) => days >= 0, problemParams('only_positive'))
  .refine((days) => days <= mostDays, problemParams('out_of_range', { min: 0, max: mostDays }))
  .refine((days) => Number.isInteger(days * 4), problemParams('quarter_days'))
  .meta({ minimum: 0, maximum: mostDays, multipleOf: 0.25 })
  .nullable();

export const optionalWholeNumberSchema = (max: number) =>
  z
    .int()
    .refine((count) => count >= 0, problemParams('only_positive'))
    .refine((count) => count <= max, problemParams('out_of_range', { min: 0, max }))
    .meta({ minimum: 0, maximum: max })
    .nullable();

const mostBerths = 999;
export const optionalBerthsSchema = optionalWholeNumberSchema(mostBerths);
