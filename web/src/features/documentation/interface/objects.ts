import type { Description, Schema } from './description.ts';
import { fieldsOf, kindOf, namesIn } from './fields.ts';
import { answered, bodyMedia, goodAnswer, type Listed } from './operations.ts';

const namesOfFields = (description: Description, schema: Schema): readonly string[] =>
  fieldsOf(description, schema).flatMap(({ holds }) => namesIn(holds));

const begun = (description: Description, { operation }: Listed): readonly string[] => {
  const answer = goodAnswer(operation)?.media?.schema;
  const body = bodyMedia(operation)?.media.schema;
  const held = answer && answered(description, answer).schema;
  return [held, body].flatMap((schema) =>
    schema ? [...namesIn(kindOf(schema)), ...namesOfFields(description, schema)] : [],
  );
};

/** Objects that the operations of a page speak of, and those that these speak of; without those that have pages of their own. */
export const objectsOf = (
  description: Description,
  listed: readonly Listed[],
  isElsewhere: (name: string) => boolean,
): readonly string[] => {
  const found = new Set<string>();
  const queue = listed.flatMap((each) => begun(description, each));
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (found.has(name) || isElsewhere(name) || !description.components.schemas[name]) continue;
    found.add(name);
    queue.push(...namesOfFields(description, { $ref: `#/components/schemas/${name}` }));
  }
  return [...found];
};

/** Which fields of a resource can be written, and which must be when one is made. */
export const writtenFields = (description: Description, listed: readonly Listed[]) => {
  const bodies = listed
    .filter(({ operation }) => /^(create|update|replace|save)/.test(operation.operationId))
    .map((each) => ({
      isCreation: each.methods.includes('POST'),
      fields: fieldsOf(description, bodyMedia(each.operation)?.media.schema ?? {}),
    }));
  const written = bodies.flatMap(({ fields }) => fields);
  const needed = bodies.filter(({ isCreation }) => isCreation).flatMap(({ fields }) => fields);
  return {
    written: new Set(written.map(({ name }) => name)),
    required: new Set(needed.filter(({ isRequired }) => isRequired).map(({ name }) => name)),
  };
};
