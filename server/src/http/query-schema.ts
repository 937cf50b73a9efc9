import { z } from 'zod';
import type { CollectionSpec } from './collection-query.ts';

const described = (text: string) => z.unknown().optional().describe(text);

/**
 * The query of a collection as `/openapi.json` tells of it. It takes everything: what a client may ask is checked
 * by `parseCollectionQuery`, which refuses by name.
 */
export const querySchemaOf = (spec: CollectionSpec) =>
  z.looseObject({
    ...(spec.includes.length > 0 && { include: described(`any of ${spec.includes.join(', ')}`) }),
    ...Object.fromEntries(
      spec.filters.map((name) => [`filter[${name}]`, described('values separated by commas')]),
    ),
    sort: described(`any of ${spec.sorts.join(', ')}; a minus sign before a name reverses it`),
    [`fields[${spec.resource}]`]: described('attributes separated by commas'),
    ...(spec.appends?.length && { append: described(`any of ${spec.appends.join(', ')}`) }),
    page: described(
      `from 1; without page and limit ${spec.whole ? `all rows: ${spec.whole}` : 'the first 200 rows, and how many there are as meta.total'}`,
    ),
    limit: described('1 to 200; 15 when only page is given'),
    lang: described('en or fr'),
  });
