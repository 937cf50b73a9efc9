import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { errorTypes } from '@shiptime/domain/shared/error-types';
import { languages } from '@shiptime/domain/shared/text';
import { everyRoute } from '#test/every-route.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import answered from '../http/answered-errors.json' with { type: 'json' };
import { typesByStatus } from '../http/statuses.ts';
import examples from './examples.json' with { type: 'json' };
import type { Document } from './spec.ts';

let test: TestApp;
let document: Document;
beforeAll(async () => {
  test = await startTestApp(everyRoute);
  document = (await test.visitor.get('/openapi.json?lang=en')).json();
});
afterAll(() => test.close());

const operationAt = (route: string) => {
  const [method = '', url = ''] = route.split(' ');
  return document.paths[url]?.[method.toLowerCase()];
};

describe('what was recorded of the tests', () => {
  it('is of routes that there are: else npm run api:answers', () => {
    const routes = [...Object.keys(answered), ...Object.keys(examples)];
    expect(routes.filter((route) => !operationAt(route))).toEqual([]);
  });

  it('is in the description: errors with their types, and nearly every operation with an example', () => {
    const submission = operationAt('POST /api/ship_time_requests/{id}/submit');
    expect(submission?.['x-error-types']).toMatchObject({
      403: expect.arrayContaining(['only_primary_proponent']),
      409: expect.arrayContaining(['deadline_passed', 'invalid_transition']),
      422: expect.arrayContaining(['incomplete']),
    });
    const listing = operationAt('GET /api/vessels');
    expect(Object.keys(listing?.responses ?? {})).not.toContain('409');
    const told = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ content }) => content?.['application/json'] ?? []);
    const shown = told.filter(({ example }) => example !== undefined);
    expect(shown.length / told.length).toBeGreaterThan(0.85);
  });

  it('holds no address of anybody real, and no secret', () => {
    const text = JSON.stringify(examples);
    expect(text).not.toMatch(/@(?!example\.org|shiptime\.example)[\w-]+\.\w/);
    expect(text).not.toMatch(/(shp|whsec)_(?!EXAMPLE)/);
  });
});

type Words = { readonly [key: string]: Words | string };
const wordsIn = (language: string): { problems: Words; events: Words } =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../../locales/${language}/documentation.json`), 'utf8'),
  );
const at = (words: Words | string | undefined, key: string): Words | string | undefined =>
  key
    .split('.')
    .reduce<Words | string | undefined>((found, part) => (found as Words | undefined)?.[part], words);

describe.each(languages)('the documentation, in %s', (language) => {
  it('says of every type of error that leaves the portal what it means and what to do, and of no other', () => {
    const types = typesByStatus().map(({ type }) => type);
    const { problems } = wordsIn(language);
    expect(Object.keys(problems).toSorted()).toEqual(types.toSorted());
    for (const type of types)
      expect(at(problems, type)).toEqual({ meaning: expect.any(String), remedy: expect.any(String) });
    expect(errorTypes).toEqual(expect.arrayContaining(types));
  });

  it('says of every type of event when it is told', () => {
    const { events } = wordsIn(language);
    for (const type of eventTypes) expect([type, at(events, type)]).toEqual([type, expect.any(String)]);
  });
});
