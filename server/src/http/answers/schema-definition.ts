import type { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];

export const schemaDefinitionOf = (schema: z.core.$ZodType): Def =>
  (schema as unknown as { readonly def: Def }).def;
