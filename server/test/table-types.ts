import type { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';

// What the driver gives after server/src/db/type-parsers.ts. JSON is written as text (JSON.stringify), because the
// driver would turn an array into a PostgreSQL array; it is read as unknown, to be parsed by whoever reads it.
const typeMapping = {
  timestamptz: 'string',
  int8: 'number',
  numeric: 'number',
  jsonb: 'ColumnType<unknown, string, string>',
};
// Computed from columns that are never null, which PostgreSQL's catalogue does not know.
const neverNull = new Set(['scheduling_constraints.duration_days']);

/** The text of server/src/db/tables.generated.ts for a migrated database. */
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
