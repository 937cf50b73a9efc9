import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';
import { injectInternalRequest } from './method-override.ts';
import { notFoundRefusal, Refusal } from './refusal.ts';
import { statusOfRefusal } from './refusal-statuses.ts';

/** Returns the resource of a route and its parents: `/a/:id/b/c`, `/a/:id/b`, `/a/:id`. */
const namedIn = (route: string): string[] => {
  const parts = route.split('/');
  return parts
    .map((_, at) => parts.slice(0, at + 1).join('/'))
    .filter((address) => address.includes(':'))
    .toReversed();
};

const filledIn = (route: string, params: Readonly<Record<string, unknown>>): string =>
  route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

type Named = {
  readonly can?: Readonly<Record<string, boolean>>;
  readonly blocking?: { readonly refusals?: Readonly<Record<string, { readonly code: RefusalCode }>> };
};

const actionsByPart: Readonly<Record<string, readonly string[]>> = {
  '': ['edit', 'update'],
  rank: ['reject'],
  standing: ['reject'],
  join: ['edit'],
  take_back: ['edit'],
  kept_conflicts: ['keep_conflict', 'edit'],
  versions: ['create_version', 'publish'],
  remarks: ['remark'],
  withdrawal_request: ['ask_to_withdraw'],
  amendment_request: ['edit'],
  scheduling_constraints: ['edit_constraints'],
  ...Object.fromEntries(
    ['co_proponents', 'invitations', 'people'].map((part) => [part, ['manage_co_proponents']]),
  ),
  ...Object.fromEntries(
    ['stations', 'funding_sources', 'collaborators', 'areas_of_consideration', 'attachments', 'missions'].map(
      (part) => [part, ['edit']],
    ),
  ),
};

const actionOf = (route: string, named: string, { can = {} }: Named): string | undefined => {
  const parts = route
    .slice(named.length + 1)
    .split('/')
    .filter((part) => !part.startsWith(':'));
  const candidates = parts.flatMap((part) => [part, ...(actionsByPart[part] ?? [])]);
  return candidates.find((action) => action in can);
};

const refusalOf = (action: string, { can = {}, blocking }: Named): Refusal | undefined => {
  if (can[action] !== false) return undefined;
  const refusal = new Refusal(blocking?.refusals?.[action]?.code ?? 'forbidden');
  return [403, 404].includes(statusOfRefusal(refusal)) ? refusal : undefined;
};

const refusedBy = async (
  app: FastifyInstance,
  named: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | 'allowed' | undefined> => {
  const address = filledIn(named, request.params as Record<string, unknown>);
  let answer = await injectInternalRequest(app, `${address}?append=blocking`, request, reply);
  if (answer.statusCode === 400) answer = await injectInternalRequest(app, address, request, reply);
  if (answer.statusCode === 404) return /:\w+$/.test(named) ? notFoundRefusal() : undefined;
  if (answer.statusCode === 403) return new Refusal('forbidden');
  if (answer.statusCode !== 200) return undefined;
  const { data } = answer.json<{ data?: Named }>();
  const action = data?.can && actionOf(request.routeOptions.url ?? '', named, data);
  return action === undefined || data === undefined ? undefined : (refusalOf(action, data) ?? 'allowed');
};

/** Answers 404 or 403 before reporting errors in the body; undefined if only the body is wrong. */
export const findRefusalBeforeBody = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> => {
  if (request.method === 'GET') return undefined;
  for (const named of namedIn(request.routeOptions.url ?? '')) {
    // A route without HEAD has side effects on GET, so it is not called.
    if (!app.hasRoute({ method: 'HEAD', url: named })) continue;
    const refusal = await refusedBy(app, named, request, reply);
    if (refusal !== undefined) return refusal === 'allowed' ? undefined : refusal;
  }
  return undefined;
};
