import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '../shared/calendar-day.ts';
import { problem } from '../shared/field-problem.ts';
import { characterCount, isStorable, oneLine } from '../shared/text.ts';

/** Building blocks of the draft schemas: never a wrong type, never too long; everything may still be missing. */

/** A character as people see it may be several code points (G with a line below); the database allows four each. */
const codePointsPerCharacter = 4;

/** Counted as people see characters, and storable. */
export const isWithin = (text: string, max: number): boolean => {
  // UTF-16 units are never fewer than characters, and at most two for a code point: most texts need no closer look.
  if (text.length <= max) return true;
  if (text.length > max * codePointsPerCharacter * 2) return false;
  return [...text].length <= max * codePointsPerCharacter && characterCount(text) <= max;
};

export const fullText = (max: number) =>
  z
    .string()
    .refine(isStorable, problem('invalid'))
    .refine((text) => isWithin(text, max), problem('too_long', { max }))
    .meta({ maxLength: max * codePointsPerCharacter });

/** The same in one line. */
export const fullLine = (max: number) => fullText(max).overwrite(oneLine);

/** Without spaces around it; nothing but spaces is nothing. */
export const trimmedText = (max: number) =>
  z
    .string()
    .trim()
    .refine(isStorable, problem('invalid'))
    .refine((said) => isWithin(said, max), problem('too_long', { max }))
    .transform((said) => (said === '' ? null : said))
    .nullable();

export const text = (max: number) => fullText(max).nullable();
export const line = (max: number) => fullLine(max).nullable();

const largestId = 2_147_483_647;

export const fullId = z
  .int()
  .refine((id) => id >= 1 && id <= largestId, problem('unknown_choice'))
  .meta({ minimum: 1 });

export const id = fullId.nullable();

/** Several of a list, in no order, each once. Null is the same as none. */
export const ids = z
  .array(fullId)
  .max(200)
  .overwrite((chosen) => [...new Set(chosen)])
  .nullable();

export const yesNo = z.boolean().nullable();

export const day = z
  .string()
  .refine((value): value is CalendarDay => isCalendarDay(value), problem('invalid_date'))
  .meta({ format: 'date' })
  .nullable();

/** A leap year's days: no mission asks for more. */
const mostDays = 366;

/** Days in fractions of 0.25. */
export const quarterDays = z
  .number()
  .refine((days) => days >= 0, problem('only_positive'))
  .refine((days) => days <= mostDays, problem('out_of_range', { min: 0, max: mostDays }))
  .refine((days) => Number.isInteger(days * 4), problem('quarter_days'))
  .meta({ minimum: 0, maximum: mostDays, multipleOf: 0.25 })
  .nullable();

/** A whole number of a unit, from none on. */
export const amount = (max: number) =>
  z
    .int()
    .refine((count) => count >= 0, problem('only_positive'))
    .refine((count) => count <= max, problem('out_of_range', { min: 0, max }))
    .meta({ minimum: 0, maximum: max })
    .nullable();

const mostBerths = 999;
export const berths = amount(mostBerths);
