import fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { registerErrorHandler } from './errors.ts';
import { createLoggerOptions, createQuietLogController, registerRequestLog } from './request-log.ts';

const logging = () => {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({
    loggerInstance: pino(createLoggerOptions('info'), out),
    logController: createQuietLogController(),
  }) as unknown as FastifyInstance;
  app.decorateRequest('viewer', null);
  registerRequestLog(app);
  return { app, lines };
};

it('one line tells of a request: who, which route, how it ended', async () => {
  const { app, lines } = logging();
  app.get('/things/:id', async (request) => {
    request.viewer = { id: 7 } as never;
    return {};
  });
  await app.inject('/things/3');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'info', route: '/things/:id', user_id: 7, status: 200 });
  expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await app.close();
});

it('says nothing of what is asked every few seconds, unless it does not go well', async () => {
  const { app, lines } = logging();
  let status = 200;
  app.get('/readyz', async (_request, reply) => reply.code(status).send({}));
  await app.inject('/readyz');
  expect(lines).toEqual([]);
  status = 503;
  await app.inject('/readyz');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/readyz', status: 503 }]);
  await app.close();
});

it('an unexpected error is logged with the id of its request, and told to nobody else', async () => {
  const { app, lines } = logging();
  app.decorateRequest('language', 'en');
  registerErrorHandler(app);
  app.get('/broken', async () => {
    throw new Error('certificate of the mail server has expired');
  });
  const answer = await app.inject('/broken');
  expect([answer.statusCode, answer.body.includes('certificate')]).toEqual([500, false]);
  const found = lines.map((line) => JSON.parse(line) as { level: string; reqId?: string; err?: Error });
  const { request_id } = answer.json<{ request_id: string }>();
  expect(found.filter(({ level }) => level === 'error')).toMatchObject([
    { reqId: request_id, err: { message: 'certificate of the mail server has expired' } },
  ]);
  await app.close();
});
