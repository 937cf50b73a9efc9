import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { startTestApp, type TestApp } from '#test/harness.ts';
import type { OpenApiDocument, JsonObject } from './openapi-types.ts';

let test: TestApp;
let en: OpenApiDocument;
let fr: OpenApiDocument;
beforeAll(async () => {
  test = await startTestApp();
  [en, fr] = (await Promise.all(
    ['en', 'fr'].map(async (language) => (await test.visitor.get(`/openapi.json?lang=${language}`)).json()),
  )) as [OpenApiDocument, OpenApiDocument];
});
afterAll(() => test.close());

const meaningsIn = (value: unknown, place = '', isSchema = false): [string, string][] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]): [string, string][] => {
    if (key.startsWith('example')) return [];
    if (isSchema && key === 'description' && typeof each === 'string') return [[place, each]];
    return meaningsIn(each, `${place}/${key}`, isSchema || key === 'schemas' || key === 'content');
  });
};
const properties = ({ components }: OpenApiDocument): Record<string, JsonObject> =>
  components.schemas['Application']!['properties'] as Record<string, JsonObject>;

it('what a field means is said in the language that was asked for', () => {
  const french = new Map(meaningsIn(fr));
  const english = meaningsIn(en);
  expect(english.length).toBeGreaterThan(300);
  for (const whole of [en, fr])
    expect(JSON.stringify(whole).match(/(?:meanings|form_field|parameters)\.\w*/g)).toBeNull();
  const sameInBoth = /^(`[\d-]+`|webhook-id|\d [a-z_]+(, \d [a-z_]+)*)$/;
  const untold = english.filter(([place, text]) => french.get(place) === text && !sameInBoth.test(text));
  expect(untold).toEqual([]);
});

it('each field of the form says what it asks, in which section, and what submission wants of it', () => {
  const told = properties(en);
  const silent = applicationFields.filter(
    (field) => !String(told[field]?.['description']).includes('Section: '),
  );
  expect(silent).toEqual([]);
  expect(told['fiscal_year_id']!['description']).toContain('Required for submission.');
  expect(told['operational_days']!['description']).toContain('Required for submission.');
  expect(told['mobilization_port_id']!['description']).toContain('`/api/ports`');
  expect(told['vessel_preference_justification']!['description']).toContain('At most 500 characters.');
  expect(told['coastal_state_ids']!['description']).toContain(
    'Required for submission if other answers make it necessary.',
  );
  expect(told['vessel_id']!['description']).toBe(
    'Current vessel. The vessel whose coordinators review the application.',
  );
  expect(told['scheduling_constraints']!['description']).not.toContain('Needed');
  expect(properties(fr)['impact_statement']!['description']).toMatch(/Au plus 2\s000 caractères\./);
  expect(properties(fr)['operational_days']!['description']).toContain(
    'Nécessaire pour soumettre la demande.',
  );
});

it('and so does the body of a change', () => {
  const { requestBody } = en.paths['/api/ship_time_requests/{id}']!['patch']!;
  const { schema } = requestBody!.content['application/json']!;
  const body = (
    schema!['$ref'] ? en.components.schemas[String(schema!['$ref']).split('/').at(-1)!] : schema
  )!;
  const { project_title } = body['properties'] as Record<string, JsonObject>;
  expect(project_title!['description']).toContain('At most 250 characters.');
});

it('a row that is read by its id is not said to be filtered, sorted or cut into pages', () => {
  const rows = Object.entries(en.paths).filter(([path, { get }]) => path.endsWith('}') && get);
  expect(rows.length).toBeGreaterThan(40);
  const asked = rows.flatMap(([path, { get }]) =>
    (get!.parameters ?? []).map(({ name }) => `${path} ${name}`),
  );
  expect(asked.filter((name) => / (filter\[.*|sort|page|limit)$/.test(name))).toEqual([]);
});

it('a parameter has words of its own where it needs them, and the open schedule says when it is open', () => {
  const {
    parameters = [],
    description,
    security,
  } = en.paths['/api/open/schedules/{fiscal_year}/versions/{version}.csv']!['get']!;
  const told = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.description]));
  expect(told).toMatchObject({ version: 'version number, or `latest`', lang: 'Language of the response' });
  expect(description).toContain('`open_schedule`');
  expect(security).toEqual([{}, { bearer: [] }]);
  const limit = en.paths['/api/events']!['get']!.parameters!.find(({ name }) => name === 'limit');
  expect(limit).toMatchObject({
    schema: { type: 'integer', maximum: 200 },
    description: 'number from 1 to 200; the default is 100',
  });
});

it('a body is required where something in it is', () => {
  const bodyOf = (path: string) => en.paths[`/api/ship_time_requests${path}`]!['post']!.requestBody!.required;
  expect([bodyOf(''), bodyOf('/{id}/reject'), bodyOf('/{id}/accept')]).toEqual([true, true, false]);
});
