import { z } from 'zod';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import {
  identifierSchemes,
  type IdentifierScheme,
  isIdentifier,
  normalizeIdentifier,
} from '@shiptime/domain/shared/identifiers';
import { isStorableText } from '@shiptime/domain/shared/text';
import { Refusal } from '../refusal.ts';

type Form = 'id' | 'key' | 'number' | 'boolean' | 'day' | 'moment' | 'word' | 'identifier' | 'text';

class UnreadableValue extends Error {
  readonly value: string;
  readonly form: Form;
  readonly allowed: readonly string[];

  constructor(value: string, form: Form, allowed: readonly string[] = []) {
    super(form);
    this.value = value;
    this.form = form;
    this.allowed = allowed;
  }
}

const forms: Readonly<Record<Form, readonly string[]>> = {
  id: ['integer'],
  key: ['integer', 'key'],
  number: ['number'],
  boolean: ['true', 'false', '1', '0'],
  day: ['YYYY-MM-DD'],
  moment: ['YYYY-MM-DD', 'YYYY-MM-DDThh:mm:ssZ', 'YYYY-MM-DDThh:mm:ss%2Bhh:mm'],
  word: [],
  identifier: [],
  text: ['text'],
};

export const refuseUnreadableFilter = <T>(key: string, run: () => T, parameter = `filter[${key}]`): T => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    const { value, form, allowed } = error;
    throw new Refusal('invalid_filter', {
      message: `answers:http.invalid_filter.${form}`,
      params: { parameter, value, allowed: allowed.join(', ') },
      meta: { key, value, forms: [...forms[form], ...allowed] },
    });
  }
};

const mostId = 2_147_483_647;

export const parseId = (value: string): number => {
  if (!/^[0-9]{1,10}$/.test(value) || Number(value) > mostId) throw new UnreadableValue(value, 'id');
  return Number(value);
};

export const parseIdOrKey = (value: string, ids: Readonly<Record<string, number>>): number => {
  if (/^[0-9]+$/.test(value)) return parseId(value);
  const id = Object.hasOwn(ids, value) ? ids[value] : undefined;
  if (id === undefined) throw new UnreadableValue(value, 'key', Object.keys(ids));
  return id;
};

export const parseNumber = (value: string): number => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new UnreadableValue(value, 'number');
  return number;
};

export const parseBoolean = (value: string): boolean => {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new UnreadableValue(value, 'boolean');
};

const hasYear = (value: string): boolean => !value.startsWith('0000');

export const parseDay = (value: string): string => {
  if (!hasYear(value) || !isCalendarDay(value)) throw new UnreadableValue(value, 'day');
  return value;
};

export const parseDayOrInstant = (value: string): string => {
  const isMoment = isCalendarDay(value) || z.iso.datetime({ offset: true }).safeParse(value).success;
  if (!hasYear(value) || !isMoment) throw new UnreadableValue(value, 'moment');
  return value;
};

export const parseChoice = (value: string, allowed: readonly string[]): string => {
  if (!allowed.includes(value)) throw new UnreadableValue(value, 'word', allowed);
  return value;
};

export const parseIdentifier = (value: string, scheme: IdentifierScheme): string => {
  const tidy = normalizeIdentifier(scheme, value);
  if (!isIdentifier(scheme, tidy))
    throw new UnreadableValue(value, 'identifier', [identifierSchemes[scheme].example]);
  return tidy;
};

export const parseTextMatching = (
  value: string,
  hasForm: (value: string) => boolean,
  example: string,
): string => {
  if (!hasForm(value)) throw new UnreadableValue(value, 'identifier', [example]);
  return value;
};

/** Refuses the NUL character, which PostgreSQL cannot store. */
export const parseText = (value: string): string => {
  if (!isStorableText(value)) throw new UnreadableValue(value, 'text');
  return value;
};
