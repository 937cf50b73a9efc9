import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '@shiptime/domain/shared/text';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { operationNameOf } from './operation-names.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi-types.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (language: string): Promise<OpenApiDocument> =>
  (await test.visitor.get(`/openapi.json?lang=${language}`)).json();

const operationsOf = ({ paths }: OpenApiDocument): (OpenApiOperation & { readonly place: string })[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, place: `${method} ${path}` })),
  );

describe.each(languages)('the resources of the interface, in %s', (language) => {
  it('have a name and a place in words, and every operation belongs to one', async () => {
    const { paths, 'x-resources': resources = [] } = await read(language);
    for (const { title, group } of resources) {
      expect(title).toMatch(/^\p{Lu}[\p{L}’ ,-]+$/u);
      expect(group).toMatch(/^\p{Lu}[\p{L}’ ]+$/u);
    }
    const slugs = resources.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const named = Object.values(paths).flatMap((item) =>
      Object.values(item).map((each) => each['x-resource']),
    );
    expect([...new Set(named)].toSorted()).toEqual(slugs.toSorted());
  });
});

describe.each(languages)('the description of the interface, in %s', (language) => {
  it('has nothing that a strict linter finds', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(await read(language));
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const told = found.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    expect([...new Set(told)].slice(0, 40)).toEqual([]);
  });

  it('says nothing in a way that the common linters do not understand, and who is asked about it', async () => {
    const { info, ...rest } = await read(language);
    expect(JSON.stringify(rest)).not.toMatch(/"prefixItems"|"items":false/);
    expect(info).toMatchObject({ contact: { name: expect.stringMatching(/\p{L}/u) } });
  });

  it('says in words what each operation does and who may call it', async () => {
    const operations = operationsOf(await read(language));
    const wordless = operations.filter(
      ({ summary = '', description = '' }) =>
        !/^\p{Lu}.* /u.test(summary) || !/\p{L}.*\.$/u.test(description),
    );
    expect(wordless.map(({ place, summary }) => `${place}: ${summary}`)).toEqual([]);
  });
});

describe('the description of the interface', () => {
  it('has a name for every route, in collections.ts or named-operations.ts', async () => {
    const { paths } = await read('en');
    const unnamed = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => operationNameOf(method.toUpperCase(), path).kind === 'unnamed')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('names each operation once, the same in both languages', async () => {
    const names = operationsOf(await read('en')).map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(operationsOf(await read('fr')).map(({ operationId }) => operationId)).toEqual(names);
  });

  it('names every error of every operation, and the closed list of their types', async () => {
    const document = await read('en');
    const silent = operationsOf(document).filter(
      ({ responses }) => !Object.values(responses).some(({ $ref }) => $ref?.includes('/responses/')),
    );
    expect(silent).toEqual([]);
    expect(document.components.schemas['ProblemType']?.['enum']).toContain('deadline_passed');
  });

  it('says what public operations need: nothing', async () => {
    const { paths } = await read('en');
    expect(paths['/api/vessels']?.['get']?.security).toEqual([]);
    expect(paths['/api/ship_time_requests']?.['get']?.security).toBeUndefined();
  });

  it('says of every good answer what it holds', async () => {
    const empty = operationsOf(await read('en')).flatMap(({ place, responses }) =>
      Object.entries(responses)
        .filter(([status, { content }]) => /^2/.test(status) && status !== '204' && !content)
        .map(([status]) => `${place} ${status}`),
    );
    expect(empty).toEqual([]);
  });

  it('gives files their media types, and an import its form', async () => {
    const { paths } = await read('en');
    const types = (path: string) => Object.keys(paths[path]?.['get']?.responses['200']?.content ?? {});
    expect(types('/api/ship_time_requests/{id}/export.pdf')).toEqual(['application/pdf']);
    expect(types('/api/live')).toEqual(['text/event-stream']);
    const upload = paths['/api/ship_time_requests/{id}/stations/import']?.['post']?.requestBody;
    expect(Object.keys(upload?.content ?? {})).toEqual(['multipart/form-data', 'application/json']);
  });

  it('requires of a resource what it always has, and leaves relations open', async () => {
    const { components } = await read('en');
    const { Application } = components.schemas;
    expect(Application?.['required']).toEqual(expect.arrayContaining(['id', 'status_id', 'can']));
    expect(Application?.['required']).not.toContain('primaryProponent');
    expect(Application?.['additionalProperties']).toBeUndefined();
  });
});
