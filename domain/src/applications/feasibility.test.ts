import { describe, expect, it } from 'vitest';
import type { VesselParticulars } from '../vessels/vessel.ts';
import { exampleAnswers } from './example-application.ts';
import { compareFeasibility, checkFeasibility, type VesselNeeds } from './feasibility.ts';

const ship: VesselParticulars = {
  id: 1,
  science_berths: 10,
  helicopter_support: false,
  endurance: 20,
  range: 4000,
  cruising_speed: 10,
  active: true,
};
const unknown = { science_berths: null, helicopter_support: null, endurance: null, range: null };
const needs: VesselNeeds = exampleAnswers;
const block = (start_date: string, end_date: string, vessel_id = 1) => ({ vessel_id, start_date, end_date });
const codes = (...reasons: string[]) => reasons;
const far = [44.4, 80, -60].map((latitude, index) => ({
  name: `F${index}`,
  type: null,
  latitude,
  longitude: -63,
  position: index + 1,
}));

describe('a ship', () => {
  it.each<
    [string, Partial<VesselNeeds>, Partial<VesselParticulars>, ReturnType<typeof block>[], string, string[]]
  >([
    ['that has all', {}, {}, [], 'fits', []],
    ['exactly large enough', { min_science_berths: 10, ideal_science_berths: 10 }, {}, [], 'fits', []],
    ['too small', { min_science_berths: 11 }, {}, [], 'no', codes('berths_minimum')],
    ['too small for the ideal', { ideal_science_berths: 11 }, {}, [], 'almost', codes('berths_ideal')],
    ['of unknown berths', {}, { science_berths: null }, [], 'unknown', codes('berths_unknown')],
    [
      'of unknown berths, none asked',
      { min_science_berths: 0, ideal_science_berths: null },
      unknown,
      [],
      'unknown',
      codes('endurance_unknown', 'range_unknown'),
    ],
    ['without a helicopter', { helicopter_required: true }, {}, [], 'no', codes('helicopter')],
    ['with a helicopter', { helicopter_required: true }, { helicopter_support: true }, [], 'fits', []],
    [
      'with perhaps a helicopter',
      { helicopter_required: true },
      { helicopter_support: null },
      [],
      'unknown',
      codes('helicopter_unknown'),
    ],
    [
      'asked for more days than the window has',
      { operational_days: 45.25 },
      { endurance: 99 },
      [],
      'no',
      codes('window'),
    ],
    ['asked for exactly its days', { operational_days: 45 }, { endurance: 99 }, [], 'fits', []],
    ['in refit for most of it', {}, {}, [block('2028-03-01', '2028-05-06')], 'no', codes('window_taken')],
    [
      'in refit in the middle',
      {},
      {},
      [block('2028-04-11', '2028-05-07')],
      'almost',
      codes('window_interrupted'),
    ],
    ['in refit at its end', {}, {}, [block('2028-05-01', '2028-09-01')], 'fits', []],
    [
      'taken for the whole window, before anybody knows for how many days',
      { operational_days: null },
      {},
      [block('2028-01-01', '2028-05-31'), block('2028-06-01', '2028-12-31')],
      'no',
      codes('window_never_free'),
    ],
    [
      'free for a part of it, before anybody knows for how many days',
      { operational_days: null },
      {},
      [block('2028-01-01', '2028-05-03')],
      'fits',
      [],
    ],
    ['while another is in refit', {}, {}, [block('2028-03-01', '2028-06-01', 2)], 'fits', []],
    ['that has to call at a port', { operational_days: 20.25 }, {}, [], 'almost', codes('endurance')],
    ['of unknown endurance', {}, { endurance: null }, [], 'unknown', codes('endurance_unknown')],
    ['sent too far', { stations: far }, {}, [], 'almost', codes('range')],
    ['of unknown range', { stations: far }, { range: null }, [], 'unknown', codes('range_unknown')],
    [
      'of which nothing is asked',
      { operational_days: null, min_science_berths: null, ideal_science_berths: null, stations: [] },
      unknown,
      [],
      'fits',
      [],
    ],
    [
      'with several reasons',
      { helicopter_required: true, ideal_science_berths: 12 },
      { endurance: null },
      [],
      'no',
      codes('helicopter', 'berths_ideal', 'endurance_unknown'),
    ],
  ])('%s', (_, change, particulars, constraints, verdict, expected) => {
    const answer = checkFeasibility({ ...needs, ...change }, { ...ship, ...particulars }, constraints);
    expect(answer.reasons.map(({ code }) => code)).toEqual(expected);
    expect(answer).toMatchObject({ vessel_id: 1, verdict });
  });

  it('is told with its figures', () => {
    expect(
      checkFeasibility({ ...needs, min_science_berths: 11, operational_days: 46 }, ship).reasons,
    ).toEqual([
      { code: 'berths_minimum', params: { needed: 11, berths: 10 } },
      { code: 'window', params: { needed: 46, available: 45 } },
      { code: 'endurance', params: { needed: 46, endurance: 20 } },
    ]);
  });
});

describe('a ship far from home', () => {
  const patriciaBay = { id: 1, latitude: 48.65, longitude: -123.45 };
  const dartmouth = { id: 2, latitude: 44.68, longitude: -63.61 };
  const resolute = { id: 3, latitude: 74.7, longitude: -94.83 };
  const ports = [patriciaBay, dartmouth, resolute];
  const passageTo = (mobilization_port_id: number, home_port_id: number, operational_days: number | null) =>
    checkFeasibility(
      { ...needs, mobilization_port_id, operational_days },
      { ...ship, endurance: 99, home_port_id },
      [],
      ports,
    ).reasons.map(({ code, params }) => [code, params]);

  it('on another coast is told with the least days of passage', () => {
    const told = [['far_from_home', { nautical_miles: 2413, transit: 10 }]];
    for (const days of [6, 40]) expect(passageTo(2, 1, days)).toEqual(told);
    expect(passageTo(2, 1, null)).toEqual(told);
  });

  it('is told if it takes more than a quarter of the operational days', () => {
    expect(passageTo(3, 2, 40)).toEqual([]);
    expect(passageTo(3, 2, 20)).toMatchObject([['far_from_home', { transit: 8.25 }]]);
    expect(passageTo(2, 2, 1)).toEqual([]);
  });
});

it('puts the better ships first', () => {
  const fleet = [
    { ...ship, id: 1, science_berths: 2 },
    { ...ship, id: 2, science_berths: null },
    { ...ship, id: 3 },
    { ...ship, id: 4, science_berths: 7 },
    { ...ship, id: 5 },
    { ...ship, id: 6, science_berths: 2, endurance: 5 },
  ];
  const sorted = fleet.map((vessel) => checkFeasibility(needs, vessel)).toSorted(compareFeasibility);
  expect(sorted.map((one) => [one.vessel_id, one.verdict])).toEqual([
    [3, 'fits'],
    [5, 'fits'],
    [4, 'almost'],
    [2, 'unknown'],
    [1, 'no'],
    [6, 'no'],
  ]);
});
