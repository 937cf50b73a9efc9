import http from 'node:http';

/** A change that reached the server, in the order in which the server took it. */
export type Write = {
  readonly by: string;
  readonly at: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The answer was sent back; false: it was dropped on the way. */
  readonly answered: boolean;
};

type Versions = Readonly<Record<string, { readonly lock_version: number }>>;
type Change = { readonly sections: Versions; readonly [field: string]: unknown };

type Cuts = { refused: number; dropped: number; delayed: number };

export type CuttingProxy = {
  readonly url: string;
  readonly writes: Write[];
  readonly cuts: Cuts;
  /** Where the requests go; a portal that was started again may be elsewhere. */
  to(target: string): void;
  /** Whose token it is. */
  know(token: string, name: string): void;
  /** Nothing of theirs goes through for so long. */
  cut(name: string, milliseconds: number): void;
  /** From now on everything goes through. */
  calm(): void;
  close(): Promise<void>;
};

type Fate = 'pass' | 'refuse' | 'drop' | 'delay';

const ofChance = (chance: number): Fate => {
  if (chance < 0.05) return 'refuse';
  if (chance < 0.11) return 'drop';
  return chance < 0.15 ? 'delay' : 'pass';
};

const bodyOf = async (stream: NodeJS.ReadableStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Between the editors and the portal: loses requests and answers, and keeps the log of what the server has taken. */
export const startCuttingProxy = async (random: () => number): Promise<CuttingProxy> => {
  const names = new Map<string, string>();
  const cutUntil = new Map<string, number>();
  const writes: Write[] = [];
  const cuts: Cuts = { refused: 0, dropped: 0, delayed: 0 };
  let target = '';
  let calm = false;

  const nameOf = (request: http.IncomingMessage): string =>
    names.get((request.headers.authorization ?? '').replace('Bearer ', '')) ?? '';

  const note = (by: string, sent: Buffer, answer: Buffer, answered: boolean): void => {
    const { sections, ...values } = JSON.parse(sent.toString()) as Change;
    const { data } = JSON.parse(answer.toString()) as { data: { lock_version: number; sections: Versions } };
    // What changed nothing has left the versions of its sections as they were.
    const isNew = Object.entries(sections).some(
      ([name, { lock_version }]) => data.sections[name]?.lock_version !== lock_version,
    );
    if (!isNew) return;
    writes.push({ by, at: Date.now(), version: data.lock_version, values, answered });
  };

  const serve = async (request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> => {
    const name = nameOf(request);
    const isChange = request.method === 'PATCH' && /^\/api\/ship_time_requests\/\d+/.test(request.url ?? '');
    const isCut = !calm && (cutUntil.get(name) ?? 0) > Date.now();
    const fate = isCut ? 'refuse' : isChange && !calm ? ofChance(random()) : 'pass';
    if (fate === 'refuse') {
      if (!isCut) cuts.refused += 1;
      request.socket.destroy();
      return;
    }
    const sent = request.method === 'GET' ? Buffer.alloc(0) : await bodyOf(request);
    const headers = { ...request.headers, ...(isChange && { 'accept-encoding': 'identity' }) };
    const onward = http.request(`${target}${request.url}`, { method: request.method, headers });
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject).end(sent);
    });
    reply.once('close', () => onward.destroy());
    if (!isChange) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      reply.flushHeaders();
      answer.once('error', () => reply.destroy());
      answer.pipe(reply);
      return;
    }
    const text = await bodyOf(answer);
    if (answer.statusCode === 200) note(name, sent, text, fate !== 'drop');
    if (fate === 'drop') {
      cuts.dropped += 1;
      request.socket.destroy();
      return;
    }
    if (fate === 'delay') {
      cuts.delayed += 1;
      await new Promise((resolve) => setTimeout(resolve, 500 + random() * 2500));
    }
    reply.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
  };

  const server = http.createServer((request, reply) => {
    serve(request, reply).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    writes,
    cuts,
    to: (where) => {
      target = where;
    },
    know: (token, name) => void names.set(token, name),
    cut: (name, milliseconds) => void cutUntil.set(name, Date.now() + milliseconds),
    calm: () => {
      calm = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
