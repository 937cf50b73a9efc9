import type { CallOptions } from './call-options.ts';
import type { ResourceList } from './envelopes.ts';
import type { QueryParameters } from './query-string.ts';
import type { Routes } from './routes.generated.ts';

export type PathOf<M extends keyof Routes> = keyof Routes[M] & string;

export type ResponseOf<E> = E extends { answer: infer A } ? A : never;

export type RowOf<E> =
  ResponseOf<E> extends infer A
    ? A extends Pick<ResourceList<infer T>, 'data'>
      ? T
      : A extends readonly (infer T)[]
        ? T
        : never
    : never;

type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;

export type BodyOf<E> = E extends { body: infer B } ? Given<B> : undefined;

type QueryOf<E> = E extends { query: infer Q } ? Given<Q> : QueryParameters;

export type OptionsOf<E> = Omit<CallOptions, 'query'> & { readonly query?: QueryOf<E> };

export type PagedOptionsOf<E> = OptionsOf<E> & { readonly query: { readonly page: number } };

export type SendArgumentsOf<E> =
  undefined extends BodyOf<E>
    ? [body?: BodyOf<E>, options?: OptionsOf<E>]
    : [body: BodyOf<E>, options?: OptionsOf<E>];
