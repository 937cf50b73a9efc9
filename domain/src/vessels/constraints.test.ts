import { expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import {
  resetStaleTranslations,
  constraintChangeSchema,
  constraintKinds,
  constraintSchema,
  findFreeSpans,
  newConstraintSchema,
  repeatConstraint,
} from './constraints.ts';

it.each([
  [{ name: 'Refit', start_date: '2027-05-02', end_date: '2027-05-01' }, 'end_date', 'end_before_start'],
  [{ name: 'Refit', start_date: '2027-02-30' }, 'start_date', 'invalid_date'],
  [{ name: '', start_date: '2027-05-02' }, 'name', 'required'],
])('%o is refused: %s %s', (row, field, code) => {
  const answer = constraintSchema.safeParse(row);
  expect(answer.error && toFieldProblems(answer.error)).toEqual([{ field, code }]);
});

it.each([
  ['a new one', constraintSchema],
  ['a change of one', constraintChangeSchema],
])('everything that is wrong with %s is said at once', (_, schema) => {
  const answer = schema.safeParse({ name: ' ', start_date: '2027-05-02', end_date: '2027-05-01' });
  expect(answer.error && toFieldProblems(answer.error)).toEqual([
    { field: 'name', code: 'required' },
    { field: 'end_date', code: 'end_before_start' },
  ]);
});

it.each([
  [{ name_en: 'Refit', name_fr: 'Radoub' }, true],
  [{ name: 'Refit' }, true],
  [{ name_en: 'Refit' }, false],
  [{ name_en: 'Refit', name_fr: null }, false],
  [{}, false],
])('a new one with only %j: %s', (names, taken) => {
  const answer = newConstraintSchema.safeParse({ ...names, start_date: '2027-05-02' });
  expect(answer.error ? toFieldProblems(answer.error) : []).toEqual(
    taken ? [] : [{ field: 'name', code: 'required' }],
  );
});

it.each(constraintKinds)('a %s has a port where it happens in one', (kind) => {
  const inPort = ['refit', 'drydock', 'maintenance', 'crew_change', 'lay_up', 'alongside'].includes(kind);
  const row = { name: 'A', start_date: '2027-05-02', kind };
  expect(constraintSchema.safeParse(row).success).toBe(!inPort);
  expect(constraintSchema.safeParse({ ...row, port_id: null }).success).toBe(!inPort);
  expect(constraintSchema.safeParse({ ...row, port_id: 4 }).success).toBe(true);
});

it('a constraint lasts two years at most', () => {
  const row = { name: 'A', start_date: '2027-04-01' };
  expect(constraintSchema.safeParse({ ...row, end_date: '2029-03-31' }).success).toBe(true);
  expect(constraintSchema.safeParse({ ...row, end_date: '2029-04-01' }).success).toBe(false);
});

const block = (start_date: string, end_date: string) => ({ start_date, end_date });

it.each([
  ['none', [], [31]],
  ['one within', [block('2027-05-11', '2027-05-20')], [10, 11]],
  ['one over the start', [block('2027-04-01', '2027-05-20')], [11]],
  ['one over the end', [block('2027-05-30', '2027-07-01')], [29]],
  ['all of it', [block('2027-04-01', '2027-07-01')], []],
  ['outside it', [block('2027-06-01', '2027-07-01'), block('2027-04-01', '2027-04-30')], [31]],
  ['overlapping ones', [block('2027-05-15', '2027-05-20'), block('2027-05-11', '2027-05-17')], [10, 11]],
  ['one inside another', [block('2027-05-11', '2027-05-20'), block('2027-05-12', '2027-05-13')], [10, 11]],
])('May with constraints %s leaves %j', (_, constraints, stretches) => {
  const may = { start: dayNumber('2027-05-01'), end: dayNumber('2027-06-01') };
  expect(findFreeSpans(may, constraints).map(({ start, end }) => end - start)).toEqual(stretches);
});

it('a constraint that repeats itself begins again after so many days, by the last one, 53 times at most', () => {
  const first = { start_date: '2028-04-03', end_date: '2028-04-04' };
  expect(repeatConstraint(first, null)).toEqual([first]);
  expect(repeatConstraint(first, { every_days: 28, until: '2028-05-29' })).toEqual([
    first,
    { start_date: '2028-05-01', end_date: '2028-05-02' },
    { start_date: '2028-05-29', end_date: '2028-05-30' },
  ]);
  expect(repeatConstraint(first, { every_days: 1, until: '2039-01-01' })).toHaveLength(53);
});

const bilingual = { name: 'Refit', name_en: 'Refit', name_fr: 'Radoub' };
it.each([
  [{ name: 'Drydock' }, { name_en: null, name_fr: null }],
  [
    { name: 'Drydock', name_fr: 'Cale sèche' },
    { name_en: 'Refit', name_fr: 'Cale sèche' },
  ],
  [{ name: 'Radoub' }, { name_en: 'Refit', name_fr: 'Radoub' }],
  [
    { ...bilingual, name: 'Drydock' },
    { name_en: null, name_fr: null },
  ],
  [{}, { name_en: 'Refit', name_fr: 'Radoub' }],
])('%o leaves the names %o', (change, names) => {
  expect(resetStaleTranslations(bilingual, change)).toEqual(names);
});
