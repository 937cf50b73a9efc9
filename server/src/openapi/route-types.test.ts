import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { settingsWithEveryRoute } from '#test/every-route.ts';
import { startTestApp } from '#test/harness.ts';
import { type DomainSchemas, routeTypes } from '#test/route-types.ts';

const domain = path.join(import.meta.dirname, '../../../domain/src');
const generated = path.join(import.meta.dirname, '../../../web/src/lib/routes.generated.ts');

const isNamed = (value: unknown): value is z.core.$ZodType =>
  value instanceof z.core.$ZodObject || value instanceof z.core.$ZodUnion;

const schemasOfDomain = async (): Promise<DomainSchemas> => {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted((a, b) => Number(b.includes('wire')) - Number(a.includes('wire')) || a.localeCompare(b, 'en'));
  const known = new Map<z.core.$ZodType, { module: string; name: string }>();
  for (const file of files) {
    const exported = (await import(path.join(domain, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (isNamed(value) && !known.has(value)) known.set(value, { module: file.replace(/\.ts$/, ''), name });
  }
  return known;
};

it('the calls of the page are typed by the routes as they are: else npm run api:types', async () => {
  const routes: RouteOptions[] = [];
  const test = await startTestApp(settingsWithEveryRoute, {}, { onRoute: (route) => routes.push(route) });
  await test.close();
  await expect(routeTypes(routes, await schemasOfDomain())).toMatchFileSnapshot(generated);
});
