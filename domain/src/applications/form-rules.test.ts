import en from '@shiptime/locales/en/errors.json';
import fr from '@shiptime/locales/fr/errors.json';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../reference/settings.ts';
import type { FieldProblemCode } from '../shared/field-problem.ts';
import { areaOfConsiderationSchema } from './areas-of-consideration.ts';
import { collaboratorSchema } from './collaborators.ts';
import { allProblems, missing } from './completeness.ts';
import { exampleAnswers, exampleContext } from './example.ts';
import { fundingSourceSchema } from './funding-sources.ts';
import { textLimits, type ApplicationField, applicationFields } from './sections/form.ts';
import type { ApplicationAnswers } from './schema.ts';
import { partsOf, sectionNames } from './sections/sections.ts';
import { stationSchema } from './stations.ts';

/** What every field refuses, value by value, in an application that is complete otherwise. */
type Wrong = readonly [value: unknown, code: FieldProblemCode, params?: object];
type Part = 'stations' | 'areas_of_consideration' | 'collaborators' | 'funding_sources';

const required: Wrong = [null, 'required'];
const notAChoice: Wrong = [0, 'unknown_choice'];
const noList: Wrong = [[1.5], 'only_integers'];
const neither: Wrong = ['maybe', 'invalid'];
const upTo = (max: number): Wrong => ['é'.repeat(max + 1), 'too_long', { max }];
const days: Wrong[] = [
  [Number.NaN, 'only_numbers'],
  [-0.25, 'only_positive'],
  [0.3, 'quarter_days'],
  [366.25, 'out_of_range', { min: 0, max: 366 }],
];
const berths: Wrong[] = [
  [Number.NaN, 'only_numbers'],
  [6.5, 'only_integers'],
  [-1, 'only_positive'],
  [1000, 'out_of_range', { min: 0, max: 999 }],
];
const day: Wrong[] = [
  required,
  ['2028-02-30', 'invalid_date'],
  ['2028-03-31', 'before_fiscal_year'],
  ['2029-04-01', 'after_fiscal_year'],
];

/** An end before the year comes before its start: that is said first. */
const endDay = day.filter(([, code]) => code !== 'before_fiscal_year');

const fields: Record<ApplicationField, Wrong[]> = {
  project_title: [required, upTo(textLimits.project_title)],
  fiscal_year_id: [required, notAChoice],
  agency_id: [required, notAChoice],
  responsible_manager_name: [
    required,
    upTo(textLimits.responsible_manager_name),
    ['J. Doe (acting)', 'special_characters'],
  ],
  responsible_manager_email: [
    required,
    upTo(textLimits.responsible_manager_email),
    ['half an address', 'invalid_email'],
  ],
  is_responsible_manager: [neither],
  multi_year: [required, neither],
  future_fiscal_year_ids: [noList, [[34], 'unknown_choice'], [[28], 'unknown_choice']],
  past_fiscal_year_ids: [noList, [[22], 'unknown_choice']],
  expected_change_in_area: [required, neither],
  expected_change_in_days_or_window: [required, neither],
  expected_change_in_ship_preference: [required, neither],
  future_missions_note: [upTo(textLimits.future_missions_note)],
  executive_summary: [required, upTo(textLimits.executive_summary)],
  impact_statement: [required, upTo(textLimits.impact_statement)],
  mission_objectives: [required, upTo(textLimits.mission_objectives)],
  project_type_id: [required, notAChoice],
  project_type_note: [upTo(textLimits.project_type_note)],
  thematic_area_id: [required, notAChoice],
  vessel_preference_1_id: [required, [9, 'unknown_choice']],
  vessel_preference_2_id: [
    [1, 'not_unique'],
    [9, 'unknown_choice'],
  ],
  vessel_preference_justification: [required, upTo(textLimits.vessel_preference_justification)],
  min_science_berths: [required, ...berths],
  ideal_science_berths: [required, ...berths, [5, 'too_small', { min: 6 }]],
  helicopter_required: [required, neither],
  equipment_requirements: [upTo(textLimits.equipment_requirements)],
  operational_days: [required, ...days, [0, 'only_positive'], [125.25, 'too_many_hours', { max: 3000 }]],
  operating_hours_id: [required, notAChoice],
  operational_window_start: day,
  operational_window_end: [...endDay, ['2028-03-01', 'end_before_start']],
  preferred_start_window_start: [...day, ['2028-05-16', 'outside_operational_window']],
  preferred_start_window_end: [
    ...endDay,
    ['2028-04-04', 'end_before_start'],
    ['2028-05-16', 'outside_operational_window'],
  ],
  mobilization_days: [required, ...days],
  demobilization_days: [required, ...days],
  mobilization_port_id: [required, notAChoice],
  demobilization_port_id: [required, notAChoice],
  scheduling_constraints: [upTo(textLimits.scheduling_constraints)],
  project_area_ids: [[[], 'required'], noList],
  in_foreign_waters: [required, neither],
  coastal_state_ids: [noList],
  indigenous_territories: [upTo(textLimits.indigenous_territories)],
  in_marine_protected_areas: [required, neither],
  marine_protected_area_ids: [[[], 'required'], noList],
  other_special_considerations: [upTo(textLimits.other_special_considerations)],
  no_collaborations: [[true, 'invalid'], neither],
  funding_unknown: [neither],
};

