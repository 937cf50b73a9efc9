import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findChangedAspects, type Voyage } from './voyages.ts';

const voyages = fc
  .array(
    fc.record({ day: fc.integer({ min: 10, max: 28 }), days: fc.nat(20), at: fc.nat(4), to: fc.nat(4) }),
    {
      minLength: 2,
      maxLength: 6,
    },
  )
  .map((legs) =>
    legs.map(
      ({ day, days, at, to }, index) =>
        ({
          mission_id: index + 1,
          vessel: { id: 1 },
          start_date: `2028-06-${day}`,
          start_fraction: 0,
          end_date: `2028-07-${day}`,
          operational_days: days + 1,
          mobilization_port: { id: at },
          demobilization_port: { id: to },
          approved_berths: day,
        }) as unknown as Voyage,
    ),
  );

it('calls nothing changed but length and number of parts where parts are dropped or added', () => {
  fc.assert(
    fc.property(voyages, fc.nat(), (whole, dropped) => {
      const fewer = whole.filter((_, index) => index !== dropped % whole.length);
      expect(findChangedAspects(whole, fewer)).toEqual(['length', 'parts']);
      expect(findChangedAspects(fewer, whole)).toEqual(['length', 'parts']);
    }),
  );
});

it('names another vessel, other dates and other berths of a part that stays', () => {
  fc.assert(
    fc.property(voyages, ([first, ...rest]) => {
      if (!first) return;
      const other = { ...first, vessel: { ...first.vessel, id: 2 }, start_date: '2028-05-01' };
      const changed = { ...other, approved_berths: 99 };
      expect(findChangedAspects([first, ...rest], [changed])).toEqual(
        rest.length > 0 ? ['vessel', 'dates', 'length', 'parts', 'berths'] : ['vessel', 'dates', 'berths'],
      );
    }),
  );
});
