import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { findSchemaViolation } from './response-check.ts';
import { resourceListSchema, resourceSchema } from './resource.ts';
import { registerValidation } from './validation.ts';

const person = z.object({ id: z.int(), name: z.string() });
const row = z.object({
  id: z.int(),
  title: z.string().nullable(),
  author: person.nullable().optional(),
  marks: z.record(z.string(), person),
  place: z.union([z.object({ port_id: z.int() }), z.object({ latitude: z.number() })]).optional(),
});
const answer = (more: object) => ({ data: { id: 1, title: null, marks: {}, ...more } });

describe('an answer is what its schema says', () => {
  it('with every key, and no relation that was not asked for', () => {
    expect(findSchemaViolation(resourceSchema(row), answer({}), false)).toBeNull();
    expect(
      findSchemaViolation(resourceSchema(row), answer({ author: { id: 2, name: 'A' } }), false),
    ).toBeNull();
    expect(findSchemaViolation(resourceSchema(row), answer({ place: { latitude: 1 } }), false)).toBeNull();
  });

  it.each([
    ['the resource', answer({ lab_notes: 'x' }), 'data.lab_notes'],
    ['the envelope', { ...answer({}), note: 1 }, 'note'],
    ['a relation', answer({ author: { id: 2, name: 'A', email: 'x' } }), 'data.author.email'],
    ['a record', answer({ marks: { a: { id: 2, name: 'A', secret: 1 } } }), 'data.marks.a.secret'],
    ['one of several', answer({ place: { latitude: 1, depth: 2 } }), 'data.place.depth'],
  ])('a key of %s that nobody declared is a fault', (_where, found, path) => {
    expect(findSchemaViolation(resourceSchema(row), found, false)).toBe(`not declared: ${path}`);
    expect(findSchemaViolation(resourceSchema(row), found, true)).toBe(`not declared: ${path}`);
  });

  it('a missing key is a fault, unless attributes were chosen', () => {
    const found = { data: [{ id: 1 }] };
    expect(findSchemaViolation(resourceListSchema(row), found, false)).toContain('data[0].title');
    expect(findSchemaViolation(resourceListSchema(row), found, true)).toBeNull();
  });

  it('a wrong type is a fault, whatever was chosen', () => {
    expect(findSchemaViolation(resourceListSchema(row), { data: [{ id: '1' }] }, true)).toContain(
      'data[0].id',
    );
  });
});

describe('in tests and in development', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('errors are compared, too', async () => {
    const answered = await test.visitor.get('/api/ship_time_requests');
    expect(answered.statusCode).toBe(401);
    expect(Object.keys(answered.json()).toSorted()).toEqual(['message', 'request_id', 'type']);
  });
});

it('what is not declared does not leave the portal', async () => {
  const app = fastify();
  registerValidation(app, true);
  const answerWith = (found: object) => async () => found;
  const schema = { response: { 200: z.object({ data: person }) } };
  app.get('/api/as_declared', { schema }, answerWith({ data: { id: 1, name: 'A' } }));
  app.get('/api/more', { schema }, answerWith({ data: { id: 1, name: 'A', secret: 1 } }));
  app.get('/api/less', { schema }, answerWith({ data: { id: 1 } }));
  app.get('/api/unheard_of', answerWith({ data: { id: 1 } }));
  const statuses = [];
  for (const path of ['as_declared', 'more', 'less', 'unheard_of'])
    statuses.push((await app.inject(`/api/${path}`)).statusCode);
  expect(statuses).toEqual([200, 500, 500, 500]);
  await app.close();
});
