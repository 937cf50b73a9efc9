const header = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const upright = 1;
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the orientation from the first directory (Exif 2.32, 4.6.2): 1 to 8. */
const orientationIn = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return upright;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return upright;
  for (let left = short(start), at = start + 2; left > 0 && at + 12 <= tiff.length; left -= 1, at += 12)
    if (short(at) === orientationTag && orientations.includes(short(at + 8))) return short(at + 8);
  return upright;
};

const directoryOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
};

/** Clears everything but the orientation; the length stays the same. */
export const keepOnlyOrientation = (exif: Buffer): Buffer => {
  const cleaned = Buffer.alloc(exif.length);
  const prefix = exif.subarray(0, header.length).equals(header) ? header : Buffer.alloc(0);
  const orientation = orientationIn(exif.subarray(prefix.length));
  if (orientation !== upright && prefix.length + 26 <= exif.length)
    Buffer.concat([prefix, directoryOf(orientation)]).copy(cleaned);
  return cleaned;
};
