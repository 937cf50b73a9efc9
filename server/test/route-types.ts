import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { schemaDefinitionOf } from '#http/answers/schema-definition.ts';

export type DomainSchemas = ReadonlyMap<z.core.$ZodType, { readonly module: string; readonly name: string }>;

type Direction = 'input' | 'output';

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : quoted(name));
const inArray = (type: string): string => (type.includes(' | ') ? `(${type})[]` : `${type}[]`);

export const aliasOf = (module: string): string =>
  module.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

const innermost = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = schemaDefinitionOf(schema);
  return def.type === 'optional' ? innermost(def.innerType) : schema;
};

/** Fields with defaults may be omitted in requests but are always in responses. */
const mayBeLeftOut = (schema: z.core.$ZodType, direction: Direction): boolean => {
  const { success, data } = z.safeParse(schema, undefined);
  return success && (direction === 'input' || data === undefined);
};

class Printer {
  readonly modules = new Set<string>();
  readonly #known: DomainSchemas;

  constructor(known: DomainSchemas) {
    this.#known = known;
  }

  print(schema: z.core.$ZodType, direction: Direction): string {
    const named = this.#known.get(schema);
    if (!named) return this.#made(schema, direction);
    this.modules.add(named.module);
    const way = direction === 'input' ? 'z.input' : 'z.infer';
    return `${way}<typeof ${aliasOf(named.module)}.${named.name}>`;
  }

  #object(shape: Readonly<Record<string, z.core.$ZodType>>, direction: Direction): string {
    const names = Object.keys(shape).join();
    if (names === 'data') return `Resource<${this.print(shape['data']!, direction)}>`;
    const data = shape['data'] && schemaDefinitionOf(shape['data']);
    const isPage =
      names === 'data,links,meta' && this.#known.get(innermost(shape['meta']!))?.name === 'pageMetaSchema';
    if (isPage && data?.type === 'array') return `ResourceList<${this.print(data.element, direction)}>`;
    const members = Object.entries(shape).map(([name, type]) => {
      return `${keyOf(name)}${mayBeLeftOut(type, direction) ? '?' : ''}: ${this.print(type, direction)}`;
    });
    return `{ ${members.join('; ')} }`;
  }

  #made(schema: z.core.$ZodType, direction: Direction): string {
    const def = schemaDefinitionOf(schema);
    switch (def.type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
      case 'unknown':
        return def.type;
      case 'undefined':
      case 'void':
        return 'void';
      case 'literal':
        return def.values.map(quoted).join(' | ');
      case 'enum':
        return Object.values(def.entries).map(quoted).join(' | ');
      case 'object':
        return this.#object(def.shape, direction);
      case 'array':
        return inArray(this.print(def.element, direction));
      case 'record':
        return `Record<string, ${this.print(def.valueType, direction)}>`;
      case 'union':
        return def.options.map((option) => this.print(option, direction)).join(' | ');
      case 'nullable':
        return `${this.print(def.innerType, direction)} | null`;
      case 'optional':
      case 'default':
      case 'prefault':
      case 'readonly':
      case 'nonoptional':
        return this.print(def.innerType, direction);
      case 'pipe':
        return this.print(direction === 'input' ? def.in : def.out, direction);
      case 'transform':
      case 'custom':
        return 'unknown';
      default:
        throw new Error(`no type for a schema of the kind “${def.type}”`);
    }
  }
}

type Route = {
  readonly method: string;
  readonly path: string;
  readonly body: z.core.$ZodType | undefined;
  readonly query: z.ZodObject | undefined;
  readonly answers: readonly z.core.$ZodType[];
};

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

