import { descriptionKey } from './add-descriptions.ts';
import type { OpenApiTranslate } from './openapi-text.ts';
import type { JsonObject, OpenApiOperation, OpenApiParameter } from './openapi-types.ts';

const text = { type: 'string' };

const severalOf = (name: string, schema: JsonObject): boolean =>
  ['include', 'sort', 'append'].includes(name) ||
  (/^(filter|fields)\[/.test(name) && schema['type'] === 'array');

const wordsFor = ({ name, in: place, description = '' }: OpenApiParameter): string => {
  if (place === 'path') return name === 'id' ? 'id' : `path.${name}`;
  if (name === 'page' && description.includes('all rows')) return 'page_whole';
  if (/^filter\[.*\]\[/.test(name)) return 'range';
  const plain = name.replace(/\[.*$/, '');
  return ['include', 'filter', 'sort', 'fields', 'append', 'page', 'limit', 'lang'].includes(plain)
    ? plain
    : 'query';
};

const describeParameter = (parameter: OpenApiParameter, words: OpenApiTranslate): OpenApiParameter => {
  const { name, schema = {} } = parameter;
  const { description: said, ...plain } = schema;
  const own = name === 'page' ? undefined : (parameter.description ?? (said as string | undefined));
  const isEmpty = Object.keys(plain).length === 0 || 'anyOf' in plain;
  return {
    name,
    in: parameter.in,
    ...(parameter.required && { required: true }),
    description: own ? words(`meanings.${descriptionKey(own)}`) : words(`parameters.${wordsFor(parameter)}`),
    ...(severalOf(name, schema) && { style: 'form', explode: false }),
    schema: isEmpty ? text : plain,
  };
};

const header = (name: string, description: string): OpenApiParameter => ({
  name,
  in: 'header',
  description,
  schema: text,
});

type Facts = { readonly isVersioned: boolean; readonly isPost: boolean; readonly isCacheable: boolean };

export const describeParameters = (
  { parameters = [] }: OpenApiOperation,
  { isVersioned, isPost, isCacheable }: Facts,
  words: OpenApiTranslate,
): OpenApiParameter[] => [
  ...parameters.map((parameter) => describeParameter(parameter, words)),
  ...(isVersioned ? [header('If-Match', words('parameters.if_match'))] : []),
  ...(isPost ? [header('Idempotency-Key', words('parameters.idempotency'))] : []),
  ...(isCacheable ? [header('If-None-Match', words('parameters.if_none_match'))] : []),
];
