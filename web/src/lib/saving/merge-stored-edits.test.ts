import { expect, it } from 'vitest';
import { type StoredEdits, mergeStoredEdits as together } from './merge-stored-edits.ts';

const isDate = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const keptTogether = (left: readonly [StoredEdits, ...StoredEdits[]]) =>
  together(left, (field, value) => field !== 'start' || isDate(value));

const base = { title: 'Line P', days: 20 };

it('keeps both texts where two closed tabs left one each', () => {
  const kept = keptTogether([
    { base, edits: { title: 'from the first' } },
    { base, edits: { title: 'from the second', days: 21 } },
  ]);
  expect(kept.edits).toEqual({ title: 'from the first\n\nfrom the second', days: 21 });
  expect(kept.base).toEqual(base);
});

it('does not say the same twice', () => {
  const one = { base, edits: { title: 'begun' } };
  const two = { base, edits: { title: 'begun, and gone on with' } };
  expect(keptTogether([two, one]).edits).toEqual(two.edits);
  expect(keptTogether([one, two]).edits).toEqual(two.edits);
});

it('leaves it open what stood there before, where they do not agree', () => {
  const kept = keptTogether([
    { base, edits: { title: 'a' } },
    { base: { title: 'Line Q' }, edits: { title: 'b' } },
  ]);
  expect(kept.base).toEqual({});
});

it('takes the later of two dates', () => {
  const kept = keptTogether([
    { base: {}, edits: { start: '2028-05-01' } },
    { base: {}, edits: { start: '2028-05-02' } },
  ]);
  expect(kept.edits).toEqual({ start: '2028-05-02' });
});
