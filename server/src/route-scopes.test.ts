import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '@shiptime/domain/integrations/scopes';
import { aServiceAccount } from '../test/factories/service-accounts.ts';
import { startTestApp, type TestApp, type TestClient } from '../test/harness.ts';
import { routeScopes, findRouteScope } from './route-scopes.ts';

let portal: TestApp;
let routes: { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }[];
beforeAll(async () => {
  portal = await startTestApp();
  const { paths = {} } = portal.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  routes = Object.entries(paths).flatMap(([path, item]) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      .filter((method) => method.toLowerCase() in item)
      .map((method) => ({ method, path })),
  );
});
afterAll(() => portal.close());

const urlOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

describe('what opens which route to programs', () => {
  it('names routes that are there', () => {
    const there = new Set(routes.map(({ method, path }) => `${method} ${urlOf(path)}`));
    expect(routeScopes.filter(([route]) => !there.has(route))).toEqual([]);
  });

  it('lets no reading scope write, and every scope open something', () => {
    const writing = routeScopes.filter(
      ([route, scope]) => !route.startsWith('GET ') && (scope === 'any' || scope.endsWith(':read')),
    );
    expect(writing).toEqual([]);
    expect(new Set(routeScopes.map(([, scope]) => scope))).toEqual(new Set([...scopes, 'any']));
  });

  it('leaves accounts, sessions, decisions, steps, publishing and administration to people', () => {
    const people =
      /^\/api\/(auth(?!\/token$)|users|audit_log|outbox|operation|backups|ledger|service_accounts|webhooks|notices|calendar_feeds|invitations|live)|\/(accept|reject|clarify|reassign|set_final|send_to_\w+|return|reopen|presence|invitations)$/;
    expect(routeScopes.filter(([route]) => people.test(route.split(' ')[1]!))).toEqual([]);
    expect(findRouteScope('POST', '/api/fleet_plans/:id/versions')).toBeUndefined();
    expect(findRouteScope('PATCH', '/api/settings')).toBeUndefined();
  });

  it('is held at every route: each scope opens its own, and all together nothing else', async () => {
    const one = await aServiceAccount(portal, { scopes: ['schedules:read'], user_type_id: 4 });
    const rest = scopes.filter((scope) => scope !== 'schedules:read');
    const others = await aServiceAccount(portal, { scopes: rest, user_type_id: 4 });
    const isRefused = async (program: TestClient, { method, path }: (typeof routes)[number]) => {
      const answer = await program.request(method, path.replaceAll(/\{\w+\}/g, '999999'), {});
      return answer.statusCode === 403 && answer.json().type === 'insufficient_scope';
    };
    const wrong: string[] = [];
    const expectRefused = async (program: TestClient, route: (typeof routes)[number], refused: boolean) => {
      if ((await isRefused(program, route)) !== refused) wrong.push(`${route.method} ${route.path}`);
    };
    for (const route of routes) {
      const scope = findRouteScope(route.method, urlOf(route.path));
      if (scope === undefined) {
        const visitor = await portal.visitor.request(
          route.method,
          route.path.replaceAll(/\{\w+\}/g, '999999'),
          {},
        );
        await expectRefused(others, route, visitor.statusCode === 401);
        continue;
      }
      await expectRefused(others, route, scope === 'schedules:read');
      if (scope !== 'any') await expectRefused(one, route, scope !== 'schedules:read');
    }
    expect(wrong).toEqual([]);
  });
});
