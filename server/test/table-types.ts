import type { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';

// JSON is written as text, because the driver turns arrays into PostgreSQL arrays.
const typeMapping = {
  timestamptz: 'string',
  int8: 'number',
  numeric: 'number',
  jsonb: 'ColumnType<unknown, string, string>',
};
const neverNull = new Set(['scheduling_constraints.duration_days']);

export const tableTypes = (db: Kysely<unknown>): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    excludePattern: 'schema_migrations',
    typeMapping,
    outFile: null,
    typeOnlyImports: true,
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables)
        for (const column of table.columns)
          if (neverNull.has(`${table.name}.${column.name}`)) column.isNullable = false;
      return metadata;
    },
  });