const degrees = (limit: number): Wrong[] => [
  [Number.NaN, 'decimal_degrees'],
  [limit + 0.001, 'out_of_range', { min: -limit, max: limit }],
];

const rows: Record<Part, Record<string, Wrong[]>> = {
  stations: {
    name: [['', 'required'], upTo(250)],
    type: [upTo(250)],
    latitude: degrees(90),
    longitude: degrees(180),
    position: [[301, 'too_big', { max: 300 }]],
  },
  areas_of_consideration: {
    name: [['', 'required'], upTo(250)],
    info_url: [['the web page', 'invalid_url']],
  },
  collaborators: {
    organization: [['', 'required'], upTo(250)],
    primary_contact: [required, upTo(250)],
    contribution: [required, upTo(1000)],
  },
  funding_sources: {
    organization: [['', 'required'], upTo(250)],
    amount: [
      required,
      [Number.NaN, 'only_numbers'],
      [2499.99, 'out_of_range', { min: 2500, max: 25_000_000 }],
      [25_000_001, 'out_of_range', { min: 2500, max: 25_000_000 }],
    ],
    status: [required, ['promised', 'unknown_choice']],
  },
};

const shapes = {
  stations: stationSchema.shape,
  areas_of_consideration: areaOfConsiderationSchema.shape,
  collaborators: collaboratorSchema.shape,
  funding_sources: fundingSourceSchema(defaultSettings).shape,
} satisfies Record<Part, object>;

const problemsAt = (place: string, change: object) =>
  allProblems(missing({ ...exampleAnswers, ...change } as ApplicationAnswers, exampleContext))
    .filter(({ field }) => field === place || field.startsWith(`${place}.`))
    .map(({ code, params }) => (params ? { code, params } : { code }));

const told = ([, code, params]: Wrong) => (params ? { code, params } : { code });

const fieldCases = Object.entries(fields).flatMap(([field, wrong]) =>
  wrong.map((one) => [field, one] as const),
);
const rowCases = Object.entries(rows).flatMap(([part, columns]) =>
  Object.entries(columns).flatMap(([column, wrong]) =>
    wrong.map((one) => [part as Part, column, one] as const),
  ),
);

describe('no field is left out', () => {
  it('of the sections', () => {
    expect(Object.keys(fields).toSorted()).toEqual(applicationFields.toSorted());
  });

  it('of the tables', () => {
    expect(Object.keys(rows).toSorted()).toEqual(
      sectionNames.flatMap((name) => [...partsOf(name)]).toSorted(),
    );
    for (const part of Object.keys(shapes) as Part[])
      expect(Object.keys(rows[part]).toSorted()).toEqual(Object.keys(shapes[part]).toSorted());
  });

  it('and none without a rule', () => {
    const free = [...Object.values(fields), ...Object.values(rows).flatMap((row) => Object.values(row))];
    expect(free.filter((wrong) => wrong.length === 0)).toEqual([]);
  });
});

it.each(fieldCases)('%s refuses %o', (field, wrong) => {
  expect(problemsAt(field, { [field]: wrong[0] })).toContainEqual(told(wrong));
});

it.each(rowCases)('a row of %s: %s refuses %o', (part, column, wrong) => {
  const [row] = exampleAnswers[part];
  expect(problemsAt(`${part}.0.${column}`, { [part]: [{ ...row, [column]: wrong[0] }] })).toContainEqual(
    told(wrong),
  );
});

it.each(['operational_window', 'preferred_start_window'])(
  'an end of %s without a start is held to the year',
  (name) => {
    const change = { [`${name}_start`]: null, [`${name}_end`]: '2028-03-31' };
    expect(problemsAt(`${name}_end`, change)).toEqual([{ code: 'before_fiscal_year' }]);
  },
);

/** The words that the specification promises, and the code that they are said for. */
const promised: Record<string, FieldProblemCode> = {
  Required: 'required',
  'Invalid e-mail': 'invalid_email',
  'Value must be unique': 'not_unique',
  'Name cannot have special characters': 'special_characters',
  'Only numbers/digits allowed': 'only_numbers',
  'Only integers allowed': 'only_integers',
  'Only positive values allowed': 'only_positive',
  'Cannot exceed {{max}} characters': 'too_long',
  'Value must be between {{min, number}} and {{max, number}}': 'out_of_range',
  'Decimal degrees only for latitude and longitude': 'decimal_degrees',
};
/** The rules that it states without words of their own. */
const stated: FieldProblemCode[] = [
  'before_fiscal_year',
  'after_fiscal_year',
  'end_before_start',
  'outside_operational_window',
  'too_many_hours',
];

it.each(Object.entries(promised))('“%s” is said, and for some field above', (words, code) => {
  expect(en.fields[code]).toBe(words);
});

it('each rule is met by some field above, and has words in both languages', () => {
  const met = new Set([...fieldCases, ...rowCases].map((one) => one.at(-1)![1] as FieldProblemCode));
  for (const code of [...Object.values(promised), ...stated]) {
    expect([...met]).toContain(code);
    expect(en.fields[code]).not.toBe(fr.fields[code]);
  }
});
