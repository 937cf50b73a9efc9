import type { JsonObject, OpenApiParameter } from './openapi-types.ts';

const named = (parameter: OpenApiParameter): string | undefined =>
  /^filter\[(\w+)\]$/.exec(parameter.name)?.[1];

const plain = ['boolean', 'integer', 'number'];

const exactTypeOf = (attribute: JsonObject | undefined): JsonObject | null => {
  const options = (attribute?.['anyOf'] as JsonObject[] | undefined) ?? (attribute ? [attribute] : []);
  const types = options.flatMap((each) => [each['type']].flat()).filter((type) => type !== 'null');
  const [type] = types;
  return types.length === 1 && plain.includes(String(type)) ? { type } : null;
};

const isDay = ({ schema }: OpenApiParameter): boolean =>
  (schema?.['items'] as JsonObject | undefined)?.['format'] === 'date';

const rangesOf = (parameter: OpenApiParameter): OpenApiParameter[] =>
  ['gte', 'gt', 'lte', 'lt'].map((operator) => ({
    name: `${parameter.name}[${operator}]`,
    in: 'query',
    schema: isDay(parameter) ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));

export const addTypedFilters = (
  parameters: readonly OpenApiParameter[],
  row: JsonObject | undefined,
): OpenApiParameter[] => {
  const attributes = (row?.['properties'] as Record<string, JsonObject> | undefined) ?? {};
  return parameters.flatMap((parameter) => {
    const name = named(parameter);
    if (name === undefined) return [parameter];
    const items = parameter.schema?.['items'] as JsonObject | undefined;
    const exact =
      items?.['type'] === 'string' && !items['format'] && !items['enum']
        ? exactTypeOf(attributes[name])
        : null;
    const typed = exact ? { ...parameter, schema: { ...parameter.schema, items: exact } } : parameter;
    return name === 'id' || isDay(parameter) ? [typed, ...rangesOf(parameter)] : [typed];
  });
};
