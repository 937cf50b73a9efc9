import { expect, it } from 'vitest';
import { bodyFromValues, type FieldSpec, valuesFromRow } from './field-spec.ts';

const specs: FieldSpec[] = [
  { name: 'name_en', label: '', kind: 'text' },
  { name: 'iso_code', label: '', kind: 'text', optional: true },
  { name: 'position', label: '', kind: 'number', optional: true },
  { name: 'active', label: '', kind: 'flag' },
];

it('begins a new record with nothing, in service', () => {
  expect(valuesFromRow(specs, null)).toEqual({ name_en: '', iso_code: '', position: null, active: true });
});

it('shows a record as it is, without what the dialog does not edit', () => {
  const row = { id: 4, name_en: 'Norway', iso_code: null, position: 2, active: false };
  expect(valuesFromRow(specs, row)).toEqual({ name_en: 'Norway', iso_code: '', position: 2, active: false });
});

it('sends null for an optional text that is empty, and an empty text where one is required', () => {
  expect(bodyFromValues(specs, { name_en: '', iso_code: '', position: null, active: true })).toEqual({
    name_en: '',
    iso_code: null,
    position: null,
    active: true,
  });
});
