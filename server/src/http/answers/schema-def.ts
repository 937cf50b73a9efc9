import type { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];

/** What a schema is made of. */
export const defOf = (schema: z.core.$ZodType): Def => (schema as unknown as { readonly def: Def }).def;
