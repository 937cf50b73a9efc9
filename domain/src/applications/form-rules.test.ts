import en from '@shiptime/locales/en/errors.json';
import fr from '@shiptime/locales/fr/errors.json';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../reference/settings.ts';
import type { FieldProblemCode } from '../shared/field-problem.ts';
import { areaOfConsiderationSchema } from './areas-of-consideration.ts';
import { collaboratorSchema } from './collaborators.ts';
import { flattenProblems, findProblemsBySection } from './completeness.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import { fundingSourceSchema } from './funding-sources.ts';
import type { FieldKind } from './sections/field.ts';
import {
  type ApplicationField,
  applicationFields,
  fieldByName,
  type TextFieldName,
  textLimits,
} from './sections/form.ts';
import type { ApplicationAnswers } from './schema.ts';
import { partsOf, sectionNames } from './sections/sections.ts';
import { stationInputSchema } from './stations.ts';

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
const afterTheYear: Wrong = ['2029-04-01', 'after_fiscal_year'];
const outsideTheYear: Wrong[] = [['2028-03-31', 'before_fiscal_year'], afterTheYear];

const ofKind: Record<FieldKind, (field: ApplicationField) => Wrong[]> = {
  line: (field) => [upTo(textLimits[field as TextFieldName])],
  email: (field) => [upTo(textLimits[field as TextFieldName]), ['half an address', 'invalid_email']],
  text: (field) => [upTo(textLimits[field as TextFieldName])],
  choice: () => [notAChoice],
  choices: () => [noList],
  yes_no: () => [neither],
  statement: () => [neither],
  day: () => [['2028-02-30', 'invalid_date']],
  days: () => days,
  people: () => berths,
  amount: () => [
    [Number.NaN, 'only_numbers'],
    [6.5, 'only_integers'],
    [-1, 'only_positive'],
  ],
};

const byRule: Partial<Record<ApplicationField, Wrong[]>> = {
  project_title: [required],
  fiscal_year_id: [required],
  agency_id: [required],
  responsible_manager_name: [required, ['J. Doe (acting)', 'special_characters']],
  responsible_manager_email: [required],
  multi_year: [required],
  future_fiscal_year_ids: [
    [[34], 'unknown_choice'],
    [[28], 'unknown_choice'],
  ],
  past_fiscal_year_ids: [[[22], 'unknown_choice']],
  expected_change_in_area: [required],
  expected_change_in_days_or_window: [required],
  expected_change_in_ship_preference: [required],
  executive_summary: [required],
  impact_statement: [required],
  mission_objectives: [required],
  project_type_id: [required],
  thematic_area_id: [required],
  vessel_preference_1_id: [required, [9, 'unknown_choice']],
  vessel_preference_2_id: [
    [1, 'not_unique'],
    [9, 'unknown_choice'],
  ],
  vessel_preference_justification: [required],
  min_science_berths: [required],
  ideal_science_berths: [required, [5, 'too_small', { min: 6 }]],
  helicopter_required: [required],
  operational_days: [required, [0, 'only_positive'], [125.25, 'too_many_hours', { max: 3000 }]],
  operating_hours_id: [required],
  operational_window_start: [required, ...outsideTheYear],
  // An end before the year is also before the start, and that error is reported first.
  operational_window_end: [required, afterTheYear, ['2028-03-01', 'end_before_start']],
  preferred_start_window_start: [required, ...outsideTheYear, ['2028-05-16', 'outside_operational_window']],
  preferred_start_window_end: [
    required,
    afterTheYear,
    ['2028-04-04', 'end_before_start'],
    ['2028-05-16', 'outside_operational_window'],
  ],
  mobilization_days: [required],
  demobilization_days: [required],
  mobilization_port_id: [required],
  demobilization_port_id: [required],
  project_area_ids: [[[], 'required']],
  in_foreign_waters: [required],
  in_marine_protected_areas: [required],
  marine_protected_area_ids: [[[], 'required']],
  no_collaborations: [[true, 'collaborators_listed']],
};

const fields = Object.fromEntries(
  applicationFields.map((field) => [
    field,
    [...ofKind[fieldByName(field).kind](field), ...(byRule[field] ?? [])],
  ]),
) as Record<ApplicationField, Wrong[]>;

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
    operations: [
      [Array.from({ length: 21 }, () => ({})), 'too_many', { max: 20 }],
      [[{ hours: 1001 }], 'out_of_range', { min: 0, max: 1000 }],
      [[{ id: 'a' }, { id: 'a' }], 'not_unique'],
    ],
  },
  areas_of_consideration: {
    name: [['', 'required'], upTo(250)],
    info_url: [['the web page', 'invalid_url']],
  },
  collaborators: {
    organization: [['', 'required'], upTo(250)],
    primary_contact: [required, upTo(250)],
    contribution: [required, upTo(1000)],
    ror: [['https://ror.org/02qa1x783', 'invalid_identifier']],
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
    grant_number: [upTo(100)],
    ror: [['https://ror.org/02qa1x783', 'invalid_identifier']],
  },
};

const shapes = {
  stations: stationInputSchema.shape,
  areas_of_consideration: areaOfConsiderationSchema.shape,
  collaborators: collaboratorSchema.shape,
  funding_sources: fundingSourceSchema(defaultSettings).shape,
} satisfies Record<Part, object>;

const problemsAt = (place: string, change: object) =>
  flattenProblems(
    findProblemsBySection({ ...exampleAnswers, ...change } as ApplicationAnswers, exampleCompletenessContext),
  )
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

it.each([
  ['executive_summary', 1000],
  ['impact_statement', 2000],
  ['mission_objectives', 2000],
  ['vessel_preference_justification', 500],
  ['scheduling_constraints', 500],
] as const)('%s takes %i characters', (field, max) => {
  expect(problemsAt(field, { [field]: 'é'.repeat(max) })).toEqual([]);
  expect(problemsAt(field, { [field]: 'é'.repeat(max + 1) })).toEqual([
    { code: 'too_long', params: { max } },
  ]);
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

const promised: Record<string, FieldProblemCode> = {
  Required: 'required',
  'Invalid e-mail': 'invalid_email',
  'Value must be unique': 'not_unique',
  'Name cannot have special characters': 'special_characters',
  'Only numbers/digits allowed': 'only_numbers',
  'Only integers allowed': 'only_integers',
  'Only positive values allowed': 'only_positive',
  'Cannot exceed {{max, number}} characters': 'too_long',
  'Value must be between {{min, number}} and {{max, number}}': 'out_of_range',
  'Decimal degrees only for latitude and longitude': 'decimal_degrees',
};
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
