import { describe, expect, it } from 'vitest';
import { findJoinableLegs, type VoyageOfYear } from './joinable-legs.ts';

const year = { start_date: '2028-04-01', end_date: '2029-03-31' };
const voyage = (
  id: number,
  start_date: string,
  end_date: string,
  some: Partial<VoyageOfYear<string>> = {},
) => ({
  id,
  start_date,
  end_date,
  mobilization_port: 'Halifax',
  demobilization_port: 'Sydney',
  spare_berths: 4,
  sails_with_id: null,
  ...some,
});
const legs = (
  missions: VoyageOfYear<string>[],
  unavailable: { start_date: string; end_date: string }[] = [],
) =>
  findJoinableLegs({ year, science_berths: 14, missions, unavailable }).map((leg) => [
    leg.mission_ids.join('+') || 'free',
    `${leg.start_date} ${leg.end_date}`,
    leg.days,
    `${leg.from_port} ${leg.to_port}`,
    leg.free_berths,
  ]);

describe('the legs that one can join', () => {
  it('are voyages with free berths and the days between them, from port to port', () => {
    const second = voyage(2, '2028-05-10', '2029-03-31', {
      mobilization_port: 'St. John’s',
      spare_berths: 0,
    });
    expect(legs([second, voyage(1, '2028-04-01', '2028-05-01')])).toEqual([
      ['1', '2028-04-01 2028-05-01', 31, 'Halifax Sydney', 4],
      ['free', '2028-05-02 2028-05-09', 8, 'Sydney St. John’s', 14],
    ]);
  });

  it('begin and end with the fiscal year; a port that is not known is not guessed', () => {
    expect(legs([voyage(1, '2028-06-01', '2028-06-30', { spare_berths: null })])).toEqual([
      ['free', '2028-04-01 2028-05-31', 61, 'null Halifax', 14],
      ['free', '2028-07-01 2029-03-31', 274, 'Sydney null', 14],
    ]);
    expect(legs([])).toEqual([['free', '2028-04-01 2029-03-31', 365, 'null null', 14]]);
  });

  it('leave out the days on which the ship is away, also where these meet or overlap a voyage', () => {
    const away = [
      { start_date: '2028-03-01', end_date: '2028-04-10' },
      { start_date: '2028-05-21', end_date: '2029-05-01' },
    ];
    expect(legs([voyage(1, '2028-04-11', '2028-05-20', { spare_berths: 0 })], away)).toEqual([]);
    expect(legs([voyage(1, '2028-04-05', '2028-05-18', { spare_berths: 0 })], away)).toEqual([
      ['free', '2028-05-19 2028-05-20', 2, 'Sydney null', 14],
    ]);
  });

  it('have a shared voyage once, with the berths that are free on all of it', () => {
    const first = voyage(1, '2028-04-01', '2028-05-01', { sails_with_id: 2, demobilization_port: 'nowhere' });
    const second = voyage(2, '2028-05-01', '2029-03-31', {
      sails_with_id: 1,
      spare_berths: 3,
      mobilization_port: null,
    });
    expect(legs([second, first])).toEqual([['1+2', '2028-04-01 2029-03-31', 365, 'Halifax Sydney', 3]]);
    expect(legs([first, { ...second, spare_berths: 0 }])).toEqual([]);
  });
});
