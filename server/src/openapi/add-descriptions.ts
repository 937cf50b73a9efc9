import {
  type ApplicationField,
  applicationFields,
  fieldByName,
} from '@shiptime/domain/applications/sections/form';
import { neverHolds } from '@shiptime/domain/applications/sections/conditions';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import type { OpenApiDocument, JsonObject } from './openapi-types.ts';
import type { OpenApiTranslate } from './openapi-text.ts';

export const descriptionKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const isOfKeys = (text: string): boolean => /^\d+ [a-z_]+(, \d+ [a-z_]+)*$/.test(text);

const pathOf = (list: string): string => `/api/${list}`;

const labelled = (field: string, words: OpenApiTranslate): string => {
  const label = words(`applications:fields.${field}.label`);
  const hint = words(`applications:fields.${field}.hint`);
  return words(`form_field.${label.endsWith('?') ? 'asked' : 'told'}`, { label, hint });
};

const formMeaning = (field: ApplicationField, words: OpenApiTranslate): string => {
  const { required, asked, max, list } = fieldByName(field);
  const isAlways = required === true && (!asked || asked === neverHolds);
  return [
    labelled(field, words),
    words('form_field.section', { section: words(`applications:sections.${sectionOfField(field)}`) }),
    list && words('form_field.from_list', { path: pathOf(list) }),
    max && words('form_field.at_most', { max }),
    required && words(`form_field.${isAlways ? 'needed' : 'needed_if_asked'}`),
  ]
    .filter(Boolean)
    .join(' ');
};

const isForm = (properties: JsonObject): boolean => applicationFields.every((field) => field in properties);

const beside = ['vessel_id', 'submitted_at'];

const withFormMeanings = (properties: JsonObject, words: OpenApiTranslate): JsonObject => {
  const meaningOf = (name: string): string | undefined => {
    const field = applicationFields.find((each) => each === name);
    if (field) return formMeaning(field, words);
    return beside.includes(name) ? labelled(name, words) : undefined;
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = meaningOf(name);
      return [name, description === undefined ? schema : { ...(schema as JsonObject), description }];
    }),
  );
};

const inWords = (schema: unknown, words: OpenApiTranslate): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => inWords(each, words));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, unknown] => {
      if (key === 'description' && typeof value === 'string')
        return [key, isOfKeys(value) ? value : words(`meanings.${descriptionKey(value)}`)];
      if (key === 'properties' && isForm(value as JsonObject))
        return [key, withFormMeanings(inWords(value, words) as JsonObject, words)];
      return [key, inWords(value, words)];
    }),
  );
};

const contentInWords = <Held extends { content?: Record<string, { schema?: JsonObject }> }>(
  held: Held,
  words: OpenApiTranslate,
): Held =>
  held.content
    ? {
        ...held,
        content: Object.fromEntries(
          Object.entries(held.content).map(([type, { schema, ...rest }]) => [
            type,
            { ...rest, ...(schema && { schema: inWords(schema, words) as JsonObject }) },
          ]),
        ),
      }
    : held;

export const addDescriptions = (generated: OpenApiDocument, words: OpenApiTranslate): OpenApiDocument => ({
  ...generated,
  components: {
    ...generated.components,
    schemas: inWords(generated.components.schemas, words) as OpenApiDocument['components']['schemas'],
  },
  paths: Object.fromEntries(
    Object.entries(generated.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          {
            ...operation,
            ...(operation.requestBody && { requestBody: contentInWords(operation.requestBody, words) }),
            responses: Object.fromEntries(
              Object.entries(operation.responses).map(([status, answer]) => [
                status,
                contentInWords(answer, words),
              ]),
            ),
          },
        ]),
      ),
    ]),
  ),
});
