import type { Description, Media, Schema } from './description.ts';
import { kindOf, resolved } from './fields.ts';

/** The first example that is there: recorded, where the description has one. */
export const recordedExample = (description: Description, media: Media | undefined): unknown => {
  if (!media) return undefined;
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  const name = first?.$ref?.split('/').at(-1);
  return name === undefined ? first?.value : description.components.examples?.[name]?.value;
};

const plain: Readonly<Record<string, unknown>> = {
  text: '…',
  integer: 1,
  number: 1,
  boolean: true,
  day: '2027-06-01',
  instant: '2027-06-01T12:00:00Z',
  email: 'somebody@example.org',
  address: 'https://example.org/',
  object: {},
};

const valueOf = (description: Description, schema: Schema): unknown => {
  const holds = kindOf(schema);
  switch (holds.kind) {
    case 'choice':
      return holds.choices[0];
    case 'list':
      return schema.items ? [valueOf(description, schema.items)] : [];
    case 'map':
      return {};
    case 'named':
      return skeletonOf(description, { $ref: `#/components/schemas/${holds.name}` });
    default:
      return plain[holds.kind] ?? null;
  }
};

/** A body with what it must have; with its first fields where it must have nothing. */
const skeletonOf = (description: Description, schema: Schema): unknown => {
  const { properties, required = [] } = resolved(description, schema);
  if (!properties) return {};
  const names = Object.keys(properties);
  const told = required.length > 0 ? names.filter((name) => required.includes(name)) : names.slice(0, 3);
  return Object.fromEntries(told.map((name) => [name, valueOf(description, properties[name]!)]));
};

/** What a body may look like. */
export const bodyExample = (description: Description, media: Media): unknown =>
  recordedExample(description, media) ?? skeletonOf(description, media.schema ?? {});
