import { crc32 } from 'node:zlib';
import type { FileBytes } from './bytes.ts';
import { keepOnlyOrientation } from './exif.ts';
import type { BytePatch, ImageSize, CompleteImage } from './picture.ts';

const signatureLength = 8;
const frame = 12;
const mostChunks = 50_000;
const letters = /^[A-Za-z]{4}$/;

type Chunk = { readonly type: string; readonly start: number; readonly length: number };

const chunkAt = async (bytes: FileBytes, at: number): Promise<Chunk | null> => {
  const head = await bytes.at(at, 8);
  if (head.length < 8) return null;
  const length = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  return letters.test(type) && at + frame + length <= bytes.size ? { type, start: at + 8, length } : null;
};

const isIntact = async (bytes: FileBytes, { start, length }: Chunk): Promise<boolean> => {
  let sum = 0;
  for await (const part of bytes.between(start - 4, start + length)) sum = crc32(part, sum);
  return (await bytes.at(start + length, 4)).readUInt32BE(0) === sum >>> 0;
};

const personalText = /^(XML:com\.adobe\.xmp|Raw profile type )/;
const blank = 'blNk';

const patchOf = async (bytes: FileBytes, { type, start, length }: Chunk): Promise<BytePatch | null> => {
  const isText = type === 'iTXt' || type === 'tEXt' || type === 'zTXt';
  const keyword = isText ? (await bytes.at(start, 80)).toString('latin1') : '';
  if (type !== 'eXIf' && !personalText.test(keyword)) return null;
  const data = type === 'eXIf' ? keepOnlyOrientation(await bytes.at(start, length)) : Buffer.alloc(length);
  const body = Buffer.concat([Buffer.from(data.some(Boolean) ? type : blank, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return { at: start - 4, bytes: Buffer.concat([body, sum]) };
};

const pictureIn = async (bytes: FileBytes, chunk: Chunk): Promise<ImageSize | null> => {
  if (chunk.type !== 'IHDR' || chunk.length !== 13) return null;
  const header = await bytes.at(chunk.start, 8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return width > 0 && height > 0 ? { width, height } : null;
};

/** Checks the checksum of every chunk and that nothing follows the end (ISO 15948, 5). */
export const readPng = async (bytes: FileBytes): Promise<CompleteImage | null> => {
  let picture: ImageSize | null = null;
  let hasData = false;
  const patches: BytePatch[] = [];
  let at = signatureLength;
  for (let count = 0; count < mostChunks; count += 1) {
    const chunk = await chunkAt(bytes, at);
    if (!chunk || !(await isIntact(bytes, chunk))) return null;
    picture ??= await pictureIn(bytes, chunk);
    if (!picture) return null;
    hasData ||= chunk.type === 'IDAT';
    const patch = await patchOf(bytes, chunk);
    if (patch) patches.push(patch);
    at += frame + chunk.length;
    if (chunk.type === 'IEND') return hasData && at === bytes.size ? { ...picture, end: at, patches } : null;
  }
  return null;
};
