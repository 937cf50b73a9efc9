import { sql } from 'kysely';
import { fields, referenceFields } from '@shiptime/domain/applications/sections/form';
import { languages } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { nameColumnOf } from '../export/named-answers.ts';
import { toLookupKey, type ListIdsByName } from './read-cell.ts';

const lists = [...new Set(referenceFields.map((field) => fields[field].list))];

export const readListIdsByName = async (db: Db): Promise<ListIdsByName> => {
  const selected = lists.flatMap((list) =>
    languages.map(
      (language) =>
        `select '${list}' as list, l.${nameColumnOf(list, `name_${language}`)}::text as name, l.id from ${list} l`,
    ),
  );
  const { rows } = await sql<{ list: string; name: string; id: number }>`${sql.raw(
    selected.join(' union all '),
  )}`.execute(db);
  const names = new Map(lists.map((list) => [list as string, new Map<string, number>()]));
  for (const { list, name, id } of rows) names.get(list)!.set(toLookupKey(name), id);
  return names;
};
