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
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${Buffer.byteLength(body)}\n%%EOF\n`;
  return Buffer.from(body + table);
};

const segment = (code: number, data: number[] | Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, code, 0, data.length + 2]), Buffer.from(data)]);

export const aJpeg = (width = 16, height = 8): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);

export const aWebp = (): Buffer => {
  const data = Buffer.from([0x2f, 0, 0, 0, 0, 0]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const body = Buffer.concat([Buffer.from('WEBPVP8L'), size, data]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), whole, body]);
};
