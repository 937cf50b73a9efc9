import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../src/db/connection.ts';
import { startEmbeddedServer } from '../src/db/embedded/embedded-server.ts';
import { migrate } from '../src/db/migrate.ts';
import { tableTypes } from './table-types.ts';

// npm run db:types: writes the types of the tables after a change of the migrations.
const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-types-'));
chmodSync(dataDir, 0o755);
const server = await startEmbeddedServer({ dataDir, durable: false });
const { db, close } = openDatabase({ address: server.address });
try {
  await migrate(db);
  const target = new URL('../src/db/tables.generated.ts', import.meta.url);
  writeFileSync(target, await tableTypes(db as unknown as Kysely<unknown>));
} finally {
  await close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
