import type { Description, Schema } from './description.ts';

/** What a field holds, apart from how that is said. */
export type Kind =
  | { readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'file' | 'any' }
  | { readonly kind: 'day' | 'instant' | 'email' | 'address' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list' | 'map'; readonly of: Kind };

export type Field = {
  /** Dotted where it stands in an object without a name of its own. */
  readonly name: string;
  readonly holds: Kind;
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly meaning: string | undefined;
  readonly unit: string | undefined;
  readonly limits: Limits;
};

type Limits = {
  readonly min?: number;
  readonly max?: number;
  readonly characters?: number;
  readonly items?: number;
};

const refName = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

export const resolved = (description: Description, schema: Schema): Schema => {
  const name = refName(schema);
  return name === undefined ? schema : (description.components.schemas[name] ?? {});
};

const isNull = ({ type }: Schema): boolean => type === 'null';

/** What it is when it is not null, and whether it may be. */
const withoutNull = (schema: Schema): { readonly schema: Schema; readonly isNullable: boolean } => {
  const { type, anyOf } = schema;
  if (Array.isArray(type)) {
    const rest = type.filter((each: string) => each !== 'null');
    return { schema: { ...schema, type: rest[0] ?? 'null' }, isNullable: rest.length < type.length };
  }
  if (!anyOf) return { schema, isNullable: false };
  const rest = anyOf.filter((each) => !isNull(each));
  const [only] = rest;
  // Words and units stand beside the choice as well as in it.
  const { anyOf: _choice, ...beside } = schema;
  return {
    schema: rest.length === 1 && only ? { ...only, ...beside } : { ...schema, anyOf: rest },
    isNullable: rest.length < anyOf.length,
  };
};

const formats: Readonly<Record<string, Kind>> = {
  date: { kind: 'day' },
  'date-time': { kind: 'instant' },
  email: { kind: 'email' },
  uri: { kind: 'address' },
  binary: { kind: 'file' },
};

const choicesOf = ({ enum: values, const: only }: Schema): readonly string[] | undefined => {
  const all = values ?? (only === undefined ? undefined : [only]);
  return all?.filter((each) => each !== null).map(String);
};

export const kindOf = (given: Schema): Kind => {
  const { schema } = withoutNull(given);
  const name = refName(schema);
  if (name !== undefined) return { kind: 'named', name };
  const choices = choicesOf(schema);
  if (choices && choices.length > 0) return { kind: 'choice', choices };
  const constants = schema.anyOf?.flatMap((each) => choicesOf(each) ?? []);
  if (constants && constants.length === schema.anyOf?.length) return { kind: 'choice', choices: constants };
  switch (schema.type) {
    case 'string':
      return formats[schema.format ?? ''] ?? { kind: 'text' };
    case 'integer':
    case 'number':
    case 'boolean':
      return { kind: schema.type };
    case 'array':
      return { kind: 'list', of: kindOf(schema.items ?? {}) };
    case 'object':
      return !schema.properties && typeof schema.additionalProperties === 'object'
        ? { kind: 'map', of: kindOf(schema.additionalProperties) }
        : { kind: 'object' };
    default:
      return { kind: 'any' };
  }
};

/** Numbers beyond which nothing is said: the largest that JSON carries without loss. */
const telling = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

const limitsOf = (schema: Schema): Limits => {
  const [min, max] = [telling(schema.minimum), telling(schema.maximum)];
  // That numbers of rows begin at 1, and counts at 0, goes without saying.
  const isToldMin = min !== undefined && (max !== undefined || min > 1 || min < 0);
  return {
    ...(isToldMin && { min }),
    ...(max !== undefined && { max }),
    ...(schema.maxLength !== undefined && { characters: schema.maxLength }),
    ...(schema.maxItems !== undefined && { items: schema.maxItems }),
  };
};

/** The object without a name that a field holds, or the rows of its list. */
const inner = (schema: Schema): { readonly object: Schema; readonly mark: string } | undefined => {
  if (schema.type === 'object' && schema.properties) return { object: schema, mark: '' };
  const row = schema.type === 'array' ? withoutNull(schema.items ?? {}).schema : undefined;
  return row?.properties ? { object: row, mark: '[]' } : undefined;
};

const wordsOf = (given: Schema, schema: Schema): Pick<Field, 'meaning' | 'unit'> => ({
  meaning: given.description ?? schema.description,
  unit: given['x-unit'] ?? schema['x-unit'] ?? schema.items?.['x-unit'],
});

/** Every field of an object, those of objects within it after them. */
export const fieldsOf = (description: Description, of: Schema, before = ''): readonly Field[] => {
  const { properties = {}, required = [] } = resolved(description, of);
  return Object.entries(properties).flatMap(([key, given]): Field[] => {
    const { schema, isNullable } = withoutNull(given);
    const name = `${before}${key}`;
    const field: Field = {
      name,
      holds: kindOf(given),
      isNullable,
      isRequired: required.includes(key),
      ...wordsOf(given, schema),
      limits: limitsOf(schema),
    };
    const within = inner(schema);
    return [field, ...(within ? fieldsOf(description, within.object, `${name}${within.mark}.`) : [])];
  });
};

/** The names of schemas that fields hold. */
export const namesIn = (holds: Kind): readonly string[] => {
  if (holds.kind === 'named') return [holds.name];
  return holds.kind === 'list' || holds.kind === 'map' ? namesIn(holds.of) : [];
};
