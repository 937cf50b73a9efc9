import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';

const bare = (address: string): string => address.replace(/^::ffff:/, '');
const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const reached = ({ socket }: FastifyRequest): string => {
  const { localAddress, localPort } = socket;
  return localAddress === undefined ? 'localhost' : `${inUrl(bare(localAddress))}:${localPort}`;
};

const said = (request: FastifyRequest): string | null => {
  const { protocol, host } = request;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${protocol}://${host}`)) return null;
  const url = new URL(`${protocol}://${host}`);
  const isOwn = isLoopback(url.hostname) || url.host === new URL(`${protocol}://${reached(request)}`).host;
  return isOwn ? `${protocol}://${host}` : null;
};

/** Returns PUBLIC_URL, else the requested host if that is this machine, never another value from the client. */
export const resolvePublicOrigin = (request: FastifyRequest): string =>
  request.server.settings.publicUrl ?? said(request) ?? `${request.protocol}://${reached(request)}`;

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

export const isOwnOrigin = (request: FastifyRequest, origin: string): boolean => {
  const asked = originOf(origin);
  return (
    asked !== null && (asked === originOf(resolvePublicOrigin(request)) || asked === originOf(said(request)))
  );
};
