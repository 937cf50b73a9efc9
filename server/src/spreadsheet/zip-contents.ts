const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const entryHeaderLength = 46;
const endLength = 22;
const longestComment = 65_535;

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  return -1;
};

/**
 * The bytes that a zip archive says it holds once unpacked, read from its directory alone; null if it is no archive or
 * does not say. The reader of workbooks unpacks no entry beyond its stated size, so a small file cannot fill the memory.
 */
export const statedContentSize = (bytes: Buffer): number | null => {
  const end = bytes.length < endLength ? -1 : findEnd(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryHeaderLength > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) return null;
    const packed = bytes.readUInt32LE(at + 20);
    const unpacked = bytes.readUInt32LE(at + 24);
    if (packed === 0xffffffff || unpacked === 0xffffffff || (unpacked === 0 && packed > 2)) return null;
    total += unpacked;
    at +=
      entryHeaderLength +
      bytes.readUInt16LE(at + 28) +
      bytes.readUInt16LE(at + 30) +
      bytes.readUInt16LE(at + 32);
  }
  return total;
};
