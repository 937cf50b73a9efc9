import type { Access } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors that this route answers with beside those that its kind of route always may. */
    errors?: readonly number[];
  }
}

export type RouteKind = {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
  readonly errors?: readonly number[] | undefined;
};

const when = (condition: boolean, ...statuses: number[]): number[] => (condition ? statuses : []);

/**
 * The errors that a route may answer with, by what kind of route it is (docs/contract.md 2). `/openapi.json` lists them,
 * and in tests no other error leaves the portal.
 */
export const errorStatusesOf = ({
  method,
  url,
  access,
  hasBody,
  hasQuery,
  errors = [],
}: RouteKind): number[] => {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const found = [
    ...when(isWrite || hasQuery, 400, 422),
    ...when(access !== 'public', 401),
    ...when(isWrite || access !== 'public', 403),
    ...when(isWrite || url.includes(':') || url.includes('{'), 404),
    ...when(hasBody, 408, 413, 415),
    ...when(isWrite, 409, 412, 419),
    ...[429, 500, 503],
    ...errors,
  ];
  return [...new Set(found)].toSorted((a, b) => a - b);
};
