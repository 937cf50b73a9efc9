import type { Field } from '@shiptime/domain/applications/sections/field';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { type FieldProblem, toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { foldText } from '@shiptime/domain/shared/text';

type IdsByName = ReadonlyMap<string, number>;
export type ListIdsByName = ReadonlyMap<string, IdsByName>;

export type CellResult = { readonly value: unknown } | { readonly problem: FieldProblem };

/** Normalizes text and numbers: 12 in a cell matches 12.00 in the list. */
export const toLookupKey = (name: string): string => {
  const text = foldText(name.trim());
  return /^\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text;
};

const truths: Readonly<Record<string, boolean>> = {
  ...{ true: true, '1': true, yes: true, oui: true, vrai: true },
  ...{ false: false, '0': false, no: false, non: false, faux: false },
};

const number = (text: string): unknown => {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
};

/** Workbooks store a day as an instant at midnight. */
const day = (text: string): string => /^(\d{4}-\d{2}-\d{2})T00:00:00/.exec(text)?.[1] ?? text;

const unknown = Symbol('no such name');

const idsNamed = (text: string, { list, kind }: Field, lists: ListIdsByName): unknown => {
  const named = lists.get(list ?? '');
  const ids = (kind === 'choices' ? text.split(';') : [text])
    .filter((name) => name.trim() !== '')
    .map((name) => named?.get(toLookupKey(name)));
  if (ids.includes(undefined)) return unknown;
  return kind === 'choices' ? ids : ids[0];
};

const given = (text: string, field: Field, lists: ListIdsByName): unknown => {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return idsNamed(text, field, lists);
    case 'yes_no':
    case 'statement':
      return truths[text.toLowerCase()] ?? text;
    case 'day':
      return day(text);
    case 'days':
    case 'people':
    case 'amount':
      return number(text);
    default:
      return text;
  }
};

export const readCell = (name: ApplicationField, cell: string, lists: ListIdsByName): CellResult => {
  const field = fieldByName(name);
  const text = cell.trim();
  if (text === '') return { value: field.kind === 'choices' ? [] : null };
  const value = given(text, field, lists);
  if (value === unknown) return { problem: { field: name, code: 'unknown_choice' } };
  const read = field.draft.safeParse(value, { reportInput: true });
  if (read.success) return { value: read.data };
  const [problem] = toFieldProblems({ issues: read.error.issues });
  return { problem: { code: 'invalid', ...problem, field: name } };
};
