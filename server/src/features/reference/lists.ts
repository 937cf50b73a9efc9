import type { z } from 'zod';
import type { RelatedResource } from '#http/query/collection-query.ts';
import { referenceListNames, listRowSchemaOf, type ListName } from '@shiptime/domain/reference/lists';

/** Everything that differs between reference lists; routes, queries and commands are shared. */
export type ReferenceList = {
  readonly table: ListName | 'faqs' | 'user_types' | 'request_statuses';
  readonly paths: readonly string[];
  readonly texts: readonly [string, ...string[]];
  readonly extra: readonly string[];
  readonly body: z.ZodObject | null;
};

const hyphenated: readonly ListName[] = ['operating_hours', 'project_types'];

const pathsOf = (list: ListName): string[] =>
  hyphenated.includes(list) ? [list.replaceAll('_', '-'), list] : [list];

const common = ['name_en', 'name_fr', 'position', 'active'];

const editable: readonly ReferenceList[] = referenceListNames.map((table) => {
  const body: z.ZodObject = listRowSchemaOf(table);
  const extra = Object.keys(body.shape).filter((name) => !common.includes(name));
  return { table, paths: pathsOf(table), texts: ['name'], extra, body };
});

const fixed: readonly ReferenceList[] = [
  { table: 'user_types', paths: ['user_types'], texts: ['name'], extra: [], body: null },
  {
    table: 'request_statuses',
    paths: ['request_statuses'],
    texts: ['name'],
    extra: ['color', 'color_hex'],
    body: null,
  },
];

export const referenceLists: readonly ReferenceList[] = [...editable, ...fixed];

const always = ['id', 'key'];
const whereEdited = ['position', 'active', 'lock_version', 'created_at', 'updated_at'];

export const columnsOfList = ({ texts, extra, body }: ReferenceList): string[] => [
  ...always,
  ...texts.flatMap((text) => [`${text}_en`, `${text}_fr`]),
  ...extra,
  ...(body ? whereEdited : []),
];

export const relatedResourceOfList = (table: ReferenceList['table']): RelatedResource => {
  const list = referenceLists.find((each) => each.table === table)!;
  return { resource: table, fields: [...columnsOfList(list), ...list.texts] };
};
