import type { OpenApiDocument, JsonObject, OpenApiOperation } from '#openapi/openapi-types.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { anId, wrongValue } from './values.ts';

export type HostileRequest = {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};

type Place = { readonly path: string; readonly method: string; readonly operation: OpenApiOperation };

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Streams never end; other tests cover them. */
const endless = new Set(['/api/live']);

export const hostilePlacesOf = ({ paths }: OpenApiDocument): readonly Place[] =>
  Object.entries(paths)
    .filter(([path]) => !endless.has(path))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

export class HostileRequests {
  readonly #document: OpenApiDocument;
  readonly #places: readonly Place[];
  readonly #chance: SeededRandom;
  /** Probability that a part of a request is wrong; low, so that requests pass the first checks. */
  #malice = 0;

  constructor(document: OpenApiDocument, chance: SeededRandom) {
    this.#document = document;
    this.#places = hostilePlacesOf(document);
    this.#chance = chance;
  }

  next(): HostileRequest {
    this.#malice = this.#chance.of([0, 0.01, 0.05, 0.2]);
    const { path, method, operation } = this.#chance.of(this.#places);
    const url = this.#way(path) + this.#query(operation);
    const sent = this.#body(operation, method);
    return {
      method,
      path,
      url,
      headers: { ...this.#headers(), ...sent?.headers },
      ...(sent && { payload: sent.payload }),
    };
  }

  #way(path: string): string {
    const filled = path.replaceAll(/\{\w+\}/g, () => anId(this.#chance, this.#malice));
    return this.#chance.happens(0.05) ? `${filled}/` : filled;
  }

  #query(operation: OpenApiOperation): string {
    const chance = this.#chance;
    const text = (value: unknown) => {
      const said = typeof value === 'string' ? value : JSON.stringify(value);
      return encodeURIComponent(said.slice(0, 2000).replaceAll(/\p{Surrogate}/gu, ''));
    };
    const declared = (operation.parameters ?? []).filter((each) => each.in === 'query');
    const asked = declared
      .filter(() => chance.happens(this.#malice))
      .map(
        ({ name }) =>
          `${name}=${text(chance.happens(this.#malice * 3) ? wrongValue(chance) : 1 + chance.below(20))}`,
      );
    const odd = [
      'filter[__proto__][x]=1',
      'filter[a][b][c][d]=1',
      'filter[id]=1&filter[id]=2',
      'filter=1',
      'include=a.b.c.d.e.f',
      `include=${'users,'.repeat(400)}`,
      'sort=-id,-id,id',
      'sort[]=id',
      'page=1e9&limit=1e9',
      'page[number]=0&page[size]=-1',
      'limit=201',
      'fields[users]=password_hash',
      'append=toString',
      'lang=%00',
      'lang=fr',
      '&&&=&',
      '%',
    ];
    if (chance.happens(this.#malice)) asked.push(chance.of(odd));
    return asked.length > 0 ? `?${asked.join('&')}` : '';
  }

  #headers(): Record<string, string> {
    const chance = this.#chance;
    const odd: readonly Record<string, string>[] = [
      { 'if-match': '"999", W/"1", *' },
      { 'if-match': 'none' },
      { 'if-none-match': '"1"' },
      { 'idempotency-key': 'k'.repeat(500) },
      { 'idempotency-key': `hostile-${chance.below(50)}` },
      { 'x-http-method-override': 'DELETE' },
      { 'x-http-method-override': 'TRACE' },
      { 'accept-language': 'zz;q=9, fr;q=abc' },
      { accept: 'text/html' },
      { range: 'bytes=9-1' },
      { expect: 'wonders' },
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-encoding': 'gzip' },
    ];
    return chance.happens(this.#malice) ? chance.of(odd) : {};
  }

  #body(operation: OpenApiOperation, method: string) {
    const chance = this.#chance;
    const content = Object.values(operation.requestBody?.content ?? {})[0];
    if (!content && (method === 'GET' || chance.happens(0.8))) return undefined;
    const value = this.#valueOf(content?.schema ?? {}, 0);
    const json = JSON.stringify(value) ?? 'null';
    const forms: readonly (() => { headers: Record<string, string>; payload: string })[] = [
      () => ({ headers: { 'content-type': 'application/json' }, payload: json.slice(0, -1) }),
      () => ({ headers: { 'content-type': 'application/json' }, payload: '' }),
      () => ({ headers: { 'content-type': 'text/plain' }, payload: json }),
      () => ({
        headers: { 'content-type': 'application/xml' },
        payload: '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>',
      }),
      () => ({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a[b][c]=1&__proto__[x]=1&project_title=%00&_method=DELETE&ids[]=1&ids[9999999]=1',
      }),
      () => ({ headers: { 'content-type': 'multipart/form-data' }, payload: json }),
      () => ({
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload:
          '--b\r\ncontent-disposition: form-data; name="file"; filename="../a.csv"\r\n\r\nname,type\r\n--b',
      }),
      () => ({
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload:
          '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\nname,type,latitude,longitude\n,,,\n"\r\n--b--\r\n',
      }),
    ];
    return chance.happens(this.#malice)
      ? chance.of(forms)()
      : { headers: { 'content-type': 'application/json' }, payload: json };
  }

  #valueOf(schema: JsonObject, depth: number): unknown {
    const chance = this.#chance;
    if (depth > 6 || chance.happens(this.#malice)) return wrongValue(chance);
    const { $ref, enum: choices, const: only, properties, items } = schema;
    if (typeof $ref === 'string') return this.#valueOf(this.#named($ref), depth + 1);
    const several = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as
      | readonly JsonObject[]
      | undefined;
    if (several) return this.#valueOf(chance.of(several), depth + 1);
    if (only !== undefined) return only;
    if (Array.isArray(choices)) return chance.of(choices as readonly unknown[]);
    if (isObject(properties))
      return Object.fromEntries(
        Object.entries(properties)
          .filter(() => chance.happens(0.8))
          .map(([name, each]) => [name, this.#valueOf(each as JsonObject, depth + 1)]),
      );
    if (isObject(items))
      return Array.from({ length: chance.below(4) }, () => this.#valueOf(items, depth + 1));
    return this.#plain(schema);
  }

  #named(ref: string): JsonObject {
    const name = ref.split('/').at(-1)!;
    return this.#document.components.schemas[name] ?? {};
  }

  #plain(schema: JsonObject): unknown {
    const chance = this.#chance;
    const type = Array.isArray(schema['type'])
      ? chance.of(schema['type'] as readonly unknown[])
      : schema['type'];
    switch (type) {
      case 'integer':
        return 1 + chance.below(60);
      case 'number':
        return chance.below(400) / 4;
      case 'boolean':
        return chance.happens(0.5);
      case 'null':
        return null;
      case 'string':
        if (schema['format'] === 'date') return `2027-0${1 + chance.below(9)}-1${chance.below(9)}`;
        if (schema['format'] === 'date-time') return '2027-05-01T07:00:00Z';
        if (schema['format'] === 'email') return `someone.${chance.below(9)}@example.org`;
        return chance.of(['Spring survey', 'Relevé du printemps', 'x', 'regional', '2027-05-01']);
      default:
        return wrongValue(chance);
    }
  }
}
