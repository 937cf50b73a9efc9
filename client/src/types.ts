import type { components, paths } from './schema.generated.ts';

export type Schemas = components['schemas'];

export type Event = Schemas['Event'];

/** Value for `If-Match`: a row that was read, or its version number. */
export type LockVersion = number | { readonly lock_version: number };

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never;
}[keyof paths];

type OperationOf<M extends Method, P extends PathOf<M>> = paths[P] extends { [K in M]: infer O } ? O : never;

type ParametersOf<O, Place extends 'path' | 'query'> = O extends { parameters: { [K in Place]?: infer Q } }
  ? Exclude<Q, undefined>
  : never;

type Ranges<Q> = {
  readonly [
    K in keyof Q as K extends `filter[${string}][${string}]`
      ? never
      : K extends `filter[${string}]`
        ? `${K}[${'gte' | 'gt' | 'lte' | 'lt'}]`
        : never
  ]?: string | number;
};
type QueryOf<O> = [ParametersOf<O, 'query'>] extends [never]
  ? never
  : ParametersOf<O, 'query'> & Ranges<ParametersOf<O, 'query'>>;

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

export type ResponseOf<M extends Method, P extends PathOf<M>> =
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
  OptionalPart<'query', QueryOf<OperationOf<M, P>>> &
  OptionalPart<'body', BodyOf<OperationOf<M, P>>> & {
    /** `lock_version` that was read; a stale one is refused with 412. */
    readonly ifMatch?: LockVersion;
    /** Idempotency key; reuse it to repeat a POST safely. By default each POST gets its own. */
    readonly idempotencyKey?: string;
    readonly form?: FormData;
    readonly signal?: AbortSignal;
  };

export type RowOf<P extends PathOf<'get'>> =
  ResponseOf<'get', P> extends { data: readonly (infer R)[] } ? R : never;
export type ListPath = { [P in PathOf<'get'>]: RowOf<P> extends never ? never : P }[PathOf<'get'>];
export type PageOf<P extends PathOf<'get'>> = ResponseOf<'get', P> & { readonly data: readonly RowOf<P>[] };

type Versioned = { readonly data: { readonly lock_version: number } };
export type PatchablePath = {
  [P in PathOf<'get'> & PathOf<'patch'>]: ResponseOf<'get', P> extends Versioned ? P : never;
}[PathOf<'get'> & PathOf<'patch'>];
export type SingleRowOf<P extends PatchablePath> = ResponseOf<'get', P> extends { data: infer R } ? R : never;
