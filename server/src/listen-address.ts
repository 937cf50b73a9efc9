import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { errorCodeOf, StartupError } from './startup-error.ts';

type Place = Pick<Config, 'port' | 'host'>;

const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is taken by another program: stop that program, or set PORT to another number.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine does not have the address ${host}: set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `This machine does not know the name ${host}: set HOST to one of its addresses.`,
};

export const toListenError = (error: unknown, place: Place): unknown => {
  const sentence = sentences[errorCodeOf(error) ?? ''];
  return sentence ? new StartupError(sentence(place)) : error;
};

export const requireFreePort = (place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(toListenError(error, place)));
    server.listen(place.port, place.host, () => server.close(() => resolve()));
  });

export const formatLocalUrl = ({ host }: Place, port: number): string => {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere || host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
};
