import type { FileBytes } from './bytes.ts';
import { keepOnlyOrientation } from './exif.ts';
import type { BytePatch, ImageSize, CompleteImage } from './picture.ts';

const mostChunks = 50_000;
const even = (length: number): number => length + (length % 2);

/** Lossy, lossless and extended pictures (RFC 9649, 2.5 to 2.7). */
const readers: Readonly<Record<string, (data: Buffer) => ImageSize | null>> = {
  'VP8 ': (data) =>
    data.length >= 10 && data.toString('latin1', 3, 6) === '\x9d\x01\x2a'
      ? { width: data.readUInt16LE(6) % 0x4000, height: data.readUInt16LE(8) % 0x4000 }
      : null,
  VP8L: (data) => {
    if (data.length < 5 || data[0] !== 0x2f) return null;
    const bits = data.readUInt32LE(1);
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
  },
  VP8X: (data) =>
    data.length >= 10 ? { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 } : null,
};

export const readWebp = async (bytes: FileBytes): Promise<CompleteImage | null> => {
  const head = await bytes.at(0, 16);
  if (head.length < 16 || head.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (head.readUInt32LE(4) + 8 !== bytes.size) return null;
  const first = head.toString('latin1', 12, 16);
  const picture = readers[first]?.(Buffer.from(await bytes.at(20, 10))) ?? null;
  if (!picture || picture.width * picture.height === 0) return null;
  let hasPicture = false;
  const patches: BytePatch[] = [];
  let at = 12;
  for (let count = 0; at < bytes.size; count += 1) {
    const chunk = await bytes.at(at, 8);
    if (chunk.length < 8 || count >= mostChunks) return null;
    const type = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    hasPicture ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type);
    if (type === 'EXIF')
      patches.push({ at: at + 8, bytes: keepOnlyOrientation(await bytes.at(at + 8, length)) });
    if (type === 'XMP ')
      patches.push({ at: at + 8, bytes: Buffer.alloc(Math.min(length, bytes.size - at - 8)) });
    at += 8 + even(length);
  }
  return hasPicture && at === bytes.size ? { ...picture, end: at, patches } : null;
};
