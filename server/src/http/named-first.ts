import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askOneself } from './method-override.ts';

const namedIn = (route: string): string[] => {
  const parts = route.split('/');
  return parts
    .flatMap((part, at) => (part.startsWith(':') ? [parts.slice(0, at + 1).join('/')] : []))
    .toReversed();
};

const filledIn = (route: string, params: Readonly<Record<string, unknown>>): string =>
  route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** An unknown id is 404 before the body is validated (docs/contract.md 1, "Malformed"). */
export const namesNothing = async (
  app: FastifyInstance,
  error: FastifyError & { readonly validationContext?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  if (error.validationContext !== 'body') return false;
  const route = namedIn(request.routeOptions.url ?? '').find((url) => app.hasRoute({ method: 'GET', url }));
  if (route === undefined) return false;
  const address = filledIn(route, request.params as Record<string, unknown>);
  return (await askOneself(app, address, request, reply)).statusCode === 404;
};
