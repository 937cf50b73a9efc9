import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/connection.ts';
import { splitListParameter } from './collection-query.ts';
import { type KeyedTable, keyedTableOf } from './keyed-tables.ts';
import { queryParameterNames } from './query-schema.ts';
import { refuseUnreadableFilter, parseIdOrKey } from './parse-value.ts';

const readIdsByKey = async (db: Db, table: KeyedTable): Promise<Record<string, number>> => {
  const rows = await db.selectFrom(table).select(['id', 'key']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, key }) => [key, id]));
};

const isId = (value: string): boolean => /^\d+$/.test(value);

export const registerFilterKeyResolution = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    const names = queryParameterNames(request.routeOptions.schema?.querystring);
    for (const [parameter, value] of Object.entries(query)) {
      const filter = /^filter\[(\w+)\](?:\[\])?$/.exec(parameter)?.[1] ?? '';
      const table = keyedTableOf(filter);
      const values = splitListParameter(value);
      if (!table || values.every(isId)) continue;
      const ids = await readIdsByKey(app.db, table);
      const isReadable = values.every((each) => isId(each) || Object.hasOwn(ids, each));
      if (!isReadable && !names.includes(`filter[${filter}]`)) continue;
      query[parameter] = refuseUnreadableFilter(filter, () =>
        values.map((each) => parseIdOrKey(each, ids)).join(),
      );
    }
  });
};
