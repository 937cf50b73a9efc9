import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import { toFieldProblems, type FieldProblem } from '@shiptime/domain/shared/field-problem';
import { type Params, chooseLanguage, translate } from './language.ts';
import {
  isDatabaseUnavailableError,
  isDiskFullError,
  isUnmappedConstraintViolation,
  refusalOfDatabaseError,
} from './database-errors.ts';
import { findRefusalBeforeBody } from './refusal-before-body.ts';
import { buildErrorResponse } from './problem-json.ts';
import { type FieldMessage, Refusal, invalidRefusal, notFoundRefusal } from './refusal.ts';
import {
  headersOfRefusal,
  messageKeyOfRefusal,
  statusOfRefusal,
  errorTypeOfRefusal,
} from './refusal-statuses.ts';

type FieldDetail = { field: string; code: string; params: Params };

type ErrorBody = {
  message: string;
  type: ErrorType;
  errors?: Record<string, string[]>;
  details?: FieldDetail[];
  meta?: unknown;
  current?: unknown;
  request_id: string;
};

const wordsOf = ({ field, code, params }: FieldProblem): FieldMessage => ({
  field,
  message: `errors:fields.${code}`,
  ...(params && { params }),
});

const byField = (request: FastifyRequest, found: readonly FieldMessage[]): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  for (const { field, message, params } of found) {
    (errors[field] ??= []).push(translate(request.language, message, params));
  }
  return errors;
};

const detailOf = ({ field, message, params }: FieldMessage): FieldDetail => ({
  field,
  code: message.slice(message.lastIndexOf('.') + 1),
  params: params ?? {},
});

const errorBody = (request: FastifyRequest, refusal: Refusal): ErrorBody => {
  const { params, why, problems, fieldMessages, current } = refusal.details;
  const meta = why
    ? { ...refusal.details.meta, reason: translate(request.language, why) }
    : refusal.details.meta;
  const found = fieldMessages ?? problems?.map(wordsOf);
  return {
    message: translate(request.language, messageKeyOfRefusal(refusal), params),
    type: errorTypeOfRefusal(refusal),
    ...(found && { errors: byField(request, found), details: found.map(detailOf) }),
    ...(meta && { meta }),
    ...(current !== undefined && { current }),
    request_id: request.id,
  };
};

const frameworkRefusals: Readonly<Record<number, () => Refusal>> = {
  400: () => new Refusal('malformed', { message: 'answers:http.malformed_json' }),
  413: () => new Refusal('payload_too_large', { message: 'answers:http.payload_too_large' }),
  415: () => new Refusal('unsupported_media_type', { message: 'answers:http.unsupported_media_type' }),
  503: () => new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter: 2 }),
};

type ValidationError = FastifyError & { validationContext?: string; issues?: unknown };

const problemsIn = (error: ValidationError): FieldProblem[] => {
  const issues = (error.validation ?? []).map(
    (entry) => (entry as unknown as { params: { issue: never } }).params.issue,
  );
  return toFieldProblems({ issues });
};

const refusalOfValidation = (error: ValidationError): Refusal => {
  if (error.validationContext === 'params') return notFoundRefusal();
  return invalidRefusal(problemsIn(error));
};

export const problemsOfBody = ({ validationError }: FastifyRequest): FieldProblem[] => {
  if (!validationError) return [];
  if (validationError.validationContext !== 'body') throw validationError;
  return problemsIn(validationError as ValidationError);
};

const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  const fastifyError = error as ValidationError;
  if (fastifyError.validation) return refusalOfValidation(fastifyError);
  const fromDatabase = refusalOfDatabaseError(error);
  if (fromDatabase) return fromDatabase;
  return frameworkRefusals[fastifyError.statusCode ?? 0]?.();
};

const serverError = (): Refusal => new Refusal('server_error', { message: 'answers:http.server_error' });

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const status = statusOfRefusal(refusal);
  const { medium, body } = buildErrorResponse(request, status, errorBody(request, refusal));
  return reply
    .code(status)
    .headers(headersOfRefusal(refusal))
    .type(medium)
    .serializer(JSON.stringify)
    .send(body);
};

export const sendFrameworkError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  request.language = chooseLanguage(undefined, request.headers['accept-language'], undefined);
  const isUnreadable = error.statusCode === 400 || error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const refusal = isUnreadable ? notFoundRefusal() : toRefusal(error);
  const status = refusal ? statusOfRefusal(refusal) : 500;
  const { medium, body } = buildErrorResponse(request, status, errorBody(request, refusal ?? serverError()));
  void reply
    .code(status)
    .type(medium)
    .header('cache-control', 'no-store')
    .header('content-language', request.language)
    .header('vary', 'Accept-Language')
    .header('x-request-id', request.id)
    .send(JSON.stringify(body));
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const found = toRefusal(error);
    const isOfBody = found?.reason === 'invalid';
    const refusal = (isOfBody && (await findRefusalBeforeBody(app, request, reply))) || found;
    if (refusal) {
      if (isDatabaseUnavailableError(error))
        request.log.error({ err: error }, 'the database did not serve this');
      if (isDiskFullError(error)) app.condition.askForRoom();
      if (isUnmappedConstraintViolation(error))
        request.log.warn({ err: error }, 'only the database refused this');
      return sendRefusal(request, reply, refusal);
    }
    request.log.error({ err: error }, 'unexpected error');
    return sendRefusal(request, reply, serverError());
  });
};
