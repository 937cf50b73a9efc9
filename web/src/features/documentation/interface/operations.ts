import type { Description, Media, Operation, Schema } from './description.ts';

/** One thing that can be done, as a page tells it. */
export type Listed = {
  readonly operation: Operation;
  readonly path: string;
  /** PATCH and PUT where both do the same. */
  readonly methods: readonly string[];
};

const methodOrder = ['get', 'post', 'patch', 'put', 'delete'];

/** The same under an older address, with hyphens. */
const isTwin = ({ operationId }: Operation): boolean => operationId.endsWith('Hyphenated');

/** Whatever the example of each. */
const bodyOf = ({ requestBody }: Operation): string =>
  JSON.stringify(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]));

const listedAt = (path: string, item: Readonly<Record<string, Operation>>): Listed[] => {
  const methods = methodOrder.filter((method) => method in item);
  const { patch, put } = item;
  const areOne = patch !== undefined && put !== undefined && bodyOf(patch) === bodyOf(put);
  return methods
    .filter((method) => !(areOne && method === 'put'))
    .map((method) => ({
      operation: item[method]!,
      path,
      methods: areOne && method === 'patch' ? ['PATCH', 'PUT'] : [method.toUpperCase()],
    }));
};

/** What can be done, in the order of the addresses: all of it, or what belongs to one resource. */
export const operationsOf = ({ paths }: Description, slug?: string): readonly Listed[] =>
  Object.entries(paths)
    .flatMap(([path, item]) => listedAt(path, item))
    .filter(({ operation }) => !isTwin(operation))
    .filter(({ operation }) => slug === undefined || operation['x-resource'] === slug);

/** What is sent: as JSON, or with a file. */
export const bodyMedia = ({ requestBody }: Operation): { type: string; media: Media } | undefined => {
  const content = Object.entries(requestBody?.content ?? {});
  const [type, media] = content.find(([each]) => each === 'application/json') ?? content[0] ?? [];
  return type !== undefined && media !== undefined ? { type, media } : undefined;
};

/** What a good answer is, and what it holds. */
export const goodAnswer = ({ responses }: Operation) => {
  const [status, answer] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  if (status === undefined || answer === undefined) return undefined;
  return { status, types: Object.keys(answer.content ?? {}), media: answer.content?.['application/json'] };
};

/** What stands in the envelope of an answer: one of something, many of it, or the answer itself. */
export const answered = (
  description: Description,
  schema: Schema,
): { schema: Schema; isList: boolean; hasEnvelope: boolean } => {
  const name = schema.$ref?.split('/').at(-1);
  const whole = name === undefined ? schema : (description.components.schemas[name] ?? {});
  const data = whole.properties?.['data'];
  const held = data ?? schema;
  const plain = data ?? whole;
  return plain.items
    ? { schema: plain.items, isList: true, hasEnvelope: data !== undefined }
    : { schema: held, isList: false, hasEnvelope: data !== undefined };
};
