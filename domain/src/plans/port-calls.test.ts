import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMission, arbitraryMission } from '../../test/plans.ts';
import { indexNames } from './imports/name-index.ts';
import { readPortCalls, selectPortCallStops } from './imports/read-port-calls.ts';
import { joinTwoMissions, splitMissionInTwo } from './mission-changes.ts';
import { countPortCalls, dateOfStop, sortStops } from './port-calls.ts';

const halifax = { port_id: 1, day: 3, days: null };
const sydney = { port_id: 2, day: 8, days: 1 };

describe('the count of port calls', () => {
  it('follows a list that comes without it, and is never below the list', () => {
    expect(countPortCalls({ port_calls: 0 }, { port_call_stops: [halifax, sydney] })).toBe(2);
    expect(countPortCalls({ port_calls: 3 }, { port_call_stops: [halifax] })).toBe(1);
    expect(countPortCalls({}, { port_call_stops: [halifax], port_calls: 3 })).toBe(3);
    expect(countPortCalls({ port_call_stops: [halifax] }, { port_calls: 0 })).toBe(1);
    expect(countPortCalls({ port_calls: 2 }, {})).toBe(2);
  });
});

describe('port calls of a mission', () => {
  it('go to the part in whose days they lie when it is split, and come back when it is joined', () => {
    fc.assert(
      fc.property(arbitraryMission(1), fc.double({ min: 0, max: 1, noNaN: true }), (any, share) => {
        const ticks = any.operational_days * 4;
        fc.pre(ticks >= 2);
        const mission = { ...any, start_date: '2028-06-01' };
        const first = Math.min(ticks - 1, Math.max(1, Math.floor(ticks * share))) / 4;
        const [one, two] = splitMissionInTwo(mission, first, { id: 2, number: 2 });
        const dates = (some: typeof mission) =>
          sortStops(some).map((stop) => [stop.port_id, dateOfStop(some, stop)]);
        expect([...dates(one as typeof mission), ...dates(two as typeof mission)]).toEqual(dates(mission));
        expect(one.port_calls + two.port_calls).toBe(mission.port_calls);
        expect(dates(joinTwoMissions(one, two) as typeof mission)).toEqual(dates(mission));
      }),
    );
  });

  it('keep their day of the mission when it moves', () => {
    const mission = aMission({ start_date: '2028-06-01', port_call_stops: [sydney] });
    expect(dateOfStop(mission, sydney)).toBe('2028-06-08');
    expect(dateOfStop({ start_date: '2028-07-01' }, sydney)).toBe('2028-07-08');
    expect(dateOfStop({ start_date: null }, sydney)).toBeNull();
  });
});

describe('port calls in a file', () => {
  const ports = indexNames(
    [
      { id: 1, name_en: 'Halifax', name_fr: 'Halifax' },
      { id: 2, name_en: 'St. John’s', name_fr: 'Saint-Jean' },
    ],
    'en',
  );
  const row = { start: '2028-06-01', end: '2028-06-30' };

  it('are read by port, day and days alongside', () => {
    const { calls, problems } = readPortCalls('Halifax, 2028-06-03; st johns 2028-06-08 0.5', ports, row);
    expect(problems).toEqual([]);
    expect(selectPortCallStops(calls ?? [], row)).toEqual([
      { port_id: 1, day: 3, days: null },
      { port_id: 2, day: 8, days: 0.5 },
    ]);
  });

  it('are refused where the port, the day or the days cannot be read', () => {
    const codes = (text: string) => readPortCalls(text, ports, row).problems.map(({ code }) => code);
    expect(codes('Halifax')).toEqual(['invalid_date']);
    expect(codes('Halifax, 2028-07-03')).toEqual(['invalid_date']);
    expect(codes('Halifx, 2028-06-03; Halifax, 2028-06-04, 0.3')).toEqual(['not_known', 'quarter_days']);
    expect(readPortCalls(' ', ports, row)).toEqual({ calls: null, problems: [] });
  });
});
