import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type SpooledFile = {
  readonly filename: string;
  readonly mimetype: string;
  readonly size: number;
  readonly sha256: string;
  readonly handle: FileHandle;
};

export const isSpooledFile = (value: unknown): value is SpooledFile =>
  typeof value === 'object' && value !== null && 'handle' in value && 'sha256' in value;

/** Unlinks the file before writing, so that a killed process leaves nothing. */
const openNameless = async (): Promise<FileHandle> => {
  const place = path.join(tmpdir(), `shiptime-${randomUUID()}`);
  const handle = await open(place, 'wx+', 0o600);
  await unlink(place);
  return handle;
};

export const spoolUpload = async (
  content: Readable,
  names: Pick<SpooledFile, 'filename' | 'mimetype'>,
): Promise<SpooledFile> => {
  const handle = await openNameless();
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await handle.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { ...names, size, sha256: hash.digest('hex'), handle };
};
