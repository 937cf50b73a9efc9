import { identified } from '#lib/api-client.ts';
import { uniqueKey } from '#lib/unique-key.ts';
import type { Description } from '../interface/description.ts';

/** What a list tells of a row: enough to name it, and to know whether this reader may do it. */
type Row = {
  readonly id?: number;
  readonly number?: number;
  readonly deadline_at?: string;
  readonly can?: Readonly<Record<string, boolean>>;
};

const listed = async (path: string): Promise<readonly Row[]> => {
  const answer = await fetch(path, { headers: identified(path, uniqueKey()).headers });
  if (!answer.ok) return [];
  const told = (await answer.json()) as { data?: unknown };
  const rows = told.data ?? told;
  return Array.isArray(rows) ? (rows as Row[]) : [];
};

const wantedOf: Readonly<Record<string, readonly string[]>> = {
  PATCH: ['edit', 'update'],
  PUT: ['edit', 'update'],
  DELETE: ['delete'],
};

/** What a row must allow for the operation at this address: the word behind it, or what its method does. */
const wanted = (method: string, path: string): readonly string[] => {
  const last = path.split('/').at(-1) ?? '';
  return last.startsWith('{') ? (wantedOf[method] ?? []) : [last, 'edit'];
};

/** A row with which it can be done, else the first. */
const best = (rows: readonly Row[], actions: readonly string[]): Row | undefined =>
  actions.map((action) => rows.find(({ can }) => can?.[action])).find((row) => row !== undefined) ?? rows[0];

const isList = ({ paths }: Description, template: string): boolean => paths[template]?.['get'] !== undefined;

/** For each part of an address in braces a row that is there, as far as a list before it names one. */
export const partsThere = async (
  description: Description,
  method: string,
  path: string,
): Promise<Readonly<Record<string, string>>> => {
  const parts: Record<string, string> = {};
  for (const { 1: name = '', index } of path.matchAll(/\{(\w+)\}/g)) {
    const template = path.slice(0, index - 1);
    if (!isList(description, template)) break;
    const address = template.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
    const row = best(await listed(address), wanted(method, path));
    const value = name === 'version' ? row?.number : (row?.id ?? row?.number);
    if (value === undefined) break;
    parts[name] = String(value);
  }
  return parts;
};

const plural = (noun: string): string => {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}ies`;
  return noun.endsWith('s') ? `${noun}es` : `${noun}s`;
};

/** `home_port_id` is one of `/api/ports`: the longest end of the name that is a list. */
const listOf = (description: Description, key: string): string | undefined => {
  const words = key.replace(/_ids?$/, '').split('_');
  return words
    .map((_, from) => `/api/${plural(words.slice(from).join('_'))}`)
    .find((path) => isList(description, path));
};

const isOpen = ({ deadline_at }: Row): boolean =>
  deadline_at === undefined || Date.parse(deadline_at) > Date.now();

/** The sample with rows that are there, where those of the sample are not; without what there is none of. */
export const bodyThere = async (description: Description, body: unknown): Promise<unknown> => {
  if (Array.isArray(body)) return Promise.all(body.map((each) => bodyThere(description, each)));
  if (body === null || typeof body !== 'object') return body;
  const entries = Object.entries(body).map(async ([key, value]): Promise<[string, unknown][]> => {
    const list = /_ids?$/.test(key) && value !== null ? listOf(description, key) : undefined;
    if (list === undefined) return [[key, await bodyThere(description, value)]];
    const rows = (await listed(list)).filter(isOpen);
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return [];
    const kept = [value].flat().filter((each) => ids.includes(Number(each)));
    if (!Array.isArray(value)) return [[key, kept[0] ?? ids[0]]];
    return [[key, kept.length === value.length ? value : ids.slice(0, value.length)]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
};
