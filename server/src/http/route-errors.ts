import { type ErrorType, typeOfStatus } from '@shiptime/domain/shared/error-types';
import type { Access } from './access.ts';
import recorded from './answered-errors.json' with { type: 'json' };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors that this route answers with beside those that its kind of route always may, and that no test has seen. */
    errors?: readonly number[];
  }
}

export type RouteKind = {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  readonly hasBody: boolean;
  /** What may be asked of it: the names of its query. */
  readonly asks: readonly string[];
  readonly errors?: readonly number[] | undefined;
};

/** The errors of a route: by status, the types that come with it. */
export type RouteErrors = ReadonlyMap<number, readonly ErrorType[]>;
type Entry = readonly [status: number, ...types: ErrorType[]];

const usual = (...statuses: readonly number[]): Entry[] =>
  statuses.map((status) => [status, typeOfStatus[status] ?? 'unavailable']);

const when = (condition: boolean, ...entries: readonly Entry[]): readonly Entry[] =>
  condition ? entries : [];

/** A route is named once, as the router has it and as `/openapi.json` has it. */
const nameOf = (method: string, url: string): string => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

const answeredAt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = recorded;

/** What the tests have seen it answer with (`npm run api:answers`). */
const seen = (method: string, url: string): Entry[] =>
  Object.entries(answeredAt[nameOf(method, url)] ?? {}).map(([status, types]) => [
    Number(status),
    ...(types as ErrorType[]),
  ]);

/** One that goes by what a list can be asked. */
const isCollection = (asks: readonly string[]): boolean =>
  asks.some((name) => ['sort', 'include', 'page'].includes(name) || name.startsWith('filter['));

const ofKind = ({ method, url, access, hasBody, asks }: RouteKind): readonly Entry[] => {
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
    ...when(Array.isArray(access), ...usual(403)),
    ...when(url.includes(':') || url.includes('{'), ...usual(404)),
    // Whatever is written may bring a body along, also where none is read.
    ...when(isWrite, ...usual(408, 409, 413, 415, 419), [429, 'too_many_at_once']),
    // Whatever stands in a list of its own may be what another row names.
    ...when(method === 'DELETE' && /^\/api\/[^/]+\/[^/]+$/.test(url), [409, 'in_use']),
    ...when(method === 'POST', [409, 'idempotency_in_flight', 'already_done'], [422, 'idempotency_conflict']),
    ...when(hasBody || method === 'DELETE', ...usual(404)),
    ...usual(429, 500, 503),
    [503, 'stopping'],
  ];
};

/**
 * The errors that a route may answer with: by what kind of route it is (docs/contract.md 2), and as the tests have seen it
 * answer. `/openapi.json` lists them, and in tests no other error leaves the portal (record 0071).
 */
export const errorsOf = (route: RouteKind): RouteErrors => {
  const found = new Map<number, ErrorType[]>();
  const all = [...ofKind(route), ...seen(route.method, route.url), ...usual(...(route.errors ?? []))];
  for (const [status, ...types] of all)
    found.set(status, [...new Set([...(found.get(status) ?? []), ...types])].toSorted());
  return new Map([...found].toSorted(([a], [b]) => a - b));
};
