import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, fiscalYear, inARow, scheduled } from '../../../test/conflicts.ts';
import { tickOfDay } from '../ticks.ts';
import { checkFleet } from './check-plan.ts';
import { createConflictContext } from './conflict-context.ts';
import { findPreviousStop } from './adjacent-stops.ts';
import { createLaneWithStops } from './lanes.ts';
import { findFreeSlot } from './free-slots.ts';

const last = scheduled('2028-03-27', { id: 90, title: 'Ice', demobilization_port_id: 5 });
const first = (start: string) => scheduled(start, { id: 2, mobilization_port_id: 1 });

const check = (start: string, comes_from = findPreviousStop([last], [])) =>
  checkFleet({
    ...aPlan(),
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [first(start)], constraints: [], comes_from }],
  });

describe('where a vessel comes from at the beginning of its year', () => {
  it('is the last stop of the year before that says where the vessel lies', () => {
    const earlier = scheduled('2028-03-01', { id: 91, demobilization_port_id: 3 });
    expect(findPreviousStop([last, earlier], [])).toEqual({
      port_id: 5,
      until: tickOfDay('2028-04-01'),
      title: 'Ice',
    });
    const silent = scheduled('2028-03-27', { id: 92, demobilization_port_id: null });
    expect(findPreviousStop([earlier, silent], [])).toMatchObject({ port_id: 3 });
    const winter = aConstraint({ name: 'Winter', port_id: 2, end_date: '2028-03-20' });
    expect(findPreviousStop([earlier], [winter])).toMatchObject({ port_id: 2, title: 'Winter' });
    expect(
      findPreviousStop([scheduled('2028-03-27', { demobilization_port_id: null })], [aConstraint()]),
    ).toBe(null);
  });

  it('is where the first transit begins, not the home port', () => {
    expect(check('2028-04-02')).toMatchObject([
      {
        code: 'transit_short',
        mission_ids: [2],
        days: 1,
        params: { leaving: 'year_before', leaving_title: 'Ice', from_port_id: 5, to_port_id: 1 },
      },
    ]);
    expect(check('2028-04-03')).toEqual([]);
    expect(check('2028-04-01', null)).toEqual([]);
  });

  it('gives the time since that stop was over to the transit', () => {
    const early = { ...last, start_date: '2028-03-25' };
    expect(check('2028-04-01', findPreviousStop([early], []))).toEqual([]);
    const program = aConstraint({ id: 7, port_id: null, start_date: '2028-03-30', end_date: '2028-03-31' });
    const held = findPreviousStop([early], [program, { ...program, id: 8 }]);
    expect(held).toMatchObject({ port_id: 5, title: 'Ice' });
    expect(check('2028-04-01', held)).toMatchObject([{ code: 'transit_short', days: 2 }]);
    const sailing = findPreviousStop([early], [{ ...program, kind: 'other_program' }]);
    expect(check('2028-04-01', sailing)).toEqual([]);
  });

  it('is known to whoever looks for a free time', () => {
    const slot = (comes_from: ReturnType<typeof findPreviousStop>) => {
      const conflictContext = createConflictContext({
        ...aPlan(),
        fiscal_year: fiscalYear,
        distance: inARow,
      });
      const lane = { vessel_plan_id: 1, vessel: aVessel(), missions: [], constraints: [], comes_from };
      return findFreeSlot(
        first('2028-06-01'),
        createLaneWithStops(lane, conflictContext.applications),
        conflictContext,
      );
    };
    expect(slot(null)).toBe(tickOfDay('2028-04-01'));
    expect(slot(findPreviousStop([last], []))).toBe(tickOfDay('2028-04-03'));
  });
});
