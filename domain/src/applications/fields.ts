import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '../shared/calendar-day.ts';
import { problem } from '../shared/field-problem.ts';
import { characterCount, isStorable, oneLine } from '../shared/text.ts';

/** A visible character may be several code points; the database allows four per character. */
const codePointsPerCharacter = 4;

/** Counts grapheme clusters and checks that the database can store the text. */
export const isWithin = (text: string, max: number): boolean => {
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

export const fullLine = (max: number) => fullText(max).overwrite(oneLine);

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

const mostDays = 366;

export const quarterDays = z
  .number()
  .refine((days) => days >= 0, problem('only_positive'))
  .refine((days) => days <= mostDays, problem('out_of_range', { min: 0, max: mostDays }))
  .refine((days) => Number.isInteger(days * 4), problem('quarter_days'))
  .meta({ minimum: 0, maximum: mostDays, multipleOf: 0.25 })
  .nullable();

export const amount = (max: number) =>
  z
    .int()
    .refine((count) => count >= 0, problem('only_positive'))
    .refine((count) => count <= max, problem('out_of_range', { min: 0, max }))
    .meta({ minimum: 0, maximum: max })
    .nullable();

const mostBerths = 999;
export const berths = amount(mostBerths);
