import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest, RouteOptions } from 'fastify';

/** `npm run api:answers` names a folder: every answer of every test is kept there. */
export const recordingTo = process.env['RECORD_ANSWERS'];

const longest = 20_000;

let onlyErrors = false;
/** Nonsense that is taken is no example to anybody. */
export const recordOnlyErrors = (): void => {
  onlyErrors = true;
};

const isPlain = (value: unknown): boolean => value !== null && typeof value === 'object';

const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') ?? false;

const keep = (request: FastifyRequest, status: number, answer: unknown): void => {
  if (onlyErrors && status < 400) return;
  const { method, url = '' } = request.routeOptions;
  const place = url.replaceAll(/:(\w+)/g, '{$1}');
  const line = {
    routes: [method].flat().map((each) => `${each} ${place}`),
    by: request.method,
    status,
    asked: request.url,
    ...(isJson(request) && isPlain(request.body) && { body: request.body }),
    answer,
  };
  const text = JSON.stringify(line);
  // An error is noted whatever its length; nobody reads an example of such a length.
  if (status >= 400 || text.length < longest)
    appendFileSync(path.join(recordingTo!, `${process.pid}.jsonl`), `${text}\n`);
};

/** As a route is made: it keeps what it answers. */
export const recordAnswersOf = (route: RouteOptions): void => {
  if (!recordingTo || !route.url.startsWith('/api/') || route.schema?.hide) return;
  mkdirSync(recordingTo, { recursive: true });
  const record = async (request: FastifyRequest, reply: { statusCode: number }, payload: unknown) => {
    keep(request, reply.statusCode, payload);
    return payload;
  };
  route.preSerialization = [...[route.preSerialization ?? []].flat(), record as never];
};
