import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const overridable = new Set(['PUT', 'PATCH', 'DELETE']);

type HandedOver = { readonly body: unknown; readonly fromForm: boolean; readonly firstReply: FastifyReply };

const innerHeader = 'x-shiptime-inner';
const pending = new Map<string, HandedOver>();

export const findInternalRequest = (request: FastifyRequest): HandedOver | undefined =>
  pending.get(String(request.headers[innerHeader]));

export const isInternalRequest = (request: FastifyRequest): boolean =>
  findInternalRequest(request) !== undefined;

export const removeHost = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '');
const encoded = /%[0-9a-f]{2}/gi;
const unreserved = /^[\w.~-]$/;

/** Normalizes a URL (RFC 3986, 6.2.2.2), so that filters and the router interpret it the same way. */
const plain = (url: string): string => {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(removeHost(url)) ?? [];
  const letters = path.replaceAll(encoded, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code;
  });
  return (letters || '/') + search;
};

const hyphenated = /^(\/api\/(?:vessels\/[^/?]+\/)?)scheduling-constraints(?=[/?]|$)/;

/** Maps `/api/v1` to `/api` and applies the method override header before routing. */
export const rewriteRequest = (raw: IncomingMessage): string => {
  const override = raw.headers['x-http-method-override'];
  if (raw.method === 'POST' && typeof override === 'string' && overridable.has(override.toUpperCase())) {
    raw.method = override.toUpperCase();
  }
  return plain(raw.url ?? '/')
    .replace(/^\/api\/v1(?=\/|\?|$)/, '/api')
    .replace(hyphenated, '$1scheduling_constraints');
};

const overrideInBody = (body: unknown): string | undefined => {
  const method = (body as Record<string, unknown> | null | undefined)?.['_method'];
  return typeof method === 'string' && overridable.has(method.toUpperCase())
    ? method.toUpperCase()
    : undefined;
};

const notPassedOn = [
  'content-length',
  'content-type',
  'transfer-encoding',
  'accept-encoding',
  'expect',
  'if-none-match',
];

const headersFor = (request: FastifyRequest, inner: string) => ({
  ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !notPassedOn.includes(name))),
  [innerHeader]: inner,
});

const sendOneself = async (
  app: FastifyInstance,
  { method, url }: { readonly method: 'GET' | 'PUT'; readonly url: string },
  request: FastifyRequest,
  handed: HandedOver,
) => {
  const inner = randomBytes(16).toString('hex');
  pending.set(inner, handed);
  try {
    return await app.inject({
      method,
      url,
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      headers: headersFor(request, inner),
    });
  } finally {
    pending.delete(inner);
  }
};

export const injectInternalRequest = async (
  app: FastifyInstance,
  url: string,
  request: FastifyRequest,
  firstReply: FastifyReply,
) => sendOneself(app, { method: 'GET', url }, request, { body: undefined, fromForm: false, firstReply });

const dispatchAs = async (
  app: FastifyInstance,
  method: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { _method, ...body } = request.body as Record<string, unknown>;
  const target = { method: method as 'PUT', url: request.url };
  const answer = await sendOneself(app, target, request, {
    body,
    fromForm: request.fromForm,
    firstReply: reply,
  });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!['connection', 'transfer-encoding', 'content-length'].includes(name) && value !== undefined) {
      reply.header(name, value);
    }
  }
  reply.code(answer.statusCode);
  return answer.rawPayload.length === 0 ? reply.send() : reply.send(answer.rawPayload);
};

/** Reroutes a request after reading `_method` from its body. */
export const registerMethodOverride = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'POST' || isInternalRequest(request)) return;
    const method = overrideInBody(request.body);
    if (method) return dispatchAs(app, method, request, reply);
  });
};
