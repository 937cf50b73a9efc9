import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest, RouteOptions } from 'fastify';

export const recordingDirectory = process.env['RECORD_ANSWERS'];

const keep = (request: FastifyRequest, status: number, answer: unknown): void => {
  const { method, url = '' } = request.routeOptions;
  const place = url.replaceAll(/:(\w+)/g, '{$1}');
  const routes = [method].flat().map((each) => `${each} ${place}`);
  const type = status < 400 ? undefined : (answer as { readonly type?: string }).type;
  appendFileSync(
    path.join(recordingDirectory!, `${process.pid}.jsonl`),
    `${JSON.stringify({ routes, status, type })}\n`,
  );
};

export const recordAnswersOf = (route: RouteOptions): void => {
  if (!recordingDirectory || !route.url.startsWith('/api/') || route.schema?.hide) return;
  mkdirSync(recordingDirectory, { recursive: true });
  const record = async (request: FastifyRequest, reply: { statusCode: number }, payload: unknown) => {
    keep(request, reply.statusCode, payload);
    return payload;
  };
  route.preSerialization = [...[route.preSerialization ?? []].flat(), record as never];
};
