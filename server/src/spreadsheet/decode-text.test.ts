import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Œuvre d’été; 44,5\nÎles-de-la-Madeleine';

it.each(['utf8', 'win1252', 'utf16-le', 'utf16-be'])('reads %s', (encoding) => {
  const addBOM = encoding.startsWith('utf16');
  expect(decodeText(iconv.encode(text, encoding, { addBOM }))).toBe(text);
});

it('takes the byte order mark of UTF-8 away', () => {
  expect(decodeText(Buffer.from('\uFEFFname,type'))).toBe('name,type');
});

it('reads nothing from nothing', () => {
  expect(decodeText(Buffer.alloc(0))).toBe('');
});
