import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import { problemDetailsSchema, problemSchema } from '@shiptime/domain/shared/problem-wire';
import { queryParameterNames } from '../query/query-schema.ts';
import { errorsOfRoute } from '../route-errors.ts';
import { schemaDefinitionOf } from './schema-definition.ts';

type Schema = z.core.$ZodType;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const undeclaredIn = (schema: Schema, value: unknown, path = ''): string[] => {
  if (value === null || typeof value !== 'object') return [];
  const def = schemaDefinitionOf(schema);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (def.type) {
    case 'object': {
      if (!isObject(value)) return [];
      const open = def.catchall !== undefined && schemaDefinitionOf(def.catchall).type !== 'never';
      return Object.entries(value).flatMap(([name, each]) => {
        const declared = def.shape[name];
        if (declared) return undeclaredIn(declared, each, below(name));
        return open ? [] : [below(name)];
      });
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((each, index) => undeclaredIn(def.element, each, below(String(index))))
        : [];
    case 'record':
      return Object.entries(value).flatMap(([name, each]) => undeclaredIn(def.valueType, each, below(name)));
    case 'nullable':
    case 'optional':
    case 'readonly':
      return undeclaredIn(def.innerType, value, path);
    case 'union': {
      const found = def.options
        .filter((option) => takes(option, value))
        .map((option) => undeclaredIn(option, value, path));
      return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
    }
    case 'lazy':
      return undeclaredIn(def.getter(), value, path);
    default:
      return [];
  }
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Record<PropertyKey, unknown> | null)?.[key], value);

const isMissing = (value: unknown, issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_union'
    ? issue.errors.some((issues) =>
        issues.every((each) => isMissing(value, { ...each, path: [...issue.path, ...each.path] })),
      )
    : valueAt(value, issue.path) === undefined;

/**
 * Describes how the response deviates from its schema; null if it does not. `fields[…]` permits missing keys.
 */
export const findSchemaViolation = (schema: Schema, answer: unknown, isSparse: boolean): string | null => {
  const undeclared = undeclaredIn(schema, answer);
  if (undeclared.length > 0) return `not declared: ${undeclared.join(', ')}`;
  const { error } = z.safeParse(schema, answer, { reportInput: true });
  const issues = (error?.issues ?? []).filter((issue) => !isSparse || !isMissing(answer, issue));
  return issues.length > 0 ? z.prettifyError(new z.ZodError(issues)) : null;
};

const isSparse = (request: FastifyRequest): boolean =>
  isObject(request.query) && Object.keys(request.query).some((name) => name.startsWith('fields['));

const typesOf = (request: FastifyRequest, status: number): readonly ErrorType[] | undefined => {
  const { method, url = '', config, schema: route } = request.routeOptions;
  const declared = errorsOfRoute({
    method: [method].flat()[0] ?? '',
    url,
    access: config.access,
    hasBody: route?.body !== undefined,
    asks: queryParameterNames(route?.querystring),
    errors: config.errors,
  });
  return declared.get(status);
};

const typeOfError = (payload: unknown): ErrorType => {
  const { code, type } = payload as { readonly code?: ErrorType; readonly type: ErrorType };
  return code ?? type;
};

const schemaOf = (request: FastifyRequest, status: number, payload: unknown): Schema | undefined => {
  if (status >= 400) {
    const types = typesOf(request, status);
    const schema = 'code' in (payload as object) ? problemDetailsSchema : problemSchema;
    return types?.includes(typeOfError(payload)) ? schema : undefined;
  }
  const responses = request.routeOptions.schema?.response as Record<number, unknown> | undefined;
  const schema = responses?.[status];
  return schema instanceof z.core.$ZodType ? schema : undefined;
};

const advice = ' (an error that is right: npm run api:answers)';

/** Checks in development and tests only, because checking costs time. */
export const registerResponseCheck = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/api/')) return payload;
    const { statusCode } = reply;
    const schema = schemaOf(request, statusCode, payload);
    const type = statusCode >= 400 ? ` ${typeOfError(payload)}` : '';
    const place = `${request.method} ${url} ${statusCode}${type}`;
    if (!schema) throw new Error(`${place}: no such answer is declared${type && advice}`);
    const fault = findSchemaViolation(schema, JSON.parse(JSON.stringify(payload)), isSparse(request));
    if (fault) throw new Error(`${place}: ${fault}`);
    return payload;
  });
};
