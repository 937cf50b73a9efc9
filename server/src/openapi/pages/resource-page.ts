import type { Language } from '@shiptime/domain/shared/text';
import type {
  OpenApiResponse,
  OpenApiDocument,
  JsonObject,
  OpenApiOperation,
  OpenApiParameter,
} from '../openapi-types.ts';
import type { OpenApiTranslate } from '../openapi-text.ts';
import { renderFieldsTable, referencedSchemaName, renderType } from './fields.ts';
import { type Html, html } from './html.ts';
import { addLanguageParameter, renderLine } from './markdown.ts';

type Place = { readonly method: string; readonly path: string; readonly operation: OpenApiOperation };
export type DocumentedResource = { readonly slug: string; readonly title: string; readonly group: string };
type Reader = {
  readonly document: OpenApiDocument;
  readonly language: Language;
  readonly words: OpenApiTranslate;
};

export const listDocumentedResources = (document: OpenApiDocument) =>
  (document['x-resources'] ?? []) as unknown as readonly DocumentedResource[];

const operationsOf = ({ paths }: OpenApiDocument, slug: string): Place[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation['x-resource'] === slug)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

export const renderResourcesPage = ({ document, language, words }: Reader): Html => {
  const resources = listDocumentedResources(document);
  const address = (slug: string, id = '') =>
    `${addLanguageParameter(language, `/docs/resources/${slug}`)}${id && `#${id}`}`;
  return html`<h1>${words('pages.resources')}</h1>
    <p>${renderLine(language, words('pages.resources_lead'))}</p>
    ${[...new Set(resources.map(({ group }) => group))].map(
      (group) =>
        html`<h2>${group}</h2>
          ${resources
            .filter((each) => each.group === group)
            .map(
              ({ slug, title }) =>
                html`<h3><a href="${address(slug)}">${title}</a></h3>
                  <ul class="operations">
                    ${operationsOf(document, slug).map(
                      ({ method, path, operation: { operationId, summary } }) =>
                        html`<li>
                          <a href="${address(slug, operationId)}">${summary}</a>
                          <code>${method} ${path}</code>
                        </li>`,
                    )}
                  </ul>`,
            )}`,
    )}`;
};

const groupParameters = (parameters: readonly OpenApiParameter[]): Map<string, OpenApiParameter[]> => {
  const groups = new Map<string, OpenApiParameter[]>();
  for (const parameter of parameters) {
    const { name, ...rest } = parameter;
    const key = /^\w+\[/.test(name) ? JSON.stringify(rest) : name;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return groups;
};

const parametersTable = (parameters: readonly OpenApiParameter[], { language, words }: Reader): Html =>
  html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>${words('pages.parameter')}</th>
          <th>${words('pages.type')}</th>
          <th>${words('pages.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        ${[...groupParameters(parameters).values()].map((alike) => {
          const [{ in: place, required, schema, description }] = alike as [OpenApiParameter];
          return html`<tr>
            <th scope="row">
              ${alike.map(({ name }) => html`<code>${name}</code> `)}
              <small>${place}${required && `, ${words('pages.required')}`}</small>
            </th>
            <td>${renderType(schema ?? {})}</td>
            <td>${renderLine(language, description)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;

const schemasOf = (content: OpenApiResponse['content']): readonly (readonly [string, JsonObject])[] =>
  Object.entries(content ?? {}).flatMap(([type, { schema }]) => (schema ? [[type, schema] as const] : []));

const bodyPart = (operation: OpenApiOperation, { language, words }: Reader): Html =>
  html`${schemasOf(operation.requestBody?.content).map(
    ([type, schema]) =>
      html`<h3>${words('pages.body')} <small>${type}</small></h3>
        ${referencedSchemaName(schema) || schema['type'] === 'array' ? html`<p>${renderType(schema)}</p>` : ''}
        ${renderFieldsTable(schema, language, words)}
        ${renderFieldsTable((schema['items'] as JsonObject | undefined) ?? {}, language, words)}`,
  )}`;

const answerType = (type: string, schema: JsonObject): Html => {
  const data = (schema['properties'] as Record<string, JsonObject> | undefined)?.['data'];
  if (type !== 'application/json') return html`<code>${type}</code>`;
  return data ? html`<code>data</code>: ${renderType(data)}` : renderType(schema);
};

const answersPart = ({ responses }: OpenApiOperation, { language, words }: Reader): Html =>
  html`<h3>${words('pages.answers')}</h3>
    <ul>
      ${Object.entries(responses).map(
        ([status, { description, content }]) =>
          html`<li>
            <strong>${status}</strong> ${renderLine(language, description)}
            ${schemasOf(content).map(([type, schema]) => html`<br />${answerType(type, schema)}`)}
          </li>`,
      )}
    </ul>`;

const operationPart = ({ method, path, operation }: Place, reader: Reader): Html =>
  html`<section aria-labelledby="${operation.operationId}">
    <h2 id="${operation.operationId}">${operation.summary}</h2>
    <p class="call"><code>${method} ${path}</code></p>
    <p>${renderLine(reader.language, operation.description)}</p>
    ${operation.parameters && parametersTable(operation.parameters, reader)} ${bodyPart(operation, reader)}
    ${answersPart(operation, reader)}
  </section>`;

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (value === null || typeof value !== 'object') return [];
  const name = referencedSchemaName(value as JsonObject);
  return name === undefined ? Object.values(value).flatMap(namesIn) : [name];
};

const objectsOf = (places: readonly Place[], schemas: Readonly<Record<string, JsonObject>>): string[] => {
  const found = new Set<string>();
  const queue = places.flatMap(({ operation }) => namesIn([operation.requestBody, operation.responses]));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const schema = schemas[name];
    if (!schema || found.has(name)) continue;
    found.add(name);
    queue.push(...namesIn(schema));
  }
  return [...found].toSorted();
};

export const renderResourcePage = (slug: string, reader: Reader): Html | null => {
  const { document, language, words } = reader;
  const resource = listDocumentedResources(document).find((each) => each.slug === slug);
  if (!resource) return null;
  const places = operationsOf(document, slug);
  const { schemas } = document.components;
  return html`<h1>${resource.title}</h1>
    <ul class="operations">
      ${places.map(
        ({ method, path, operation: { operationId, summary } }) =>
          html`<li><a href="#${operationId}">${summary}</a> <code>${method} ${path}</code></li>`,
      )}
    </ul>
    ${places.map((place) => operationPart(place, reader))}
    <h2>${words('pages.objects')}</h2>
    ${objectsOf(places, schemas).map(
      (name) =>
        html`<h3 id="${name}">${name}</h3>
          ${schemas[name]!['properties'] ? renderFieldsTable(schemas[name]!, language, words) : html`<p>${renderType(schemas[name]!)}</p>`}`,
    )}`;
};
