import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedDelivery = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
};

type Answer = {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly silent?: boolean;
  readonly endless?: boolean;
};

export const startWebhookReceiver = async (answers: Answer[] = [], port = 0) => {
  const received: ReceivedDelivery[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body, path: request.url ?? '' });
      const { status = 204, headers = {}, body: text = '', silent, endless } = answers.shift() ?? {};
      if (silent) return;
      response.on('error', () => undefined);
      response.writeHead(status, headers);
      if (endless) response.write('…');
      else response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    received,
    answers,
    port: own,
    url: `http://127.0.0.1:${own}/hook`,
    connections: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
