import { crc32, deflateSync } from 'node:zlib';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([word(data.length), body, word(crc32(body))]);
};

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export const aPng = ({ width = 1, height = 1, filling = 0, number = 0 } = {}): Buffer =>
  Buffer.concat([
    pngStart,
    chunk('IHDR', Buffer.concat([word(width), word(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('tEXt', Buffer.concat([Buffer.from(`Comment\0${number} `), Buffer.alloc(filling, 'x')])),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

export const aPdf = (inside = ''): Buffer => {
  const body = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n${inside}`;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table, 'latin1');
};

const segment = (code: number, data: number[] | Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, code, 0, data.length + 2]), Buffer.from(data)]);

/** Exif data from a phone: orientation and location. */
export const anExif = (orientation: number): Buffer => {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x02', 'latin1');
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const gps = Buffer.from('GPS N 44 38 52.1 W 63 34 30.2');
  return Buffer.concat([tiff, entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, 38), word(0), gps]);
};

export const anXmp = Buffer.from('<x:xmpmeta exif:GPSLatitude="44,38.9N"/>');

export const aPhotograph = (): Buffer => {
  const jpeg = aJpeg();
  const named = (prefix: string, data: Buffer) => Buffer.concat([Buffer.from(prefix, 'latin1'), data]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, named('Exif\0\0', anExif(6))),
    segment(0xe1, named('http://ns.adobe.com/xap/1.0/\0', anXmp)),
    segment(0xed, named('Photoshop 3.0\0', Buffer.from('City GPS Halifax'))),
    jpeg.subarray(2),
  ]);
};

export const aPngWithPlace = (): Buffer => {
  const png = aPng();
  const header = pngStart.length + 25;
  return Buffer.concat([
    png.subarray(0, header),
    chunk('eXIf', anExif(8)),
    chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), anXmp])),
    png.subarray(header),
  ]);
};

export const aJpeg = (width = 16, height = 8): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);

const little = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const riff = (...chunks: (readonly [type: string, data: Buffer])[]): Buffer => {
  const parts = chunks.map(([type, data]) =>
    Buffer.concat([Buffer.from(type), little(data.length), data, Buffer.alloc(data.length % 2)]),
  );
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  return Buffer.concat([Buffer.from('RIFF'), little(body.length), body]);
};

const ofOnePixel = Buffer.from([0x2f, 0, 0, 0, 0, 0]);
export const aWebp = (): Buffer => riff(['VP8L', ofOnePixel]);

export const aWebpWithPlace = (): Buffer =>
  riff(
    ['VP8X', Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['VP8L', ofOnePixel],
    ['EXIF', anExif(3)],
    ['XMP ', anXmp],
  );
