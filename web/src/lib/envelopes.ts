import type { z } from 'zod';
import type { pageLinks, pageMeta } from '@shiptime/domain/shared/wire';

export type Resource<T> = { readonly data: T };

/** `links` and `meta` are present on paged or truncated lists. */
export type ResourceList<T> = Resource<readonly T[]> & {
  readonly links?: z.infer<typeof pageLinks>;
  readonly meta?: z.infer<typeof pageMeta>;
};

export type ResourcePage<T> = Resource<readonly T[]> & { readonly meta: Required<z.infer<typeof pageMeta>> };
