import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../src/db/connection.ts';
import { startEmbeddedServer } from '../src/db/embedded/embedded-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { schemaText } from './schema-text.ts';
import { tableTypes } from './table-types.ts';
import { removeDirectory } from '../src/db/embedded/remove-directory.ts';

// Run by `npm run db:schema` (or db:types): writes schema.sql and tables.generated.ts from the migrations.
const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-schema-'));
chmodSync(dataDir, 0o755);
const server = await startEmbeddedServer({ dataDir, durable: false });
const { db, close } = openDatabase({ address: server.address });
const write = (file: string, text: string) => writeFileSync(new URL(file, import.meta.url), text);
try {
  await migrate(db);
  write('../schema.sql', await schemaText(db));
  write('../src/db/tables.generated.ts', await tableTypes(db as unknown as Kysely<unknown>));
} finally {
  await close();
  await server.stop();
  removeDirectory(dataDir);
}
