import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import {
  aJpeg,
  aPdf,
  aPhotograph,
  aPng,
  aPngWithPlace,
  aWebp,
  aWebpWithPlace,
} from '#test/attached-files.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
let client: TestClient;
let url: string;
beforeAll(async () => {
  test = await startTestApp();
  const user = await aUser(test.db, 'proponent');
  client = await test.as(user);
  url = `/api/ship_time_requests/${await anApplication(test.db).by(user).create()}/attachments`;
});
afterAll(() => test.close());

const send = (bytes: Buffer, name = 'file.pdf') => sendFile(client, url, bytes, {}, name);
const after = (bytes: Buffer, more: string) => Buffer.concat([bytes, Buffer.from(more)]);
const attachable = /^Only PDF documents and pictures/;
const damaged = /^This file is damaged or incomplete/;
const html = '<!doctype html><script>alert(1)</script>';
const anObject = (inside: string) => aPdf(`3 0 obj\n<<${inside}>>\nendobj\n`);
const packedObjects = (content: string | Buffer, how = '/Filter/FlateDecode'): Buffer => {
  const packed = deflateSync(content).toString('latin1');
  const head = `3 0 obj\n<</Type/ObjStm/N 1/First 4${how}/Length ${packed.length}>>stream\n`;
  return aPdf(`${head}${packed}\nendstream\nendobj\n`);
};
const script = '4 0 <</S/JavaScript/JS(app.alert(1))>>';
const runs = /^This PDF can run a program/;
const unreadable = /^This PDF cannot be checked/;
const changed = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 0xff;
  return copy;
};

describe('what is not attached', () => {
  it.each([
    ['nothing', Buffer.alloc(0), /^This file is empty/],
    ['a page', Buffer.from(html), attachable],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      attachable,
    ],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)]), attachable],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]), attachable],
    ['a page before a document', Buffer.concat([Buffer.from(html), aPdf()]), attachable],
    ['a page that begins as a document', Buffer.from(`%PDF-1.7\n${html}`), damaged],
    ['a page behind a document', after(aPdf(), html), damaged],
    ['an archive behind a picture', after(aPng(), 'PK\x03\x04'), damaged],
    ['a page that begins as a picture', Buffer.concat([aPng().subarray(0, 8), Buffer.from(html)]), damaged],
    [
      'a page that begins as a photograph',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(html)]),
      damaged,
    ],
    ['half a document', aPdf().subarray(0, 90), damaged],
    ['half a picture', aPng().subarray(0, -12), damaged],
    ['half a photograph', aJpeg().subarray(0, -2), damaged],
    ['half a webp', aWebp().subarray(0, -2), damaged],
    ['a picture with a changed byte', changed(aPng(), 20), damaged],
    ['a document whose end leads nowhere', Buffer.from('%PDF-1.7\n\nstartxref\n99999\n%%EOF\n'), damaged],
    ['a document with a script', anObject('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), runs],
    ['a document with a script in other letters', anObject('/S/J#61vaScrip#74/JS(app.alert(1))'), runs],
    ['a document that starts a program', anObject('/S/Launch/F(cmd.exe)'), runs],
    ['a document that sends what is typed', anObject('/S/SubmitForm/F(https://example.org)'), runs],
    ['a document that opens one inside it', anObject('/S/GoToE/T<</R/C>>'), runs],
    ['a document that opens one elsewhere', anObject('/S/GoToR/F(//example.org/plan.pdf)'), runs],
    ['an XML form', anObject('/AcroForm<</XFA[(template)5 0 R]>>'), runs],
    ['an XML form in other letters', anObject('/AcroForm<</#58FA 5 0 R>>'), runs],
    ['a document with a packed script', packedObjects(script), runs],
    ['a document with a script packed in other letters', packedObjects(script.replace('v', '#76')), runs],
    ['a document packed twice', packedObjects(script, '/Filter[/ASCIIHexDecode/FlateDecode]'), unreadable],
    [
      'a document packed by differences',
      packedObjects(script, '/Filter/FlateDecode/DecodeParms<</Predictor 12>>'),
      unreadable,
    ],
    ['a document whose objects unpack to megabytes', packedObjects(Buffer.alloc(50_000_000)), unreadable],
    [
      'a document with files inside',
      anObject('/Names<</EmbeddedFiles 4 0 R>>'),
      /^This PDF contains other files/,
    ],
    ['a document under a password', anObject('/Encrypt 4 0 R'), /^This PDF is protected/],
    ['a picture of nothing', aPng({ width: 0 }), damaged],
    [
      'a picture that unpacks to gigabytes',
      aPng({ width: 60_000, height: 60_000 }),
      /^This picture has too many pixels/,
    ],
    ['a photograph of too many points', aJpeg(65_000, 65_000), /^This picture has too many pixels/],
    [
      'a chunk longer than its file',
      Buffer.concat([aPng().subarray(0, 8), Buffer.from('7fffffff49484452', 'hex')]),
      damaged,
    ],
  ])('%s', async (_, bytes, words) => {
    const answer = await send(bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file[0]).toMatch(words);
  });

  it('a file of more than 20 MB: 413, before it is looked at', async () => {
    const answer = await send(aPng({ filling: attachmentLimits.bytes }));
    expect(answer.statusCode).toBe(413);
    const unsaid = await client.request('POST', url, 'x', { 'content-type': 'multipart/form-data' });
    expect(unsaid.statusCode).toBe(400);
  });

  it('no file at all', async () => {
    const answer = await client.post(url, { file: 'a text' });
    expect(answer.json().errors).toEqual({ file: ['Required'] });
  });
});

