// Load balancer that uses /readyz, and a TCP forwarder whose target can change.
import http from 'node:http';
import net from 'node:net';

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

export const startBalancer = async (portals) => {
  let ready = [...portals];
  let turn = 0;
  const agent = new http.Agent({ keepAlive: false });
  // A slow response does not make a process unready, since the machine may be busy.
  const isReady = (portal) =>
    fetch(`${portal.url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      ({ name }) => name === 'TimeoutError' && ready.includes(portal),
    );
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const answers = await Promise.all(portals.map(isReady));
    ready = portals.filter((_, n) => answers[n]);
    looking = false;
  };
  const timer = setInterval(look, 200);
  const server = http.createServer((request, response) => {
    const portal = ready[(turn += 1) % Math.max(1, ready.length)];
    const fail = () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    if (!portal) return fail();
    const { method, url, headers } = request;
    const forwarded = http.request({
      host: '127.0.0.1',
      port: portal.port,
      method,
      path: url,
      headers,
      agent,
    });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', fail);
    request.pipe(forwarded);
  });
  server.keepAliveTimeout = 120_000;
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => ready.length,
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Changing the target cuts all connections. */
export const startProxy = async (target) => {
  const sockets = new Set();
  let to = target;
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const port = await listening(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    move: (other) => {
      to = other;
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
};
