import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const overridable = new Set(['PUT', 'PATCH', 'DELETE']);

/** Marks a request that this process sent to itself; no client can know the value. */
const innerHeader = 'x-shiptime-inner';
const innerSecret = randomBytes(16).toString('hex');

export const isInner = (request: FastifyRequest): boolean => request.headers[innerHeader] === innerSecret;

/** `/api/v1` is `/api`; a header may turn a POST into another method before it is routed. */
export const rewriteRequest = (raw: IncomingMessage): string => {
  const override = raw.headers['x-http-method-override'];
  if (raw.method === 'POST' && typeof override === 'string' && overridable.has(override.toUpperCase())) {
    raw.method = override.toUpperCase();
  }
  return (raw.url ?? '/').replace(/^\/api\/v1(?=\/|\?|$)/, '/api');
};

const overrideInBody = (body: unknown): string | undefined => {
  const method = (body as { _method?: unknown } | null | undefined)?._method;
  return typeof method === 'string' && overridable.has(method.toUpperCase())
    ? method.toUpperCase()
    : undefined;
};

const dispatchAs = async (
  app: FastifyInstance,
  method: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { _method, ...body } = request.body as Record<string, unknown>;
  const headers: Record<string, string | string[] | undefined> = { ...request.headers };
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  const answer = await app.inject({
    method: method as 'PUT',
    url: request.url,
    remoteAddress: request.ip,
    headers: {
      ...headers,
      [innerHeader]: innerSecret,
      'content-type': request.fromForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: request.fromForm ? (await import('qs')).default.stringify(body) : JSON.stringify(body),
  });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!['connection', 'transfer-encoding', 'content-length'].includes(name) && value !== undefined) {
      reply.header(name, value);
    }
  }
  return reply
    .code(answer.statusCode)
    .serializer((text: string) => text)
    .send(answer.payload);
};

/** `_method` in the body is known only once it is read: the request is then sent again under its real method. */
export const registerMethodOverride = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'POST') return;
    const method = overrideInBody(request.body);
    if (method) return dispatchAs(app, method, request, reply);
  });
};
