import { describe, expect, it } from 'vitest';
import { estimateWorkingDays, hoursAtStation, defaultStationRate } from './station-days.ts';

describe('time on station by type and depth', () => {
  it.each([
    ['CTD', 0.5],
    ['Rosette (24 bottles)', 0.5],
    ['Mouillage', 4],
    ['Sédiments', 0.75],
    ['Carottage', 1],
    ['Bottom trawl', 1.5],
    ['Filet à plancton', 0.75],
    ['Hydrophone', 1],
    ['Internet', 1],
    [null, 1],
  ])('begins with an ordinary rate: %s', (type, hours) => expect(defaultStationRate(type).hours).toBe(hours));

  it('grows with depth, and counts none where none is known', () => {
    expect(hoursAtStation({ hours: 0.5, hours_per_1000_m: 1 }, 3500)).toBe(4);
    expect(hoursAtStation({ hours: 0.5, hours_per_1000_m: 1 }, null)).toBe(0.5);
  });
});

describe('days needed', () => {
  it.each([
    ['steaming and work one after the other', 200, 100, 24, 12.5],
    ['no fewer quarters than it takes', 200, 100.1, 24, 12.75],
    ['work in twelve hours a day, steaming in the others', 24, 120, 12, 10],
    ['much steaming: work by day is no hindrance', 240, 48, 12, 12],
    ['nothing to do', 0, 0, 12, 0],
  ])('%s', (_, steamingHours, stationHours, hoursOfWork, days) =>
    expect(estimateWorkingDays({ steamingHours, stationHours, hoursOfWork })).toBe(days),
  );
});
