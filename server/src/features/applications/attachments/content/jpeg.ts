import type { FileBytes } from './bytes.ts';
import { keepOnlyOrientation } from './exif.ts';
import type { BytePatch, ImageSize, CompleteImage } from './picture.ts';

const mark = 0xff;
const scan = 0xda;
const end = 0xd9;
/** Segments that hold personal data: Exif, XMP, IPTC. */
const isPersonal = (code: number): boolean => code === 0xe1 || code === 0xed;
const mostSegments = 20_000;

const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Byte after 0xFF that does not end a scan: stuffed zero, fill byte or restart marker. */
const isOfScan = (code: number): boolean => code === 0x00 || code === mark || (code >= 0xd0 && code <= 0xd7);

const endOfScan = async (bytes: FileBytes, start: number): Promise<number | null> => {
  let at = start;
  while (at < bytes.size) {
    const part = await bytes.at(at, 32 * 1024);
    for (let found = part.indexOf(mark); found !== -1; found = part.indexOf(mark, found + 1)) {
      if (found + 1 === part.length) break;
      if (!isOfScan(part[found + 1]!)) return at + found;
    }
    // The last byte is read again together with the next part.
    if (part.length === 1) return null;
    at += part.length - 1;
  }
  return null;
};

const pictureIn = async (bytes: FileBytes, segment: number): Promise<ImageSize | null> => {
  const frame = await bytes.at(segment, 9);
  if (frame.length < 9) return null;
  return { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };
};

/** Reads the segments up to the end marker (ITU T.81, annex B). */
export const readJpeg = async (bytes: FileBytes): Promise<CompleteImage | null> => {
  let picture: ImageSize | null = null;
  let hasScan = false;
  const patches: BytePatch[] = [];
  let at = 2;
  for (let count = 0; count < mostSegments; count += 1) {
    const head = await bytes.at(at, 4);
    if (head.length < 2 || head[0] !== mark) return null;
    const code = head[1]!;
    if (code === mark) {
      at += 1;
      continue;
    }
    if (code === end) return picture && hasScan ? { ...picture, end: at + 2, patches } : null;
    const length = head.length === 4 ? head.readUInt16BE(2) : 0;
    if (code < 0xc0 || length < 2 || at + 2 + length > bytes.size) return null;
    if (isPersonal(code))
      patches.push({ at: at + 4, bytes: keepOnlyOrientation(await bytes.at(at + 4, length - 2)) });
    if (isFrame(code)) picture ??= await pictureIn(bytes, at);
    if (picture && picture.width * picture.height === 0) return null;
    at += 2 + length;
    if (code !== scan) continue;
    const next = await endOfScan(bytes, at);
    if (next === null) return null;
    hasScan = true;
    at = next;
  }
  return null;
};
