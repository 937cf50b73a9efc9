import iconv from 'iconv-lite';

const byteOrderMarks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf8' },
  { bytes: [0xff, 0xfe], encoding: 'utf16-le' },
  { bytes: [0xfe, 0xff], encoding: 'utf16-be' },
];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * Uses the byte order mark, else UTF-8 if valid, else Windows-1252. TextDecoder would turn "Œ" and "’" into
 * control characters.
 */
export const decodeText = (bytes: Buffer): string => {
  const mark = byteOrderMarks.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte));
  if (mark) return iconv.decode(bytes, mark.encoding);
  return iconv.decode(bytes, isUtf8(bytes) ? 'utf8' : 'win1252');
};
