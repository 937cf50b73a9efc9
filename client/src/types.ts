import type { components, paths } from './schema.generated.ts';

/** Everything that the portal answers with, by its name in `/openapi.json`. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that answer to a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never;
}[keyof paths];

type OperationOf<M extends Method, P extends PathOf<M>> = paths[P] extends { [K in M]: infer O } ? O : never;

type ParametersOf<O, Place extends 'path' | 'query'> = O extends { parameters: { [K in Place]?: infer Q } }
  ? Exclude<Q, undefined>
  : never;

type BodyOf<O> = O extends { requestBody?: infer B }
  ? Exclude<B, undefined> extends { content: { 'application/json': infer J } }
    ? J
    : never
  : never;

type AnswerIn<R, Status extends number> = R extends {
  [S in Status]: { content: { 'application/json': infer J } };
}
  ? J
  : never;

/** What a good answer holds; undefined where there is nothing to say. */
export type AnswerOf<M extends Method, P extends PathOf<M>> =
  OperationOf<M, P> extends { responses: infer R }
    ? [AnswerIn<R, 200> | AnswerIn<R, 201> | AnswerIn<R, 202>] extends [never]
      ? undefined
      : AnswerIn<R, 200> | AnswerIn<R, 201> | AnswerIn<R, 202>
    : never;

type Part<Name extends string, T> = [T] extends [never]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]: T };
type OptionalPart<Name extends string, T> = [T] extends [never]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]?: T };

export type RequestOf<M extends Method, P extends PathOf<M>> = Part<
  'path',
  ParametersOf<OperationOf<M, P>, 'path'>
> &
  OptionalPart<'query', ParametersOf<OperationOf<M, P>, 'query'>> &
  OptionalPart<'body', BodyOf<OperationOf<M, P>>> & {
    /** The `lock_version` that one knows: a stale one is refused with 412. */
    readonly ifMatch?: number;
    /** Give the same key to repeat a creation safely; by default each POST gets its own. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

/** The rows of a list. */
export type RowOf<P extends PathOf<'get'>> =
  AnswerOf<'get', P> extends { data: readonly (infer R)[] } ? R : never;
/** The paths that answer with lists. */
export type ListPath = { [P in PathOf<'get'>]: RowOf<P> extends never ? never : P }[PathOf<'get'>];
