import type { KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipelineOf, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '#startup-error.ts';
import { createHashStream } from './digest-stream.ts';
import type { Dump, TableShape } from './dump.ts';
import {
  createWrappedKey,
  decryptStream,
  unwrapKey,
  type WrappedKey,
  encryptStream,
  wrappedKeySchema,
} from './seal.ts';

const structureSchema = z.object({
  constraints: z.array(z.string()),
  triggers: z.array(z.string()),
  sequences: z.record(z.string(), z.int().nullable()),
  ledger: z.object({ position: z.int(), hash: z.string() }).nullable(),
});
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
  structure: structureSchema.optional(),
});
type Manifest = z.infer<typeof manifestSchema>;
export type BackupTableEntry = Manifest['tables'][number];

export type OpenedBackup = Omit<Dump, 'tables'> & {
  readonly madeAt: string;
  readonly tables: readonly BackupTableEntry[];
};

const manifestName = 'manifest.json';
const sealName = 'seal.json';
const sealedEnding = '.sealed';
const fileOf = ({ name }: Pick<TableShape, 'name'>): string => `${name}.copy.gz`;
const ownerOnly = { mode: 0o600 } as const;
export const partialPath = (directory: string): string => `${directory}.partial`;

type WriteOptions = {
  readonly madeAt: string;
  readonly publicKey?: KeyObject | undefined;
  readonly onTable?: (done: number, total: number) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
};

export type WrittenBackup = {
  readonly rows: number;
  readonly bytes: number;
  readonly tables: number;
  /** Key that decrypts the new files without the private key; never stored. */
  readonly key: Buffer | undefined;
};

class Folder {
  readonly #directory: string;
  readonly #key: Buffer | undefined;

  constructor(directory: string, key: Buffer | undefined) {
    this.#directory = directory;
    this.#key = key;
  }

  #place(name: string): string {
    return path.join(this.#directory, this.#key ? `${name}${sealedEnding}` : name);
  }

  async write(name: string, content: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<void> {
    const file = createWriteStream(this.#place(name), { ...ownerOnly, flush: true });
    const key = this.#key;
    await pipeline(key ? encryptStream(key, name, content) : content, file, signal ? { signal } : {});
  }

  read(name: string): AsyncIterable<Buffer> {
    return this.#key
      ? decryptStream(this.#key, name, this.#place(name))
      : (createReadStream(this.#place(name)) as AsyncIterable<Buffer>);
  }
}

const chunksOf = (...stages: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]]): AsyncIterable<Buffer> =>
  pipelineOf(stages, () => undefined) as unknown as AsyncIterable<Buffer>;

const writeTable = async (folder: Folder, dump: Dump, table: TableShape, signal?: AbortSignal) => {
  const { stream, outcome } = createHashStream();
  await folder.write(fileOf(table), chunksOf(dump.rows(table), stream, createGzip()), signal);
  return { name: table.name, columns: [...table.columns], ...outcome() };
};

const sizeOf = async (directory: string): Promise<number> => {
  const sizes = (await readdir(directory)).map(async (name) => (await stat(path.join(directory, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Flushes the directory too; otherwise a power cut can lose the file names. */
const flushNames = async (directory: string): Promise<void> => {
  const handle = await open(directory).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

const writeInto = async (partial: string, dump: Dump, options: WriteOptions): Promise<WrittenBackup> => {
  const { madeAt, publicKey, onTable, signal } = options;
  const lock = publicKey && createWrappedKey(publicKey);
  const folder = new Folder(partial, lock?.key);
  if (lock)
    await writeFile(path.join(partial, sealName), `${JSON.stringify(lock.seal, null, 2)}\n`, ownerOnly);
  const tables: BackupTableEntry[] = [];
  for (const table of dump.tables) {
    tables.push(await writeTable(folder, dump, table, signal));
    await onTable?.(tables.length, dump.tables.length);
  }
  const manifest = {
    format: 1,
    made_at: madeAt,
    migrations: dump.migrations,
    tables,
    structure: dump.structure,
  };
  await folder.write(manifestName, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  await flushNames(partial);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, bytes: await sizeOf(partial), tables: tables.length, key: lock?.key };
};

export const writeBackup = async (
  directory: string,
  dump: Dump,
  options: WriteOptions,
): Promise<WrittenBackup> => {
  if (existsSync(directory)) throw new StartupError(`${directory} is there already: nothing is overwritten.`);
  const partial = partialPath(directory);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const written = await writeInto(partial, dump, options);
    await rename(partial, directory);
    await flushNames(path.dirname(directory));
    return written;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};

const readSeal = async (directory: string): Promise<WrappedKey | undefined> => {
  const text = await readFile(path.join(directory, sealName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = wrappedKeySchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new StartupError(`${sealName} in ${directory} is not what was written, or of a newer version.`);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readManifest = async (directory: string, folder: Folder, isSealed: boolean): Promise<Manifest> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of folder.read(manifestName)) chunks.push(chunk);
  } catch (cause) {
    const there = isSealed && existsSync(path.join(directory, `${manifestName}${sealedEnding}`));
    throw new StartupError(
      there
        ? `${manifestName}${sealedEnding} is not what was written.`
        : `${directory} is no backup: it has no ${manifestName}.`,
      { cause },
    );
  }
  const parsed = manifestSchema.safeParse(parseJson(Buffer.concat(chunks).toString()));
  if (!parsed.success) throw new StartupError(`${directory} is no backup that this version can read.`);
  return parsed.data;
};

async function* checkedRows(folder: Folder, table: BackupTableEntry): AsyncGenerator<Buffer> {
  const { stream, outcome } = createHashStream();
  try {
    yield* chunksOf(Readable.from(folder.read(fileOf(table))), createGunzip(), stream);
  } catch (cause) {
    throw new StartupError(
      `${fileOf(table)} cannot be read: it is not what was written (${String(cause)}).`,
      {
        cause,
      },
    );
  }
  const { rows, sha256 } = outcome();
  if (rows !== table.rows || sha256 !== table.sha256) {
    throw new StartupError(`${fileOf(table)} is not what was written.`);
  }
}

export type BackupDecryption = { readonly privateKey: KeyObject } | { readonly key: Buffer };

const keyOf = (directory: string, seal: WrappedKey, opener: BackupDecryption | undefined): Buffer => {
  if (!opener)
    throw new StartupError(`${directory} is encrypted: --key <file> names the private key that opens it.`);
  return 'key' in opener ? opener.key : unwrapKey(seal, opener.privateKey);
};

export const readBackup = async (directory: string, opener?: BackupDecryption): Promise<OpenedBackup> => {
  const seal = await readSeal(directory);
  const folder = new Folder(directory, seal && keyOf(directory, seal, opener));
  const { made_at, migrations, tables, structure } = await readManifest(
    directory,
    folder,
    seal !== undefined,
  );
  const rows = ({ name }: TableShape) =>
    Readable.from(
      checkedRows(
        folder,
        tables.find((table) => table.name === name)!,
      ),
      { objectMode: false },
    );
  return { madeAt: made_at, migrations, tables, structure, rows };
};

/** Reads everything once, so that damage is found before anything is restored. */
export const checkBackup = async (backup: OpenedBackup): Promise<void> => {
  for (const table of backup.tables) for await (const _ of backup.rows(table)) void _;
};
