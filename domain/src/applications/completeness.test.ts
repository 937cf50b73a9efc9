import { describe, expect, it } from 'vitest';
import { flattenProblems, isComplete, findProblemsBySection } from './completeness.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import type { ApplicationAnswers } from './schema.ts';
import { applicationFields } from './sections/form.ts';
import { partsOf, sectionNames, sectionOfField } from './sections/sections.ts';

type Change = Partial<ApplicationAnswers>;
type Found = [field: string, code: string, params?: object][];

const problems = (change: Change, context = exampleCompletenessContext): Found =>
  flattenProblems(findProblemsBySection({ ...exampleAnswers, ...change }, context)).map(
    ({ field, code, params }) => (params ? [field, code, params] : [field, code]),
  );
const found = (...list: Found): Found => list;
const required = (...fields: string[]): Found => fields.map((field) => [field, 'required']);

it('asks nothing of a complete application', () => {
  const answer = findProblemsBySection(exampleAnswers, exampleCompletenessContext);
  expect(flattenProblems(answer)).toEqual([]);
  expect(isComplete(answer)).toBe(true);
});

const asked = [
  'project_title',
  'agency_id',
  'responsible_manager_name',
  'responsible_manager_email',
  'multi_year',
  'expected_change_in_area',
  'expected_change_in_days_or_window',
  'expected_change_in_ship_preference',
  'executive_summary',
  'impact_statement',
  'mission_objectives',
  'project_type_id',
  'thematic_area_id',
  'vessel_preference_1_id',
  'vessel_preference_justification',
  'min_science_berths',
  'ideal_science_berths',
  'helicopter_required',
  'operational_days',
  'operating_hours_id',
  'operational_window_start',
  'operational_window_end',
  'preferred_start_window_start',
  'preferred_start_window_end',
  'mobilization_days',
  'demobilization_days',
  'mobilization_port_id',
  'demobilization_port_id',
  'project_area_ids',
  'in_foreign_waters',
  'in_marine_protected_areas',
  'marine_protected_area_ids',
];

describe('left blank', () => {
  it('every field that is asked for is one of the form', () => {
    expect(asked.filter((field) => !applicationFields.some((known) => known === field))).toEqual([]);
  });

  it.each(applicationFields.filter((field) => field !== 'fiscal_year_id'))('%s', (field) => {
    const expected = asked.includes(field) ? required(field) : [];
    expect(problems({ [field]: null })).toEqual(expected);
    expect(problems({ [field]: field.endsWith('_ids') ? [] : undefined })).toEqual(expected);
  });

  it.each([
    'project_title',
    'executive_summary',
    'responsible_manager_name',
    'vessel_preference_justification',
  ])('%s of spaces says nothing', (field) => {
    expect(problems({ [field]: ' \n ' })).toEqual(required(field));
  });

  const tables: Record<string, Found> = {
    stations: [],
    areas_of_consideration: [],
    collaborators: required('collaborators'),
    funding_sources: required('funding_sources'),
  };
  it.each(Object.entries(tables))('%s', (field, expected) => {
    expect(problems({ [field]: [] })).toEqual(expected);
  });
  it('every table of the form has been thought of', () => {
    expect(Object.keys(tables).toSorted()).toEqual(sectionNames.flatMap((s) => [...partsOf(s)]).toSorted());
  });
});

const manager = { responsible_manager_name: null, responsible_manager_email: null };
const station = { name: 'HL03', type: null, latitude: 43.8, longitude: -62.8, position: 3 };
const source = { organization: 'DFO', amount: 2500, status: 'pending' as const };
const partner = { organization: 'SFU', primary_contact: 'A. Wong', contribution: 'Nets' };
const area = { name: 'Sable Island', info_url: null };

