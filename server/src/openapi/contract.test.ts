import path from 'node:path';
import type { RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { settingsWithEveryRoute } from '#test/every-route.ts';
import { startTestApp } from '#test/harness.ts';
import { routesPage } from '#test/routes-page.ts';
import type { OpenApiDocument } from './openapi-types.ts';

const file = path.join(import.meta.dirname, '../../../docs/routes.md');

it('docs/routes.md names every route, and none that is not there: else npm run api:types', async () => {
  const routes: RouteOptions[] = [];
  const test = await startTestApp(settingsWithEveryRoute, {}, { onRoute: (route) => routes.push(route) });
  const document = (await test.visitor.get('/openapi.json?lang=en')).json<OpenApiDocument>();
  await test.close();
  await expect(routesPage(document, routes)).toMatchFileSnapshot(file);
});