const parameterTypes = (params: unknown, name: string): string => {
  if (!(params instanceof z.core.$ZodObject)) return 'string';
  const def = schemaDefinitionOf((params as z.ZodObject).shape[name] as z.core.$ZodType);
  if (def.type === 'union')
    return def.options.map((option) => wordOrNumber(schemaDefinitionOf(option))).join(' | ');
  return wordOrNumber(def);
};
const wordOrNumber = (def: ReturnType<typeof schemaDefinitionOf>): string =>
  def.type === 'literal'
    ? quoted(def.values[0])
    : ['string', 'enum'].includes(def.type)
      ? 'string'
      : 'number';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const routesOf = ({ method, url, schema }: RouteOptions): Route[] => {
  const path = url.replace(/^\/api/, '');
  const typed = path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => `\${${parameterTypes(schema?.params, name)}}`,
  );
  const answers = Object.entries((schema?.response ?? {}) as Record<string, unknown>)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => (isSchema(answer) ? [answer] : []));
  const { body, querystring: query } = (schema ?? {}) as Record<string, unknown>;
  return [method].flat().map((each) => ({
    method: each,
    path: typed,
    body: isSchema(body) ? body : undefined,
    query: query instanceof z.ZodObject ? query : undefined,
    answers,
  }));
};

const namesIn = (schema: z.core.$ZodType | undefined): readonly string[] => {
  const items = schema && z.globalRegistry.get(schema as z.ZodType)?.['items'];
  return (items as { enum?: readonly string[] } | undefined)?.enum ?? [];
};

const plainQuery = (type: string): string => (/^(string|number|unknown)$/.test(type) ? 'FilterValue' : type);

const queryType = (query: z.ZodObject, printer: Printer): string => {
  const { include, sort, append, page, limit, lang, ...others } = query.shape;
  const filters = Object.keys(others).flatMap((name) => /^filter\[(\w+)\]$/.exec(name)?.[1] ?? []);
  const isCollection = Object.keys(others).some((name) => name.startsWith('fields['));
  const list = (name: string, schema: z.core.$ZodType | undefined) =>
    schema ? [`${name}?: readonly (${namesIn(schema).map(quoted).join(' | ')})[]`] : [];
  const members = [
    ...list('include', include),
    ...(filters.length > 0
      ? [`filter?: { ${filters.map((name) => `${name}?: FilterValue`).join('; ')} }`]
      : []),
    ...(sort ? [`sort?: ${namesIn(sort).map(quoted).join(' | ')}`] : []),
    ...list('append', append),
    ...(isCollection ? ['fields?: Readonly<Record<string, readonly string[]>>'] : []),
    ...(page ? ['page?: number'] : []),
    ...(limit ? ['limit?: number'] : []),
    ...(lang ? ["lang?: 'en' | 'fr'"] : []),
    ...Object.entries(others)
      .filter(([name]) => !name.includes('['))
      .map(([name, type]) => `${keyOf(name)}?: ${plainQuery(printer.print(type, 'input'))}`),
  ];
  return `{ ${members.join('; ')} }`;
};

export const routeTypes = (found: readonly RouteOptions[], known: DomainSchemas): string => {
  const printer = new Printer(known);
  const routes = found
    .flatMap(routesOf)
    .filter(({ path, answers }) => !path.includes('*') && answers.length > 0);
  const tables = methods.map((method) => {
    const own = new Map(
      routes
        .filter((route) => route.method === method)
        .map(({ path, body, query, answers }) => {
          const key = path.includes('$') ? `[path: \`${path}\`]` : `'${path}'`;
          const answer = answers.map((each) => printer.print(each, 'output')).join(' | ');
          const parts = [
            ...(body ? [`body: ${printer.print(body, 'input')}`] : []),
            ...(query ? [`query: ${queryType(query, printer)}`] : []),
            `answer: ${answer}`,
          ];
          return [key, `  ${key}: {\n${parts.map((part) => `    ${part};\n`).join('')}  };\n`] as const;
        }),
    );
    return `  ${method}: {\n${[...own]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([, text]) => text)
      .join('')}  };\n`;
  });
  const imports = [...printer.modules]
    .toSorted()
    .map((module) => `import type * as ${aliasOf(module)} from '@shiptime/domain/${module}';\n`);
  return [
    '// Made from the routes of the server: npm run api:types\n',
    "import type { z } from 'zod';\n",
    ...imports,
    "import type { Resource, ResourceList } from './envelopes.ts';\n",
    "import type { FilterValue } from './query-string.ts';\n",
    '\n/** Request and response of each route, by method and path. */\n',
    `export type Routes = {\n${tables.join('')}};\n`,
  ].join('');
};
