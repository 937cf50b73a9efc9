import { resourceByCollectionPath, pluralByResource } from './collections.ts';
import { namedOperations } from './named-operations.ts';

type Verb = 'list' | 'get' | 'create' | 'update' | 'replace' | 'replaceAll' | 'remove' | 'removeSeveral';

export type OperationName =
  | { readonly id: string; readonly kind: 'named'; readonly isHyphenated: boolean }
  | { readonly id: string; readonly kind: 'unnamed'; readonly isHyphenated: boolean }
  | {
      readonly id: string;
      readonly kind: 'usual';
      readonly verb: Verb;
      readonly resource: string;
      readonly isHyphenated: boolean;
    };

const onCollection: Readonly<Record<string, Verb>> = {
  GET: 'list',
  POST: 'create',
  PUT: 'replaceAll',
  DELETE: 'removeSeveral',
};
const onMember: Readonly<Record<string, Verb>> = {
  GET: 'get',
  PATCH: 'update',
  PUT: 'replace',
  DELETE: 'remove',
};

const isOfMany = (verb: Verb): boolean => ['list', 'replaceAll', 'removeSeveral'].includes(verb);

const unnamed = (method: string, path: string): OperationName => {
  const words = path.match(/[a-z]+/gi) ?? [];
  const id = [method.toLowerCase(), ...words.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('');
  return { id, kind: 'unnamed', isHyphenated: false };
};

export const operationNameOf = (method: string, path: string): OperationName => {
  const isHyphenated = path.includes('-');
  const plain = path.replaceAll('-', '_');
  const suffix = isHyphenated ? 'Hyphenated' : '';
  const named = namedOperations[`${method} ${plain}`];
  if (named) return { id: `${named}${suffix}`, kind: 'named', isHyphenated };
  const parent = plain.replace(/\/\{[^/]+\}$/, '');
  const resource = resourceByCollectionPath[plain] ?? resourceByCollectionPath[parent];
  const verb = plain in resourceByCollectionPath ? onCollection[method] : onMember[method];
  if (!resource || !verb) return unnamed(method, path);
  const what = isOfMany(verb) ? (pluralByResource[resource] ?? resource) : resource;
  const word = verb.replace(/[A-Z].*$/, '');
  return { id: `${word}${what}${suffix}`, kind: 'usual', verb, resource, isHyphenated };
};

export const isCollectionOperation = isOfMany;
