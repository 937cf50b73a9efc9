import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSnakeCase } from '@shiptime/domain/shared/wire';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import type { OpenApiDocument, JsonObject } from './openapi-types.ts';

let test: TestApp;
let administrator: TestClient;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await startTestApp();
  administrator = await test.as(await aUser(test.db, 'administrator'));
  document = (await test.visitor.get('/openapi.json')).json();
});
afterAll(() => test.close());

const spelled = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => spelled(other) === spelled(name)) !== at);

const objectsIn = (value: unknown): JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as JsonObject, ...Object.values(value).flatMap(objectsIn)];
};

type Typed = { readonly path: string; readonly filter: string; readonly items: JsonObject };

const typedFilters = (): Typed[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) =>
    /[{]|export$/.test(path) || !get?.parameters?.some(({ name }) => name === 'page')
      ? []
      : get.parameters.flatMap(({ name, schema }) => {
          const filter = /^filter\[(\w+)\]$/.exec(name)?.[1];
          return filter ? [{ path, filter, items: schema!['items'] as JsonObject }] : [];
        }),
  );

describe('a client generated from the description', () => {
  it('gets no name twice', () => {
    const { paths, webhooks = {}, components } = document;
    const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId!),
    );
    expect(repeated(operations)).toEqual([]);
    expect(repeated(Object.keys(components.schemas))).toEqual([]);
  });

  it('gets one type for the two names of a relation', () => {
    const inline = objectsIn(document).flatMap(({ properties }) =>
      Object.entries((properties ?? {}) as Record<string, JsonObject>).filter(
        ([name, schema]) =>
          toSnakeCase(name) !== name && toSnakeCase(name) in (properties as JsonObject) && !schema['$ref'],
      ),
    );
    expect(inline.map(([name]) => name)).toEqual([]);
  });

  it('gets filters of the type that the portal reads', async () => {
    const wrong: string[] = [];
    for (const { path, filter, items } of typedFilters()) {
      const answer = await administrator.get(`${path}?filter[${filter}]=~`);
      const { type, meta } = answer.json();
      const forms: string[] = type === 'invalid_filter' ? meta.forms : [];
      const text = JSON.stringify(items);
      const isRight =
        (!forms.includes('integer') || text.includes('"integer"')) &&
        (!forms.includes('number') || /"(?:integer|number)"/.test(text)) &&
        (!forms.includes('true') || text.includes('"boolean"')) &&
        (!forms.includes('YYYY-MM-DD') || text.includes('"date"')) &&
        (answer.statusCode === 400 || text.includes('"string"'));
      if (!isRight)
        wrong.push(`${path} filter[${filter}]: ${text}, but ${answer.statusCode} ${forms.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('tells events apart by their type, each with the data of the webhook of that type', () => {
    const events = (document.components.schemas['Event']!['anyOf'] as JsonObject[]).map(
      ({ $ref }) => document.components.schemas[String($ref).split('/').at(-1)!]!['properties'],
    ) as { type: { enum: string[] }; data: JsonObject }[];
    const dataOf = Object.fromEntries(
      events.flatMap(({ type, data }) => type.enum.map((name) => [name, data])),
    );
    const { 'webhook.test': test, ...webhooks } = document.webhooks!;
    const sent = Object.entries(webhooks).map(([name, { post }]) => {
      const { schema } = post!.requestBody!.content['application/json']!;
      return [name, (schema!['properties'] as { data: JsonObject }).data];
    });
    expect(dataOf).toEqual(Object.fromEntries(sent));
    expect(test!['post']!.parameters!.map(({ name }) => name)).toContain('webhook-signature');
  });

  it('gets the types of what each webhook brings', () => {
    const { 'webhook.test': _, ...webhooks } = document.webhooks!;
    const bodies = Object.values(webhooks).map(({ post }) => {
      const { properties } = post!.requestBody!.content['application/json']!.schema as {
        properties: JsonObject;
      };
      return String((properties['data'] as JsonObject)['$ref'])
        .split('/')
        .at(-1)!;
    });
    expect(bodies.length).toBeGreaterThan(30);
    for (const name of bodies) {
      const { properties = {}, required = [] } = document.components.schemas[name]!;
      expect([name, Object.keys(properties as JsonObject).length > 0, required]).toEqual([
        name,
        true,
        expect.any(Array),
      ]);
    }
  });
});
