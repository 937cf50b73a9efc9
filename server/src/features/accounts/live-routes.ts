import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LiveStream, permittedTopics, type TopicGuards } from './live-stream.ts';

const mostTopics = 50;
/** Tabs of one browser, a few streams each; whoever opens more loses the oldest. */
const mostStreams = 40;
const query = z.looseObject({
  topics: z.string().max(2000).optional().describe('separated by commas, as in user:1,vessel_plan:3'),
});

/** `GET /api/live`: who may see something is told when it changes, and no more than that it has changed. */
export const liveRoutes =
  (guards: TopicGuards, heartbeatMilliseconds = 20_000): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, live } = app;
    const open = new Set<LiveStream>();
    const makeRoom = (sessionId: number): void => {
      const own = [...open].filter((stream) => stream.sessionId === sessionId);
      for (const stream of own.slice(0, Math.max(0, own.length - mostStreams + 1))) stream.end();
    };
    const heartbeat = setInterval(() => {
      for (const stream of open) {
        stream.check().catch((err: unknown) => app.log.warn({ err }, 'a live stream could not be checked'));
      }
    }, heartbeatMilliseconds);
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    });

    app.get(
      '/live',
      { config: { access: 'signed_in' }, schema: { tags: ['portal'], querystring: query } },
      async (request, reply) => {
        const { actor } = request;
        const asked = [...new Set((request.query.topics ?? '').split(',').slice(0, mostTopics))];
        const topics = await permittedTopics(db, guards, actor, asked);
        const stream = new LiveStream({ db, live, guards, sessionId: actor.sessionId, topics });
        makeRoom(actor.sessionId);
        open.add(stream);
        stream.readable.on('close', () => open.delete(stream));
        return (
          reply
            .type('text/event-stream; charset=utf-8')
            .header('cache-control', 'no-store')
            // When it ends nothing follows on it, and a process that stops need not wait for whoever holds it open.
            .header('connection', 'close')
            .header('x-accel-buffering', 'no')
            .send(stream.readable)
        );
      },
    );
  };
