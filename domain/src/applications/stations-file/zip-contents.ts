const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const entryHeaderLength = 46;
const endLength = 22;
const longestComment = 65_535;

const mostUnpackedBytes = 40 * 1024 * 1024;

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return -1;
};

/** Total uncompressed size according to the zip directory; null if not given. */
const statedContentSize = (view: DataView): number | null => {
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryHeaderLength > view.byteLength || view.getUint32(at, true) !== directoryEntry) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    if (packed === 0xffffffff || unpacked === 0xffffffff || (unpacked === 0 && packed > 2)) return null;
    total += unpacked;
    at +=
      entryHeaderLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
};

export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

/** The workbook reader never unpacks more than the size in the directory, so this check stops zip bombs. */
export const hasSafeUnpackedSize = (bytes: Uint8Array): boolean => {
  const size = statedContentSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size !== null && size <= mostUnpackedBytes;
};
