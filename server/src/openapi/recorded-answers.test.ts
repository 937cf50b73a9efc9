import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsWithEveryRoute } from '#test/every-route.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import answered from '../http/answered-errors.json' with { type: 'json' };
import type { OpenApiDocument } from './openapi-types.ts';

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await startTestApp(settingsWithEveryRoute);
  document = (await test.visitor.get('/openapi.json?lang=en')).json();
});
afterAll(() => test.close());

const operationAt = (route: string) => {
  const [method = '', url = ''] = route.split(' ');
  return document.paths[url]?.[method.toLowerCase()];
};

it('errors are recorded of routes that there are: else npm run api:answers', () => {
  expect(Object.keys(answered).filter((route) => !operationAt(route))).toEqual([]);
});

it('recorded errors are in the description with their types', () => {
  const submission = operationAt('POST /api/ship_time_requests/{id}/submit');
  expect(submission?.['x-error-types']).toMatchObject({
    403: expect.arrayContaining(['only_primary_proponent']),
    409: expect.arrayContaining(['deadline_passed', 'invalid_transition']),
    422: expect.arrayContaining(['incomplete']),
  });
  const listing = operationAt('GET /api/vessels');
  expect(Object.keys(listing?.responses ?? {})).not.toContain('409');
});
