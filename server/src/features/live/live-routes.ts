import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#http/refusal.ts';
import {
  recheckStreamPermissions,
  LiveStream,
  findPermittedTopics,
  type TopicGuards,
} from './live-stream.ts';

/** Maximum topics per stream; high, because all tabs of a browser share one. */
const mostTopics = 300;
const streamLimits = { each: 40, together: 2000 };
type StreamLimits = typeof streamLimits;

const query = z.looseObject({
  topics: z
    .string()
    .max(6000)
    .optional()
    .describe('pairs of `kind:id`, separated by commas, such as `user:1,vessel_plan:3`'),
});

/** Refuses streams over the limit, because a page whose stream was ended would reconnect. */
class Places {
  readonly #limits: StreamLimits;
  readonly #taken = new Map<number, number>();
  #together = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  take(userId: number): () => void {
    const own = this.#taken.get(userId) ?? 0;
    const retryAfter = 30;
    if (own >= this.#limits.each)
      throw new Refusal('too_many_at_once', { message: 'answers:http.too_many_streams', retryAfter });
    if (this.#together >= this.#limits.together)
      throw new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter });
    this.#taken.set(userId, own + 1);
    this.#together += 1;
    return () => {
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(userId);
      else this.#taken.set(userId, left);
      this.#together -= 1;
    };
  }
}

/** `GET /api/live` reports only that something changed, to people who may see it. */
export const liveRoutes =
  (guards: TopicGuards, limits = streamLimits, heartbeatMilliseconds = 20_000): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, live } = app;
    const open = new Set<LiveStream>();
    const places = new Places(limits);
    let isChecking = false;
    const check = async (): Promise<void> => {
      if (isChecking) return;
      isChecking = true;
      try {
        await recheckStreamPermissions(db, guards, open);
      } catch (err) {
        app.log.warn({ err }, 'live streams could not be checked');
      } finally {
        isChecking = false;
      }
    };
    const heartbeat = setInterval(() => void check(), heartbeatMilliseconds);
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    });

    app.get(
      '/live',
      { config: { access: 'signed_in' }, schema: { tags: ['portal'], querystring: query } },
      async (request, reply) => {
        const { actor } = request;
        const leave = places.take(actor.id);
        reply.raw.once('close', leave);
        const asked = (request.query.topics ?? '').split(',').slice(0, mostTopics);
        const topics = await findPermittedTopics(db, guards, actor, asked);
        const stream = new LiveStream({ live, sessionId: actor.sessionId, topics });
        open.add(stream);
        live.streams += 1;
        stream.readable.on('close', () => {
          open.delete(stream);
          live.streams -= 1;
        });
        return (
          reply
            .type('text/event-stream; charset=utf-8')
            .header('cache-control', 'no-store')
            // Closes the connection, so that a stopping process need not wait.
            .header('connection', 'close')
            .header('x-accel-buffering', 'no')
            .send(stream.readable)
        );
      },
    );
  };
