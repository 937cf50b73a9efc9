import type { z } from 'zod';
import type { pageLinksSchema, pageMetaSchema } from '@shiptime/domain/shared/wire';

export type Resource<T> = { readonly data: T };

/** `links` and `meta` are present on paged or truncated lists. */
export type ResourceList<T> = Resource<readonly T[]> & {
  readonly links?: z.infer<typeof pageLinksSchema>;
  readonly meta?: z.infer<typeof pageMetaSchema>;
};

export type ResourcePage<T> = Resource<readonly T[]> & {
  readonly meta: Required<z.infer<typeof pageMetaSchema>>;
};