const cases: Record<string, [name: string, change: Change, expected: Found][]> = {
  'general information': [
    ['the proponent is the responsible manager', { ...manager, is_responsible_manager: true }, []],
    ['title of 250 characters', { project_title: 'é'.repeat(250) }, []],
    ['title of 251', { project_title: 'é'.repeat(251) }, found(['project_title', 'too_long', { max: 250 }])],
    [
      'no e-mail',
      { responsible_manager_email: 'x@y' },
      found(['responsible_manager_email', 'invalid_email']),
    ],
    [
      'a sign',
      { responsible_manager_name: 'J. Doe' },
      found(['responsible_manager_name', 'special_characters']),
    ],
    [
      'no year',
      { future_fiscal_year_ids: [], past_fiscal_year_ids: [] },
      found(['future_fiscal_year_ids', 'one_year_required']),
    ],
    [
      'nothing else said yet',
      {
        future_fiscal_year_ids: [],
        past_fiscal_year_ids: [],
        expected_change_in_area: null,
        expected_change_in_days_or_window: null,
        expected_change_in_ship_preference: null,
      },
      found(
        ['future_fiscal_year_ids', 'one_year_required'],
        ['expected_change_in_area', 'required'],
        ['expected_change_in_days_or_window', 'required'],
        ['expected_change_in_ship_preference', 'required'],
      ),
    ],
    ['six years on', { future_fiscal_year_ids: [34] }, found(['future_fiscal_year_ids', 'unknown_choice'])],
    ['its own year', { future_fiscal_year_ids: [28] }, found(['future_fiscal_year_ids', 'unknown_choice'])],
    ['six years ago', { past_fiscal_year_ids: [22] }, found(['past_fiscal_year_ids', 'unknown_choice'])],
    ['last year', { future_fiscal_year_ids: null, expected_change_in_area: null }, []],
    ['one year only', { multi_year: false, future_fiscal_year_ids: [40], expected_change_in_area: null }, []],
  ],
  'project description': [
    ['summary of 1000', { executive_summary: 'é'.repeat(1000) }, []],
    [
      'summary of 1001',
      { executive_summary: 'e'.repeat(1001) },
      found(['executive_summary', 'too_long', { max: 1000 }]),
    ],
    [
      'impact of 2001',
      { impact_statement: 'e'.repeat(2001) },
      found(['impact_statement', 'too_long', { max: 2000 }]),
    ],
    [
      'objectives of 2001',
      { mission_objectives: 'e'.repeat(2001) },
      found(['mission_objectives', 'too_long', { max: 2000 }]),
    ],
    ['objectives of 2000 flags', { mission_objectives: '🇨🇦'.repeat(2000) }, []],
  ],
  requirements: [
    ['the same ship twice', { vessel_preference_2_id: 1 }, found(['vessel_preference_2_id', 'not_unique'])],
    ['a ship that left', { vessel_preference_1_id: 4 }, found(['vessel_preference_1_id', 'unknown_choice'])],
    ['no such ship', { vessel_preference_2_id: 9 }, found(['vessel_preference_2_id', 'unknown_choice'])],
    [
      'justification of 501',
      { vessel_preference_justification: 'e'.repeat(501) },
      found(['vessel_preference_justification', 'too_long', { max: 500 }]),
    ],
    [
      'ideal below minimum',
      { ideal_science_berths: 5 },
      found(['ideal_science_berths', 'too_small', { min: 6 }]),
    ],
    ['nobody aboard', { min_science_berths: 0, ideal_science_berths: 0 }, []],
    ['half a berth', { min_science_berths: 6.5 }, found(['min_science_berths', 'only_integers'])],
    ['fewer than none', { min_science_berths: -1 }, found(['min_science_berths', 'only_positive'])],
    [
      'a thousand',
      { ideal_science_berths: 1000 },
      found(['ideal_science_berths', 'out_of_range', { min: 0, max: 999 }]),
    ],
  ],
  scheduling: [
    ['no day', { operational_days: 0 }, found(['operational_days', 'only_positive'])],
    ['a tenth of a day', { operational_days: 0.1 }, found(['operational_days', 'quarter_days'])],
    ['fewer days than none', { mobilization_days: -1 }, found(['mobilization_days', 'only_positive'])],
    [
      'more than a year',
      { demobilization_days: 366.25 },
      found(['demobilization_days', 'out_of_range', { min: 0, max: 366 }]),
    ],
    ['no mobilization', { mobilization_days: 0, demobilization_days: 0 }, []],
    ['3000 hours', { operational_days: 125 }, []],
    [
      '3006 hours',
      { operational_days: 125.25 },
      found(['operational_days', 'too_many_hours', { max: 3000 }]),
    ],
    ['the same days at 12 hours', { operational_days: 125.25, operating_hours_id: 1 }, []],
    [
      'a day before the year',
      { operational_window_start: '2028-03-31' },
      found(['operational_window_start', 'before_fiscal_year']),
    ],
    [
      'a day after the year',
      { operational_window_end: '2029-04-01' },
      found(['operational_window_end', 'after_fiscal_year']),
    ],
    [
      'start after the year',
      { operational_window_start: '2029-04-01', operational_window_end: null },
      [
        ['operational_window_start', 'after_fiscal_year'],
        ['operational_window_end', 'required'],
        ['preferred_start_window_start', 'outside_operational_window'],
        ['preferred_start_window_end', 'outside_operational_window'],
      ],
    ],
    ['the whole year', { operational_window_start: '2028-04-01', operational_window_end: '2029-03-31' }, []],
    [
      'end before start',
      { operational_window_start: '2028-05-16' },
      [
        ['operational_window_end', 'end_before_start'],
        ['preferred_start_window_start', 'outside_operational_window'],
        ['preferred_start_window_end', 'outside_operational_window'],
      ],
    ],
    [
      'a start that is no day, with which nothing is compared',
      { operational_window_start: '28 juillet 2028', preferred_start_window_start: '05/07/2028' },
      [
        ['operational_window_start', 'invalid_date'],
        ['preferred_start_window_start', 'invalid_date'],
      ],
    ],
    ['one day', { preferred_start_window_end: '2028-04-05' }, []],
    [
      'preferred end before start',
      { preferred_start_window_end: '2028-04-04' },
      found(['preferred_start_window_end', 'end_before_start']),
    ],
    [
      'preferred too late',
      { preferred_start_window_end: '2028-05-16' },
      found(['preferred_start_window_end', 'outside_operational_window']),
    ],
    [
      'preferred before the year',
      { preferred_start_window_start: '2028-03-31' },
      found(['preferred_start_window_start', 'before_fiscal_year']),
    ],
    [
      'no day of the calendar',
      { preferred_start_window_end: '2028-04-31' },
      found(['preferred_start_window_end', 'invalid_date']),
    ],
    [
      'constraints of 501',
      { scheduling_constraints: 'e'.repeat(501) },
      found(['scheduling_constraints', 'too_long', { max: 500 }]),
    ],
  ],
  'area of operations': [
    ['foreign waters of no state', { in_foreign_waters: true }, required('coastal_state_ids')],
    ['foreign waters', { in_foreign_waters: true, coastal_state_ids: [1] }, []],
    ['no protected area', { in_marine_protected_areas: false, marine_protected_area_ids: [] }, []],
    ['300 stations', { stations: Array.from({ length: 300 }, () => station) }, []],
    [
      '301 stations',
      { stations: Array.from({ length: 301 }, () => station) },
      found(['stations', 'too_many', { max: 300 }]),
    ],
    [
      'station off the globe',
      { stations: [station, { ...station, latitude: -91 }] },
      found(['stations.1.latitude', 'out_of_range', { min: -90, max: 90 }]),
    ],
    ['station of no name', { stations: [{ ...station, name: '' }] }, required('stations.0.name')],
    [
      'area twice',
      { areas_of_consideration: [area, { ...area, name: 'sable island' }] },
      found(['areas_of_consideration.1.name', 'not_unique']),
    ],
    [
      'no web address',
      { areas_of_consideration: [{ ...area, info_url: 'www' }] },
      found(['areas_of_consideration.0.info_url', 'invalid_url']),
    ],
  ],
  collaborations: [
    ['nobody', { no_collaborations: true, collaborators: [] }, []],
    [
      'nobody and somebody',
      { no_collaborations: true },
      found(['no_collaborations', 'collaborators_listed']),
    ],
    [
      'somebody, but who',
      { collaborators: [partner, { ...partner, primary_contact: null, contribution: ' ' }] },
      required('collaborators.1.primary_contact', 'collaborators.1.contribution'),
    ],
  ],
  funding: [
    ['unknown', { funding_unknown: true, funding_sources: [] }, []],
    ['partly unknown', { funding_unknown: true }, []],
    ['the least', { funding_sources: [source] }, []],
    [
      'too little',
      { funding_sources: [{ ...source, amount: 2499.99 }] },
      found(['funding_sources.0.amount', 'out_of_range', { min: 2500, max: 25_000_000 }]),
    ],
    [
      'too much',
      { funding_sources: [{ ...source, amount: 25_000_001 }] },
      found(['funding_sources.0.amount', 'out_of_range', { min: 2500, max: 25_000_000 }]),
    ],
    [
      'neither amount nor status',
      { funding_sources: [{ ...source, amount: null, status: null }] },
      required('funding_sources.0.amount', 'funding_sources.0.status'),
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  it.each(rows)('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

it('takes its limits from the settings', () => {
  const settings = {
    ...exampleCompletenessContext.settings,
    station_limit: 1,
    total_operating_hours_max: 100,
    funding_amount_max: 3000,
  };
  expect(problems({}, { ...exampleCompletenessContext, settings })).toEqual([
    ['operational_days', 'too_many_hours', { max: 100 }],
    ['stations', 'too_many', { max: 1 }],
    ['funding_sources.0.amount', 'out_of_range', { min: 2500, max: 3000 }],
  ]);
});

it('files every problem under the section of its field', () => {
  const nothing = Object.fromEntries(applicationFields.map((field) => [field, null]));
  const answers = {
    ...exampleAnswers,
    ...nothing,
    fiscal_year_id: 28,
    stations: [],
    collaborators: [],
    funding_sources: [],
  };
  const answer = findProblemsBySection(answers as ApplicationAnswers, exampleCompletenessContext);
  for (const section of sectionNames) {
    expect(answer[section].length).toBeGreaterThan(0);
    expect(answer[section].map(({ field }) => sectionOfField(field))).toEqual(
      answer[section].map(() => section),
    );
  }
  expect(isComplete(answer)).toBe(false);
});
