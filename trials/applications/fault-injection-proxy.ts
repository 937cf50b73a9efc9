import http from 'node:http';

export type Write = {
  readonly by: string;
  readonly at: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly answered: boolean;
};

type Versions = Readonly<Record<string, { readonly lock_version: number }>>;
type Change = { readonly sections: Versions; readonly [field: string]: unknown };

type Cuts = { refused: number; dropped: number; delayed: number };

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

const isChange = ({ method, url = '' }: http.IncomingMessage): boolean =>
  method === 'PATCH' && /^\/api\/ship_time_requests\/\d+/.test(url);

export class FaultInjectionProxy {
  readonly writes: Write[] = [];
  readonly cuts: Cuts = { refused: 0, dropped: 0, delayed: 0 };
  readonly #random: () => number;
  readonly #names = new Map<string, string>();
  readonly #cutUntil = new Map<string, number>();
  readonly #server: http.Server;
  #target = '';
  #isCalm = false;

  constructor(random: () => number) {
    this.#random = random;
    this.#server = http.createServer((request, reply) => {
      this.#serve(request, reply).catch(() => request.socket.destroy());
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  }

  to(target: string): void {
    this.#target = target;
  }

  know(token: string, name: string): void {
    this.#names.set(token, name);
  }

  cut(name: string, milliseconds: number): void {
    this.#cutUntil.set(name, Date.now() + milliseconds);
  }

  calm(): void {
    this.#isCalm = true;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #serve(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const name = this.#nameOf(request);
    const isCut = !this.#isCalm && (this.#cutUntil.get(name) ?? 0) > Date.now();
    const fate = isCut ? 'refuse' : this.#fateOf(request);
    if (fate === 'refuse') {
      if (!isCut) this.cuts.refused += 1;
      request.socket.destroy();
      return;
    }
    const sent = request.method === 'GET' ? Buffer.alloc(0) : await bodyOf(request);
    const answer = await this.#ask(request, reply, sent);
    if (isChange(request)) return this.#answerChange({ name, fate, sent }, request, answer, reply);
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    reply.flushHeaders();
    answer.once('error', () => reply.destroy());
    answer.pipe(reply);
  }

  #nameOf(request: http.IncomingMessage): string {
    return this.#names.get((request.headers.authorization ?? '').replace('Bearer ', '')) ?? '';
  }

  #fateOf(request: http.IncomingMessage): Fate {
    return isChange(request) && !this.#isCalm ? ofChance(this.#random()) : 'pass';
  }

  async #ask(
    request: http.IncomingMessage,
    reply: http.ServerResponse,
    sent: Buffer,
  ): Promise<http.IncomingMessage> {
    const headers = { ...request.headers, ...(isChange(request) && { 'accept-encoding': 'identity' }) };
    const onward = http.request(`${this.#target}${request.url}`, { method: request.method, headers });
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject).end(sent);
    });
    reply.once('close', () => onward.destroy());
    return answer;
  }

  async #answerChange(
    { name, fate, sent }: { name: string; fate: Fate; sent: Buffer },
    request: http.IncomingMessage,
    answer: http.IncomingMessage,
    reply: http.ServerResponse,
  ): Promise<void> {
    const text = await bodyOf(answer);
    if (answer.statusCode === 200) this.#note(name, sent, text, fate !== 'drop');
    if (fate === 'drop') {
      this.cuts.dropped += 1;
      request.socket.destroy();
      return;
    }
    if (fate === 'delay') {
      this.cuts.delayed += 1;
      await new Promise((resolve) => setTimeout(resolve, 500 + this.#random() * 2500));
    }
    reply.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
  }

  #note(by: string, sent: Buffer, answer: Buffer, answered: boolean): void {
    const { sections, ...values } = JSON.parse(sent.toString()) as Change;
    const { data } = JSON.parse(answer.toString()) as { data: { lock_version: number; sections: Versions } };
    const isNew = Object.entries(sections).some(
      ([name, { lock_version }]) => data.sections[name]?.lock_version !== lock_version,
    );
    if (!isNew) return;
    this.writes.push({ by, at: Date.now(), version: data.lock_version, values, answered });
  }
}
