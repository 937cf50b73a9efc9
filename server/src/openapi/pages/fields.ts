import type { Language } from '@shiptime/domain/shared/text';
import type { JsonObject } from '../openapi-types.ts';
import type { OpenApiTranslate } from '../openapi-text.ts';
import { type Html, html } from './html.ts';
import { renderLine } from './markdown.ts';

export const referencedSchemaName = (schema: JsonObject): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;

const partsOf = (schema: JsonObject): readonly JsonObject[] | undefined =>
  (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as JsonObject[] | undefined;

const join = (parts: readonly Html[], sign: string): Html =>
  html`${parts.map((part, i) => [i > 0 && sign, part])}`;

const largest = Number.MAX_SAFE_INTEGER;
const limitsOf = ({ minimum, maximum, minLength, maxLength, maxItems }: JsonObject): string => {
  const least = minimum ?? minLength;
  const most = maximum === largest ? undefined : (maximum ?? maxLength ?? maxItems);
  const limits = [least !== undefined && `≥ ${least}`, most !== undefined && `≤ ${most}`];
  return limits.filter(Boolean).join(', ');
};

export const renderType = (schema: JsonObject): Html => {
  const name = referencedSchemaName(schema);
  if (name !== undefined) return html`<a href="#${name}">${name}</a>`;
  const parts = partsOf(schema);
  if (parts) return join(parts.map(renderType), ' | ');
  if (Array.isArray(schema['enum']))
    return join(
      schema['enum'].map((value) => html`${JSON.stringify(value)}`),
      ' | ',
    );
  if ('const' in schema) return html`${JSON.stringify(schema['const'])}`;
  const limits = limitsOf(schema);
  const suffix = limits && ` (${limits})`;
  if (schema['type'] === 'array')
    return html`array of ${renderType((schema['items'] as JsonObject) ?? {})}${suffix}`;
  const type = [schema['type'] ?? 'any'].flat().join(' | ');
  return html`${schema['format'] ? `${type}, ${String(schema['format'])}` : type}${suffix}`;
};

type Row = { readonly name: string; readonly schema: JsonObject; readonly isRequired: boolean };

const rowsOf = (schema: JsonObject, prefix = ''): Row[] =>
  Object.entries((schema['properties'] as Record<string, JsonObject> | undefined) ?? {}).flatMap(
    ([key, each]) => {
      const name = `${prefix}${key}`;
      const isRequired = ((schema['required'] as string[] | undefined) ?? []).includes(key);
      const items = each['items'] as JsonObject | undefined;
      return [
        { name, schema: each, isRequired },
        ...rowsOf(each, `${name}.`),
        ...rowsOf(items ?? {}, `${name}[].`),
      ];
    },
  );

export const renderFieldsTable = (schema: JsonObject, language: Language, words: OpenApiTranslate): Html => {
  const rows = rowsOf(schema);
  if (rows.length === 0) return html``;
  return html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>${words('pages.name')}</th>
          <th>${words('pages.type')}</th>
          <th>${words('pages.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, schema: field, isRequired }) =>
            html`<tr>
              <th scope="row">
                <code>${name}</code>${isRequired && html` <small>${words('pages.required')}</small>`}
              </th>
              <td>${renderType(field)}</td>
              <td>${renderLine(language, field['description'] as string | undefined)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
};
