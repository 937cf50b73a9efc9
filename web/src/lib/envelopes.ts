import type { z } from 'zod';
import type { pageLinks, pageMeta } from '@shiptime/domain/shared/wire';

/** What answers come in (docs/contract.md 2). */
export type Resource<T> = { readonly data: T };

/** `links` and `meta` are there where a page was asked for, or where there is more than was sent. */
export type List<T> = Resource<readonly T[]> & {
  readonly links?: z.infer<typeof pageLinks>;
  readonly meta?: z.infer<typeof pageMeta>;
};

/** One page, as it was asked for. */
export type Page<T> = Resource<readonly T[]> & { readonly meta: Required<z.infer<typeof pageMeta>> };
