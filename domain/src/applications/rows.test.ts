import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultSettings } from '../reference/settings.ts';
import { toFieldProblems } from '../shared/field-problem.ts';
import { areaOfConsiderationSchema } from './areas-of-consideration.ts';
import { collaboratorSchema } from './collaborators.ts';
import { fundingSourceSchema } from './funding-sources.ts';
import { stationInputSchema } from './stations.ts';

const station = { name: 'HL01', type: 'CTD', latitude: 44.4, longitude: -63.45 };
const source = { organization: 'DFO', amount: 10_000, status: 'pending' };
const collaborator = { organization: 'Université Laval', primary_contact: null };
const area = { name: 'The Gully', info_url: 'https://www.dfo-mpo.gc.ca/oceans/mpa-zpm/gully/index-eng.html' };
const rows: [string, z.ZodType, object][] = [
  ['station', stationInputSchema, station],
  ['funding source', fundingSourceSchema(defaultSettings), source],
  ['collaborator', collaboratorSchema, collaborator],
  ['area of consideration', areaOfConsiderationSchema, area],
];

it.each(rows)('a %s of the usual kind is taken as it is', (_, schema, row) => {
  expect(schema.parse(row)).toEqual(row);
});

const range = (min: number, max: number) => ({ code: 'out_of_range', params: { min, max } });
const amounts = range(2500, 25_000_000);
const tooLong = (max: number) => ({ code: 'too_long', params: { max } });

describe.each<[string, z.ZodType, object, [string, unknown, object | null][]]>([
  [
    'station',
    stationInputSchema,
    station,
    [
      ['name', 'é'.repeat(250), null],
      ['name', 'G̲'.repeat(250), null],
      ['name', 'n'.repeat(251), tooLong(250)],
      ['name', '', { code: 'required' }],
      ['name', null, { code: 'required' }],
      ['name', 'a\u0000b', { code: 'invalid' }],
      ['type', null, null],
      ['type', 't'.repeat(251), tooLong(250)],
      ['latitude', 90, null],
      ['latitude', 90.001, range(-90, 90)],
      ['latitude', '44.4', { code: 'decimal_degrees' }],
      ['latitude', null, { code: 'required' }],
      ['longitude', -180, null],
      ['longitude', -181, range(-180, 180)],
      ['longitude', Number.NaN, { code: 'decimal_degrees' }],
      ['position', 301, { code: 'too_big', params: { max: 300 } }],
    ],
  ],
  [
    'funding source',
    fundingSourceSchema(defaultSettings),
    source,
    [
      ['amount', 2500, null],
      ['amount', 25_000_000, null],
      ['amount', 12_345.67, null],
      ['amount', null, null],
      ['amount', 2499.99, amounts],
      ['amount', 25_000_000.01, amounts],
      ['amount', 3000.001, { code: 'invalid' }],
      ['amount', 'a lot', { code: 'only_numbers' }],
      ['status', 'promised', { code: 'unknown_choice' }],
      ['organization', null, { code: 'required' }],
    ],
  ],
  [
    'collaborator',
    collaboratorSchema,
    collaborator,
    [
      ['organization', undefined, { code: 'required' }],
      ['primary_contact', 'p'.repeat(251), tooLong(250)],
      ['contribution', 'c'.repeat(1001), tooLong(1000)],
    ],
  ],
  [
    'area of consideration',
    areaOfConsiderationSchema,
    area,
    [
      ['info_url', null, null],
      ['info_url', 'javascript:alert(1)', { code: 'invalid_url' }],
      ['info_url', 'the web page', { code: 'invalid_url' }],
      ['name', 7, { code: 'invalid' }],
    ],
  ],
])('a %s', (_, schema, row, cases) => {
  it.each(cases)('with %s %j: %o', (field, value, problem) => {
    const answer = schema.safeParse({ ...row, [field]: value });
    expect(answer.success ? null : toFieldProblems(answer.error)).toEqual(problem && [{ field, ...problem }]);
  });
});
