import type { FastifyRequest } from 'fastify';
import { translate } from './language.ts';
import { resolvePublicOrigin } from './public-origin.ts';

type Body = {
  readonly type: string;
  readonly message: string;
  readonly meta?: unknown;
  readonly request_id: string;
};

const detailOf = ({ message, meta }: Body): string => {
  const { reason } = (meta ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : message;
};

const json = 'application/json; charset=utf-8';
const medium = 'application/problem+json';

const asksForProblem = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').split(',').some((part) => {
    const [asked = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return asked === medium && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });

export const buildErrorResponse = (
  request: FastifyRequest,
  status: number,
  body: Body,
): { readonly medium: string; readonly body: object } => {
  if (!asksForProblem(request)) return { medium: json, body };
  const { type, request_id } = body;
  return {
    medium,
    body: {
      ...body,
      type: `${resolvePublicOrigin(request)}/docs/errors#${type}`,
      title: translate(request.language, `openapi:responses.${status}`),
      status,
      detail: detailOf(body),
      instance: `urn:uuid:${request_id}`,
      code: type,
    },
  };
};
