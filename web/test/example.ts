import type { z } from 'zod';

type Kind = z.core.$ZodTypes['_zod']['def'];

const plain: Readonly<Record<string, () => unknown>> = {
  number: () => 1,
  boolean: () => false,
  array: () => [],
  nullable: () => null,
  record: () => ({}),
  any: () => null,
  unknown: () => null,
};

const texts: Readonly<Record<string, string>> = {
  datetime: '2026-11-20T15:00:00.000Z',
  date: '2027-06-01',
  email: 'somebody@shiptime.example',
  url: 'https://shiptime.example/',
  uuid: '0b7f5a9e-3c3f-4a56-9d3f-7b1a52a3c9d1',
};

const least = (given: z.core.$ZodType): unknown => {
  const schema = given as z.ZodType;
  const def = schema.def as Kind;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, part]) => !(part as z.ZodType).isOptional())
          .map(([name, part]) => [name, least(part)]),
      );
    case 'string':
      return texts[(def as { format?: string }).format ?? String(schema.meta()?.['format'])] ?? 'text';
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return least(def.options[0]!);
    case 'tuple':
      return def.items.map(least);
    case 'lazy':
      return least(def.getter());
    case 'pipe':
      return least(def.in);
    case 'default':
    case 'readonly':
      return least(def.innerType);
    default: {
      const make = plain[def.type];
      if (!make) throw new Error(`no example of a ${def.type}`);
      return make();
    }
  }
};

export const exampleOf = <S extends z.ZodType>(schema: S, some: Partial<z.infer<S>> = {}): z.infer<S> =>
  schema.parse({ ...(least(schema) as object), ...(some as object) });
