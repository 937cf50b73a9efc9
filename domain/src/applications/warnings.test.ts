import { expect, it } from 'vitest';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import type { ApplicationAnswers } from './schema.ts';
import { sectionOfField } from './sections/sections.ts';
import { type WarningCode, warningCodes, findWarnings } from './warnings.ts';

const { vessels } = exampleCompletenessContext;
const taken = { vessel_id: 1, start_date: '2028-04-01', end_date: '2028-05-10' };
const station = (name: string, latitude: number, longitude: number) => ({
  name,
  type: null,
  latitude,
  longitude,
  position: 1,
});
type Row = [name: string, change: Partial<ApplicationAnswers>, expected: [WarningCode, string, object?][]];

const rows: Row[] = [
  ['nothing odd', {}, []],
  [
    'the ideal is more than the first has',
    { ideal_science_berths: 21 },
    [['first_choice', 'ideal_science_berths', { needed: 21, berths: 20 }]],
  ],
  ['the ideal is what the first has', { ideal_science_berths: 20 }, []],
  ['the ideal is more than the second has', { ideal_science_berths: 9 }, []],
  [
    'the minimum is more than the second has',
    { min_science_berths: 9, ideal_science_berths: 9 },
    [['second_choice', 'min_science_berths', { needed: 9, berths: 8 }]],
  ],
  [
    'the minimum is more than either has',
    { min_science_berths: 21, ideal_science_berths: 25 },
    [
      ['first_choice', 'min_science_berths', { needed: 21, berths: 20 }],
      ['second_choice', 'min_science_berths', { needed: 21, berths: 8 }],
    ],
  ],
  [
    'a helicopter where the second has none',
    { helicopter_required: true },
    [['second_choice', 'helicopter_required']],
  ],
  [
    'a helicopter where the first has none',
    { helicopter_required: true, vessel_preference_1_id: 2, vessel_preference_2_id: 1 },
    [['first_choice', 'helicopter_required']],
  ],
  [
    'a helicopter where the first has none and of the second nobody knows',
    {
      helicopter_required: true,
      vessel_preference_1_id: 2,
      vessel_preference_2_id: 3,
      min_science_berths: 1,
      ideal_science_berths: 1,
    },
    [['first_choice', 'helicopter_required']],
  ],
  [
    'a helicopter that no chosen ship carries, which is an error',
    { helicopter_required: true, vessel_preference_1_id: 2, vessel_preference_2_id: null },
    [],
  ],
  [
    'longer than the second lasts',
    { operational_days: 14.25 },
    [['second_choice', 'operational_days', { needed: 14.25, endurance: 14 }]],
  ],
  [
    'longer than the first lasts',
    { operational_days: 15, vessel_preference_1_id: 2, vessel_preference_2_id: 1 },
    [['first_choice', 'operational_days', { needed: 15, endurance: 14 }]],
  ],
  [
    'ships of which nothing is known',
    {
      helicopter_required: true,
      min_science_berths: 50,
      ideal_science_berths: 60,
      vessel_preference_1_id: 3,
      vessel_preference_2_id: null,
    },
    [],
  ],
  [
    'no ship chosen',
    { vessel_preference_1_id: null, vessel_preference_2_id: null, min_science_berths: 50 },
    [],
  ],
  [
    'a window one quarter day too small',
    {
      operational_window_end: '2028-04-13',
      operational_days: 13.25,
      preferred_start_window_start: '2028-04-01',
    },
    [
      ['window_too_small', 'operational_window_end', { days: 13.25, available: 13 }],
      ['preferred_start_too_late', 'preferred_start_window_start', { days: 13.25, available: 13 }],
    ],
  ],
  [
    'a window just large enough',
    {
      operational_window_end: '2028-04-13',
      operational_days: 12,
      preferred_start_window_start: '2028-04-02',
    },
    [],
  ],
  ['a window upside down', { operational_window_end: '2028-03-13' }, []],
  [
    'a preferred start too late to finish',
    { preferred_start_window_start: '2028-05-06' },
    [['preferred_start_too_late', 'preferred_start_window_start', { days: 10.5, available: 10 }]],
  ],
  ['a preferred start just in time', { preferred_start_window_start: '2028-05-05' }, []],
  [
    'a track beyond the days',
    { operational_days: 1, stations: [station('A', 44, -60), station('B', 49, -60)] },
    [['track_too_long', 'stations', { hours: 30, available: 24 }]],
  ],
  [
    'a track at unknown speed',
    {
      vessel_preference_1_id: 3,
      operational_days: 1,
      stations: [station('A', 44, -60), station('B', 49, -60)],
    },
    [],
  ],
  [
    'a longitude without its minus sign',
    { stations: [station('HL01', 44.4, -63.45), station('HL02', 44.27, 63.32)] },
    [
      ['second_choice', 'stations', { needed: expect.any(Number), range: 3000 }],
      ['track_too_long', 'stations', { hours: expect.any(Number), available: 252 }],
      ['longitude_sign', 'stations.1.longitude'],
    ],
  ],
  [
    'all of them without',
    { vessel_preference_1_id: 3, vessel_preference_2_id: null, stations: [station('P1', 48.6, 125.5)] },
    [['longitude_sign', 'stations.0.longitude']],
  ],
  [
    'truly eastern ones',
    {
      vessel_preference_1_id: 3,
      vessel_preference_2_id: null,
      stations: [station('A', 75, 179), station('B', 60, 5), station('C', -60, 100)],
    },
    [],
  ],
  [
    'a name again',
    { stations: [station('HL07', 42.53, -61.39), station('hl07 ', 42.47, -61.43)] },
    [['repeated_station_name', 'stations.1.name', { name: 'hl07 ' }]],
  ],
];

it.each(rows)('%s', (_, change, expected) => {
  const found = findWarnings({ ...exampleAnswers, ...change }, { vessels });
  expect(
    found.map(({ code, field, params, reason }) =>
      (params ?? reason?.params) ? [code, field, params ?? reason?.params] : [code, field],
    ),
  ).toEqual(expected);
});

it('a window that lies wholly in the refit of the ship is told at the field, in the words of the list of ships', () => {
  const window = { operational_window_start: '2028-04-05', operational_window_end: '2028-04-25' };
  const answers = { ...exampleAnswers, ...window, vessel_preference_1_id: 1 };
  for (const operational_days of [answers.operational_days, null])
    expect(findWarnings({ ...answers, operational_days }, { vessels, constraints: [taken] })).toContainEqual({
      code: 'first_choice',
      field: 'operational_window_end',
      reason: { code: 'window_never_free' },
    });
});

it('shows every warning at least once above, each at a field of the form', () => {
  const shown = rows.flatMap(([, , expected]) => expected);
  expect(new Set(shown.map(([code]) => code))).toEqual(new Set(warningCodes));
  expect(shown.map(([, field]) => sectionOfField(field))).not.toContain(null);
});
