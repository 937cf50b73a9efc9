import type { Json, Parameter } from './spec.ts';

const named = (parameter: Parameter): string | undefined => /^filter\[(\w+)\]$/.exec(parameter.name)?.[1];

const plain = ['boolean', 'integer', 'number'];

const exactTypeOf = (attribute: Json | undefined): Json | null => {
  const options = (attribute?.['anyOf'] as Json[] | undefined) ?? (attribute ? [attribute] : []);
  const types = options.flatMap((each) => [each['type']].flat()).filter((type) => type !== 'null');
  const [type] = types;
  return types.length === 1 && plain.includes(String(type)) ? { type } : null;
};

const isDay = ({ schema }: Parameter): boolean =>
  (schema?.['items'] as Json | undefined)?.['format'] === 'date';

const rangesOf = (parameter: Parameter): Parameter[] =>
  ['gte', 'gt', 'lte', 'lt'].map((operator) => ({
    name: `${parameter.name}[${operator}]`,
    in: 'query',
    schema: isDay(parameter) ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));

export const withTypedFilters = (parameters: readonly Parameter[], row: Json | undefined): Parameter[] => {
  const attributes = (row?.['properties'] as Record<string, Json> | undefined) ?? {};
  return parameters.flatMap((parameter) => {
    const name = named(parameter);
    if (name === undefined) return [parameter];
    const items = parameter.schema?.['items'] as Json | undefined;
    const exact =
      items?.['type'] === 'string' && !items['format'] && !items['enum']
        ? exactTypeOf(attributes[name])
        : null;
    const typed = exact ? { ...parameter, schema: { ...parameter.schema, items: exact } } : parameter;
    return name === 'id' || isDay(parameter) ? [typed, ...rangesOf(parameter)] : [typed];
  });
};
