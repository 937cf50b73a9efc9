import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aWideWorkbook } from '#test/factories/archives.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const aProponent = async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).create();
  const client = await test.as(user);
  const send = (bytes: Buffer, language = 'en') =>
    sendFile(client, `/api/ship_time_requests/${id}/stations/import?lang=${language}`, bytes);
  return { id, client, send };
};
const good = Buffer.from('name,latitude,longitude\nHL01,44.4,-63.45\n');

it.each([
  ['en', 'Row 1 of this file has more than 50 columns. Keep only the columns of the stations'],
  ['fr', 'La ligne 1 de ce fichier a plus de 50\u00a0colonnes. Ne gardez que les colonnes des stations'],
])('a small workbook of very many cells is refused in words (%s)', async (language, message) => {
  const { send } = await aProponent();
  const answer = await send(aWideWorkbook(2000), language);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message, errors: { file: [message] } });
});

it('a file that takes no end of time does not keep others from theirs', async () => {
  const one = await aProponent();
  const other = await aProponent();
  const endless = one.send(Buffer.from('"a'.repeat(500_000)));
  expect((await other.send(good)).statusCode).toBe(200);
  expect((await other.client.get('/healthz')).statusCode).toBe(200);
  expect((await endless).statusCode).toBe(422);
});

it('one person has a few files under way and no more, and another is not refused for it', async () => {
  const one = await aProponent();
  const other = await aProponent();
  const wide = aWideWorkbook(20);
  const many = Array.from({ length: 12 }, () => one.send(wide));
  expect((await other.send(good)).statusCode).toBe(200);
  const answers = await Promise.all(many);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(4);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ type: 'too_many_at_once' });
  expect(refused?.headers['retry-after']).toBe('5');
});

it('a formula after any separator is a text in the file, and itself again when it is read back', async () => {
  const { id, client, send } = await aProponent();
  const name = "x;=cmd|' /C calc'!A0;y";
  const stations = `/api/ship_time_requests/${id}/stations`;
  await client.post(stations, { name, type: "'-1|@a", latitude: 44.4, longitude: -63.45 });
  const file = await client.get(`${stations}/export.csv`);
  expect(file.body.split('\r\n')[1]).toBe(`"x;'=cmd|' /C calc'!A0;y","''-1|'@a",44.4,-63.45`);
  await send(file.rawPayload);
  expect((await client.get(stations)).json().data).toMatchObject([{ name }, { name, type: "'-1|@a" }]);
});

it.each([
  ['a station', 'stations', { name: 'one\r\ntwo\u202e', latitude: 44, longitude: -63 }, 'name'],
  ['an application', '', { project_title: 'one\r\ntwo\u202e' }, 'project_title'],
])('the name of %s is one line without anything unseen', async (_, part, body, field) => {
  const { id, client } = await aProponent();
  const at = `/api/ship_time_requests/${id}`;
  const answer = part === '' ? await client.patch(at, body) : await client.post(`${at}/${part}`, body);
  expect(answer.json().data[field]).toBe('one two');
});
