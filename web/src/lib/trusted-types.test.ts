import { beforeAll, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
const policies = new Map<string, Partial<Rules>>();
const started: unknown[] = [];

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://ships.example/request/1'));
  vi.stubGlobal('Worker', function start(address: unknown) {
    started.push(address);
  });
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Partial<Rules>) => {
      policies.set(name, rules);
      return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL?.(address) }) };
    },
  });
});

it('nothing but what the kit and the map set becomes markup, and no text becomes code', async () => {
  await import('./trusted-types.ts');
  const { createHTML, ...others } = policies.get('default')!;
  expect(['', 'M', '<b>M</b>', '<img src=x onerror=alert(1)>'].map((text) => createHTML!(text))).toEqual([
    '',
    'M',
    null,
    null,
  ]);
  expect(others).toEqual({});
  expect([...policies.keys()].toSorted()).toEqual(['default', 'shiptime']);
});

it('workers are made of the portal’s own files alone', async () => {
  const { startWorker } = await import('./trusted-types.ts');
  startWorker('/assets/read-file.worker.js');
  expect(started).toEqual([{ trusted: '/assets/read-file.worker.js' }]);
  for (const other of [
    'https://evil.example/assets/x.js',
    '//evil.example/assets/x.js',
    'data:,1',
    '/api/x',
  ]) {
    expect(() => startWorker(other)).toThrow('not a worker of the portal');
  }
  expect(started).toHaveLength(1);
});
