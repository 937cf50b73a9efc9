import { toSnakeCase } from '@shiptime/domain/shared/wire';
import type { JsonObject } from './openapi-types.ts';

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export const deduplicateRelationSchemas = (
  schemas: Record<string, JsonObject>,
): Record<string, JsonObject> => {
  const shared: Record<string, JsonObject> = {};
  const shareIn = (schema: JsonObject, owner: string): JsonObject => {
    const properties = schema['properties'] as Record<string, JsonObject> | undefined;
    if (!properties) return schema;
    const changed = { ...properties };
    for (const [name, relation] of Object.entries(properties)) {
      const alias = toSnakeCase(name);
      if (alias === name || !(alias in properties) || relation['$ref']) continue;
      const id = `${owner}${pascal(name)}`;
      if (id in schemas || id in shared) throw new Error(`two schemas are called ${id}`);
      shared[id] = relation;
      changed[name] = { $ref: `#/components/schemas/${id}` };
      changed[alias] = changed[name];
    }
    return { ...schema, properties: changed };
  };
  const changed = Object.entries(schemas).map(([name, schema]) => [name, shareIn(schema, name)] as const);
  return { ...Object.fromEntries(changed), ...shared };
};
