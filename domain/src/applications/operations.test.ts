import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankOperation,
  countOperations,
  mergeOperations,
  type StationOperationDetails,
  stationOperationSchema,
  upsertOperationOfKind,
  type StationOperation,
  editableOperations,
  effectiveOperations,
} from './operations.ts';

const work = (kind: string, more: Partial<StationOperationDetails> = {}): StationOperationDetails => ({
  ...blankOperation,
  kind,
  ...more,
});
const ctd = work('CTD');

it('a station without operations is one of its type', () => {
  expect(effectiveOperations({ type: 'CTD' })).toEqual([ctd]);
  expect(
    countOperations([{ type: 'CTD' }, { type: null, operations: [work('Net', { repeats: 3 }), ctd] }]),
  ).toBe(5);
});

it.each([
  [{ hours: -1 }, 'hours'],
  [{ hours: 1001 }, 'hours'],
  [{ repeats: 0 }, 'repeats'],
  [{ repeats: 51 }, 'repeats'],
  [{ repeats: 1.5 }, 'repeats'],
  [{ kind: 'a'.repeat(251) }, 'kind'],
  [{ gear: 'a'.repeat(251) }, 'gear'],
])('refuses %j', (operation, field) => {
  expect(stationOperationSchema.safeParse(operation).error?.issues.map(({ path }) => path[0])).toEqual([
    field,
  ]);
});

const listed = (id: string, more: Partial<StationOperationDetails> = {}): StationOperation => ({
  ...work(id, more),
  id,
});
const [a, b, c] = [listed('a'), listed('b'), listed('c')];

describe('two people at the operations of one station', () => {
  it.each([
    ['add one each', [a], [a, b], [a, c], [a, b, c]],
    ['add the first ones', [], [b], [c], [b, c]],
    ['add and change', [a], [a, b], [listed('a', { hours: 2 })], [listed('a', { hours: 2 }), b]],
    ['remove and add', [a, b], [b], [a, b, c], [b, c]],
    ['remove one each', [a, b, c], [b, c], [a, b], [b]],
    [
      'change two fields of one',
      [a],
      [listed('a', { hours: 2 })],
      [listed('a', { repeats: 4 })],
      [listed('a', { hours: 2, repeats: 4 })],
    ],
    ['do the same', [a, b], [b], [b], [b]],
    ['change one field differently', [a], [listed('a', { hours: 2 })], [listed('a', { hours: 3 })], null],
    ['remove and change', [a], [], [listed('a', { hours: 3 })], null],
    ['change and remove', [a], [listed('a', { hours: 3 })], [], null],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeOperations(base, mine, theirs)).toEqual(merged);
  });

  it('lose nothing that either added, wherever it was put and however often it is sent', () => {
    const place = fc.nat(5);
    fc.assert(
      fc.property(place, place, place, (count, own, other) => {
        const base = Array.from({ length: count }, (_, index) => listed(`base ${index}`));
        const mine = base.toSpliced(own, 0, listed('mine', { hours: 2 }));
        const theirs = base.toSpliced(other, 0, listed('theirs', { repeats: 3 }));
        const merged = mergeOperations(base, mine, theirs) ?? [];
        const isOf = (whose: string) => merged.filter(({ id }) => id.startsWith(whose));
        expect(isOf('base')).toEqual(base);
        expect([isOf('mine'), isOf('theirs')]).toEqual([
          [listed('mine', { hours: 2 })],
          [listed('theirs', { repeats: 3 })],
        ]);
        expect(mergeOperations(base, mine, merged)).toEqual(merged);
      }),
    );
  });

  it('both start from the operation that the type states', () => {
    const station = { type: 'CTD' };
    const base = editableOperations(station);
    expect(base).toMatchObject([{ kind: 'CTD' }]);
    const theirs = editableOperations({ ...station, operations: [...base, c] });
    expect(mergeOperations(base, [...base, b], theirs)).toEqual([...base, b, c]);
    expect(mergeOperations(base, [...base, b], editableOperations(station))).toEqual([...base, b]);
  });
});

describe('an operation for several stations', () => {
  const a = listed('a', { kind: 'CTD', hours: 1 });
  const b = listed('b', { kind: 'Net' });

  it('is added, or replaces the details of the same operation under its id', () => {
    const put = listed('new', { kind: ' ctd ', hours: 3, repeats: 2 });
    expect(upsertOperationOfKind([b], put)).toEqual([b, put]);
    expect(upsertOperationOfKind([a, b], put)).toEqual([{ ...put, id: 'a' }, b]);
  });

  it('is not added to a station that is full', () => {
    const full = Array.from({ length: 20 }, (_, index) => listed(`${index}`, { kind: `Kind ${index}` }));
    expect(upsertOperationOfKind(full, listed('new', { kind: 'CTD' }))).toBeNull();
    expect(upsertOperationOfKind(full, listed('new', { kind: 'Kind 3', hours: 2 }))).toHaveLength(20);
  });
});
