import type { RouteOptions } from 'fastify';
import { roles, type RoleName } from '@shiptime/domain/shared/actor';
import type { RouteAccess } from '../src/http/access.ts';
import type { OpenApiDocument } from '../src/openapi/openapi-types.ts';

const heading = `# Every route

Generated from \`/openapi.json\`, which has bodies and answers, by \`npm run api:types\`. \`(public)\` needs no token, \`(3,4,5)\` is for accounts of these
types, anything else for signed-in callers.
`;

const isAdmitted = (access: Exclude<RouteAccess, string>, role: RoleName, method: string): boolean =>
  typeof access === 'function'
    ? access({ id: 0, role: roles[role], vesselIds: [] }).allowed
    : access.includes(role) && (role !== 'observer' || method === 'GET');

const whoOf = (route: RouteOptions | undefined, method: string): string => {
  const access: RouteAccess = route?.config?.access ?? 'signed_in';
  if (access === 'signed_in') return '';
  if (access === 'public') return '(public)';
  const admitted = (Object.keys(roles) as RoleName[]).filter((role) => isAdmitted(access, role, method));
  return `(${admitted.map((role) => roles[role]).join(',')})`;
};

export const routesPage = ({ paths }: OpenApiDocument, routes: readonly RouteOptions[]): string => {
  const routeOf = (address: string, method: string) =>
    routes.find((route) => route.url === address && [route.method].flat().includes(method));
  const lines = Object.entries(paths).map(([address, item]) => {
    const url = address.replaceAll(/\{(\w+)\}/g, ':$1');
    const methods = Object.keys(item).map((method) => {
      const name = method.toUpperCase();
      return `${name}${whoOf(routeOf(url, name), name)}`;
    });
    return `${address} ${methods.join(',')}`;
  });
  return `${heading}\n\`\`\`\n${lines.toSorted().join('\n')}\n\`\`\`\n`;
};
