import type { CollectionQuery } from '#http/asking/collection-query.ts';

/** The page that was asked for, of rows that are few enough to be read whole. */
export const shownPage = <R>(rows: readonly R[], { page }: Pick<CollectionQuery, 'page'>): R[] =>
  page ? rows.slice((page.number - 1) * page.size, page.number * page.size) : [...rows];

/** Versions come newest first unless `sort=number` turns them round. */
export const inNumberOrder = <R>(newestFirst: readonly R[], { sorts }: Pick<CollectionQuery, 'sorts'>): R[] =>
  sorts.some((sort) => !sort.descending) ? newestFirst.toReversed() : [...newestFirst];
