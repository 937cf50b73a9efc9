import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipelineOf, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartupProblem } from '../../startup-problem.ts';
import type { Dump, TableShape } from './dump.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
});
type Manifest = z.infer<typeof manifestSchema>;
type TableFile = Manifest['tables'][number];

const manifestName = 'manifest.json';
const fileOf = ({ name }: TableShape): string => `${name}.copy.gz`;
const ownerOnly = { mode: 0o600 } as const;

/** Passes the rows on, and tells in the end how many there were and what they amount to. */
const counter = () => {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, outcome: () => ({ rows, sha256: hash.digest('hex') }) };
};

const writeTable = async (directory: string, dump: Dump, table: TableShape): Promise<TableFile> => {
  const { stream, outcome } = counter();
  const file = createWriteStream(path.join(directory, fileOf(table)), ownerOnly);
  await pipeline(dump.rows(table), stream, createGzip(), file);
  return { name: table.name, columns: [...table.columns], ...outcome() };
};

/** A directory with one file for each table. It has its name only once it is whole. */
export const writeBackup = async (directory: string, dump: Dump, madeAt: string): Promise<number> => {
  if (existsSync(directory))
    throw new StartupProblem(`${directory} is there already: nothing is overwritten.`);
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const tables: TableFile[] = [];
  for (const table of dump.tables) tables.push(await writeTable(partial, dump, table));
  const manifest: Manifest = { format: 1, made_at: madeAt, migrations: [...dump.migrations], tables };
  await writeFile(path.join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, ownerOnly);
  await rename(partial, directory);
  return tables.reduce((sum, { rows }) => sum + rows, 0);
};

const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(path.join(directory, manifestName), 'utf8').catch(() => {
    throw new StartupProblem(`${directory} is no backup: it has no ${manifestName}.`);
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new StartupProblem(`${directory} is no backup that this version can read.`);
  return parsed.data;
};

/** Fails in the end if a file is not what was written: the load is then taken back as a whole. */
async function* checkedRows(directory: string, table: TableFile): AsyncGenerator<Buffer> {
  const { stream, outcome } = counter();
  try {
    const file = createReadStream(path.join(directory, fileOf(table)));
    yield* pipelineOf(file, createGunzip(), stream, () => undefined) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new StartupProblem(`${fileOf(table)} cannot be read: ${String(cause)}`, { cause });
  }
  const { rows, sha256 } = outcome();
  if (rows !== table.rows || sha256 !== table.sha256) {
    throw new StartupProblem(`${fileOf(table)} is not what was written.`);
  }
}

export const readBackup = async (directory: string): Promise<Dump> => {
  const { migrations, tables } = await readManifest(directory);
  return {
    migrations,
    tables,
    rows: ({ name }) =>
      Readable.from(
        checkedRows(
          directory,
          tables.find((table) => table.name === name)!,
        ),
        { objectMode: false },
      ),
  };
};