describe('where a picture was taken', () => {
  it.each([
    ['a photograph', aPhotograph(), 6],
    ['a drawing', aPngWithPlace(), 8],
    ['a web picture', aWebpWithPlace(), 3],
  ])('is left out of %s, and how it was held is kept', async (_, bytes, orientation) => {
    expect(bytes.includes('GPS')).toBe(true);
    const { data } = (await send(bytes, 'picture')).json();
    const file = (await client.get(`${url}/${data.id}/file`)).rawPayload;
    expect([file.length, file.includes('GPS')]).toEqual([bytes.length, false]);
    const tag = file.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1]));
    expect(file.readUInt16BE(tag + 8)).toBe(orientation);
    expect((await send(file, 'again')).json().errors.file[0]).toMatch(/already/);
  });
});

describe('what is attached as it is found', () => {
  const kept = async (bytes: Buffer, name?: string) => (await send(bytes, name)).json().data;

  it('what a document shows is never unpacked, however much is packed in it', async () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000)).toString('latin1');
    const inside = `3 0 obj\n<</Filter/FlateDecode/Length ${bomb.length}>>stream\n`;
    const document = aPdf(`${inside}${bomb}\nendstream\nendobj\n`);
    expect(await kept(document)).toMatchObject({ kind: 'pdf', size: document.length });
  });

  it('a document with names that every object of JavaScript knows', async () => {
    const document = anObject('/constructor 1/toString 2/hasOwnProperty 3');
    expect(await kept(document)).toMatchObject({ kind: 'pdf', size: document.length });
  });

  it('a document whose objects are packed, and run nothing', async () => {
    const document = packedObjects('4 0 <</Type/Catalog/OpenAction[2 0 R/Fit]>>');
    expect(await kept(document)).toMatchObject({ kind: 'pdf', size: document.length });
  });

  it('what a telephone writes behind a photograph is left out', async () => {
    const data = await kept(after(aJpeg(), `PK\x03\x04${html}`), 'IMG_1.JPG');
    expect(data).toMatchObject({ kind: 'jpeg', name: 'IMG_1.JPG', size: aJpeg().length });
  });

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\temp\\carte.png', 'carte.png'],
    ['photo.html', 'photo.html.png'],
    ['.htaccess', 'htaccess.png'],
    ['e\u0301te\u0301 \u202egnp.exe', 'été gnp.exe.png'],
    ['what?*.png', 'what__.png'],
    [`${'é'.repeat(300)}.png`, `${'é'.repeat(196)}.png`],
  ])('%s is called %s', async (given, name) => {
    const number = Number.parseInt(randomBytes(4).toString('hex'), 16);
    expect(await kept(aPng({ number }), given)).toMatchObject({ name, kind: 'png' });
  });
});
