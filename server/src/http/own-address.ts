import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';

const bare = (address: string): string => address.replace(/^::ffff:/, '');
const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** The address that this very connection was made to; no client can say another one. */
const reached = ({ socket }: FastifyRequest): string => {
  const { localAddress, localPort } = socket;
  return localAddress === undefined ? 'localhost' : `${inUrl(bare(localAddress))}:${localPort}`;
};

/** The address that the client says it has asked, where it can only be this portal; else null. */
const said = (request: FastifyRequest): string | null => {
  const { protocol, host } = request;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${protocol}://${host}`)) return null;
  const url = new URL(`${protocol}://${host}`);
  const isOwn = isLoopback(url.hostname) || url.host === new URL(`${protocol}://${reached(request)}`).host;
  return isOwn ? `${protocol}://${host}` : null;
};

/**
 * Under which address people reach the portal, for links and as the origin of its pages: PUBLIC_URL, and nothing that a
 * client says. Without it the name that the client used counts where it means this machine.
 */
export const ownAddress = (request: FastifyRequest): string =>
  request.server.settings.publicUrl ?? said(request) ?? `${request.protocol}://${reached(request)}`;

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

/** Pages may also come from this machine itself, whatever the public address is. */
export const isOwnOrigin = (request: FastifyRequest, origin: string): boolean => {
  const asked = originOf(origin);
  return asked !== null && (asked === originOf(ownAddress(request)) || asked === originOf(said(request)));
};
