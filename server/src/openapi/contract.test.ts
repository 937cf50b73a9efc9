import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/harness.ts';
import { everyRoute } from '#test/every-route.ts';
import type { Document } from './spec.ts';

const file = path.join(import.meta.dirname, '../../../docs/contract.md');
const chapter = '## 10. Every route';

/** `| /api/ports | GET, POST | … |` */
const toldIn = (text: string): readonly string[] =>
  text
    .slice(text.indexOf(chapter))
    .split('\n')
    .flatMap((line) => {
      const [, address = '', methods = ''] = line.split('|').map((cell) => cell.trim());
      return address.startsWith('/api/') ? methods.split(', ').map((method) => `${method} ${address}`) : [];
    });

it('the contract names every route, and none that is not there', async () => {
  const test = await startTestApp(everyRoute);
  const document = (await test.visitor.get('/openapi.json?lang=en')).json<Document>();
  await test.close();
  const there = Object.entries(document.paths).flatMap(([address, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${address}`),
  );
  const told = toldIn(readFileSync(file, 'utf8'));
  expect({
    unnamed: there.filter((route) => !told.includes(route)),
    gone: told.filter((route) => !there.includes(route)),
  }).toEqual({ unnamed: [], gone: [] });
});
