import { type ErrorType, errorTypeByStatus } from '@shiptime/domain/shared/error-types';
import { type RouteAccess, rejectsInvalidToken } from './access.ts';
import recorded from './answered-errors.json' with { type: 'json' };

declare module 'fastify' {
  interface FastifyContextConfig {
    errors?: readonly number[];
  }
}

export type RouteDescription = {
  readonly method: string;
  readonly url: string;
  readonly access: RouteAccess | undefined;
  readonly hasBody: boolean;
  readonly asks: readonly string[];
  readonly errors?: readonly number[] | undefined;
};

export type RouteErrors = ReadonlyMap<number, readonly ErrorType[]>;
type Entry = readonly [status: number, ...types: ErrorType[]];

const usual = (...statuses: readonly number[]): Entry[] =>
  statuses.map((status) => [status, errorTypeByStatus[status] ?? 'unavailable']);

const when = (condition: boolean, ...entries: readonly Entry[]): readonly Entry[] =>
  condition ? entries : [];

const nameOf = (method: string, url: string): string => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

const answeredAt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = recorded;

const seen = (method: string, url: string): Entry[] =>
  Object.entries(answeredAt[nameOf(method, url)] ?? {}).map(([status, types]) => [
    Number(status),
    ...(types as ErrorType[]),
  ]);

const isCollection = (asks: readonly string[]): boolean =>
  asks.some((name) => ['sort', 'include', 'page'].includes(name) || name.startsWith('filter['));

const ofKind = ({ method, url, access, hasBody, asks }: RouteDescription): readonly Entry[] => {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return [
    ...when(isWrite || asks.length > 0, ...usual(400, 422)),
    ...when(isCollection(asks), [
      400,
      'invalid_filter',
      'unknown_parameter',
      ...(['append', 'field', 'filter', 'include', 'sort'] as const).map(
        (what) => `unknown_${what}` as const,
      ),
    ]),
    ...when(access !== 'public', ...usual(401), [403, 'insufficient_scope']),
    ...when(access === 'public' && rejectsInvalidToken(method, url), ...usual(401)),
    ...when(Array.isArray(access), ...usual(403)),
    ...when(url.includes(':') || url.includes('{'), ...usual(404)),
    ...when(isWrite, ...usual(408, 409, 413, 415, 419), [429, 'too_many_at_once']),
    ...when(method === 'DELETE' && /^\/api\/[^/]+\/[^/]+$/.test(url), [409, 'in_use']),
    ...when(method === 'POST', [409, 'idempotency_in_flight', 'already_done'], [422, 'idempotency_conflict']),
    ...when(hasBody || method === 'DELETE', ...usual(404)),
    ...usual(429, 500, 503),
    [503, 'stopping'],
  ];
};

/** Errors usual for the kind of route (docs/contract.md 2), and those seen in tests (`npm run api:answers`). */
export const errorsOfRoute = (route: RouteDescription): RouteErrors => {
  const found = new Map<number, ErrorType[]>();
  const all = [...ofKind(route), ...seen(route.method, route.url), ...usual(...(route.errors ?? []))];
  for (const [status, ...types] of all)
    found.set(status, [...new Set([...(found.get(status) ?? []), ...types])].toSorted());
  return new Map([...found].toSorted(([a], [b]) => a - b));
};
