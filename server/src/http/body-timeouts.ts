import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonLimitBytes, uploadLimitBytes } from './body-parsers.ts';
import { Refusal } from './refusal.ts';

const second = 1000;

export type BodyTimeouts = {
  /** Milliseconds to send a whole body: more for signed-in users on satellite links. */
  readonly visitor: number;
  readonly viewer: number;
  readonly silence: number;
  readonly linger: number;
};
const usual: BodyTimeouts = {
  visitor: 20 * second,
  viewer: 900 * second,
  silence: 30 * second,
  linger: 5 * second,
};

const mostBytesEach = 20 * jsonLimitBytes;
const mostBytesTogether = 200 * jsonLimitBytes;

const tooMany = (): Refusal =>
  new Refusal('too_many_at_once', { message: 'answers:http.too_many_at_once', retryAfter: 5 });
const tooManyTogether = (): Refusal =>
  new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter: 5 });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isComing = (request: FastifyRequest): boolean => hasBody(request) && request.raw.complete === false;

const sizeOf = ({ headers }: FastifyRequest): number =>
  Math.max(jsonLimitBytes, Math.min(Number(headers['content-length'] ?? uploadLimitBytes), uploadLimitBytes));

/** False for two Host headers, since proxy and portal might use different ones. */
const hasOneHost = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

/** Reads the rest of the body, because closing at once would reset the connection and lose the response. */
const discardRest = ({ raw }: FastifyRequest, linger: number, answered: WeakSet<Socket>): void => {
  const { socket } = raw;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (raw.complete) return close();
    answered.add(socket);
    socket.end();
    const stop = setTimeout(() => socket.destroy(), linger);
    socket.once('close', () => clearTimeout(stop));
    raw.once('end', close);
    raw.unpipe();
    raw.resume();
  };
};

class UnderWay {
  readonly #sizes = new Map<string, number>();
  #together = 0;

  add(who: string, size: number): void {
    const own = (this.#sizes.get(who) ?? 0) + size;
    if (own > mostBytesEach) throw tooMany();
    if (this.#together + size > mostBytesTogether) throw tooManyTogether();
    this.#sizes.set(who, own);
    this.#together += size;
  }

  remove(who: string, size: number): void {
    const own = (this.#sizes.get(who) ?? 0) - size;
    if (own > 0) this.#sizes.set(who, own);
    else this.#sizes.delete(who);
    this.#together -= size;
  }
}

export const registerBodyTimeouts = (app: FastifyInstance, timeouts: Partial<BodyTimeouts> = {}): void => {
  const wait = { ...usual, ...timeouts };
  const underWay = new UnderWay();

  // Unknown expectations may be ignored (RFC 9110, 10.1.1); Node would answer 417.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  const answered = new WeakSet<Socket>();

  app.addHook('onRequest', async (request, reply) => {
    if (answered.has(request.raw.socket)) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (!hasOneHost(request)) throw new Refusal('malformed', { message: 'answers:http.malformed_request' });
  });

  // Runs after authentication and before the body is read.
  app.addHook('preParsing', async (request) => {
    if (!isComing(request)) return;
    const { raw, viewer } = request;
    const who = viewer ? `user ${viewer.id}` : request.ip;
    const size = sizeOf(request);
    underWay.add(who, size);
    const cut = () => raw.socket.destroy();
    const whole = setTimeout(cut, viewer ? wait.viewer : wait.visitor);
    let heard = raw.socket.bytesRead;
    const silence = setInterval(() => {
      if (raw.socket.bytesRead === heard) cut();
      heard = raw.socket.bytesRead;
    }, wait.silence);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(whole);
      clearInterval(silence);
      raw.socket.off('close', end);
      underWay.remove(who, size);
    };
    raw.once('end', end).once('close', end);
    // Requests answered before the whole body has arrived emit no `close`.
    raw.socket.once('close', end);
  });

  app.addHook('onSend', async (request, reply) => {
    if (!isComing(request)) return;
    reply.header('connection', 'close');
    discardRest(request, wait.linger, answered);
  });
};
