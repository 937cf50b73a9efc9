import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
let paths: string[];
beforeAll(async () => {
  portal = await startTestApp();
  paths = Object.entries((portal.app.swagger() as { paths: Record<string, object> }).paths)
    .filter(([path, item]) => 'get' in item && !path.endsWith('/logout'))
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));
});
afterAll(() => portal.close());

const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const twins: Record<string, (path: string) => string> = {
  'one encoded letter': (path) => path.replace('/a', `/${code('a')}`),
  'every letter encoded': (path) => path.replaceAll(/[a-z]/g, code),
  'a slash at its end': (path) => `${path}/`,
  'its version': (path) => path.replace('/api', '/api/v1'),
  'its version, encoded': (path) => path.replace('/api', '/api/%761'),
  'the host before it': (path) => `http://portal.example${path}`,
};

const changing = new Set(['date', 'etag', 'content-length']);
const answerTo = async (url: string) => {
  const { statusCode, headers } = await portal.visitor.get(url);
  const kept = Object.entries(headers)
    .filter(([name]) => !changing.has(name))
    .map(([name, value]) => [name, /remaining|reset|request-id/.test(name) ? 'some' : value]);
  return { statusCode, headers: Object.fromEntries(kept) };
};

describe('every address of the API answers alike', () => {
  it.each(Object.keys(twins))('with %s', async (twin) => {
    expect(paths.length).toBeGreaterThan(60);
    const different: string[] = [];
    for (const path of paths) {
      const [plain, other] = [await answerTo(path), await answerTo(twins[twin]!(path))];
      if (JSON.stringify(plain) !== JSON.stringify(other)) different.push(path);
    }
    expect(different).toEqual([]);
  });
});

it('encoded letters count and are never stored', async () => {
  const few = await startTestApp({
    limits: { perUser: 3, perAddress: 3, perLogin: 5, perAccount: 1_000_000 },
  });
  const statuses: number[] = [];
  for (const path of ['/%61pi/vessels', '/api/vessels', '/%61%70%69/vessels', '/a%70i/vessels'])
    statuses.push((await few.visitor.get(path)).statusCode);
  const { headers } = await few.visitor.get('/%61pi/nothing');
  await few.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-ratelimit-limit']).toBe('3');
});
