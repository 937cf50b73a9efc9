import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { isInner } from './method-override.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: { readonly scope: string; readonly key: string } | null;
  }
}

/** A request whose process died is given up after this long and may be sent again. */
const abandonedAfterSeconds = 60;
const kept = ['content-type', 'etag', 'location'] as const;

const fingerprint = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');

type Stored = {
  status: number | null;
  headers: unknown;
  body: string | null;
  body_hash: string;
  abandoned: boolean;
};

const claim = async (db: Db, scope: string, key: string, request: FastifyRequest, hash: string) => {
  const row = { scope, key, method: request.method, path: request.url, body_hash: hash };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['scope', 'key'])
        .doUpdateSet({
          ...row,
          status: null,
          headers: null,
          body: null,
          completed_at: null,
          created_at: sql`now()`,
        })
        .where(
          sql<boolean>`idempotency_keys.created_at < now() - interval '24 hours' or (idempotency_keys.completed_at is null
            and idempotency_keys.body_hash = ${hash}
            and idempotency_keys.created_at < now() - make_interval(secs => ${abandonedAfterSeconds}))`,
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

const replay = (stored: Stored | undefined, hash: string): Stored => {
  if (stored && stored.body_hash !== hash) {
    throw new Refusal(422, { message: 'errors:http.idempotency_conflict', type: 'idempotency_conflict' });
  }
  if (!stored || stored.status === null) {
    throw new Refusal(409, {
      message: 'errors:http.idempotency_in_flight',
      type: 'idempotency_in_flight',
      headers: { 'retry-after': '1' },
    });
  }
  return stored;
};

/** `Idempotency-Key` on a POST: done once, answered alike for 24 hours (CONTRACT 1, "Idempotency"). */
export const registerIdempotency = (app: FastifyInstance, db: Db): void => {
  app.decorateRequest('idempotency', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '' || isInner(request)) return;
    const scope = request.viewer ? `user:${request.viewer.id}` : `address:${request.ip}`;
    const hash = fingerprint(request);
    if (await claim(db, scope, key, request, hash)) {
      request.idempotency = { scope, key };
      return;
    }
    const found = await db
      .selectFrom('idempotency_keys')
      .select(['status', 'headers', 'body', 'body_hash'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    const stored = replay(found as Stored | undefined, hash);
    return reply
      .code(stored.status!)
      .headers({ ...(stored.headers as Record<string, string>), 'idempotency-replayed': 'true' })
      .serializer((text: string) => text)
      .send(stored.body ?? '');
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotency } = request;
    if (!idempotency) return payload;
    const keys = db
      .updateTable('idempotency_keys')
      .where('scope', '=', idempotency.scope)
      .where('key', '=', idempotency.key);
    // What failed for no fault of the request may be tried again.
    if (reply.statusCode >= 500 || typeof payload !== 'string') {
      await db
        .deleteFrom('idempotency_keys')
        .where('scope', '=', idempotency.scope)
        .where('key', '=', idempotency.key)
        .execute();
      return payload;
    }
    const headers = Object.fromEntries(
      kept.map((name) => [name, reply.getHeader(name)]).filter(([, value]) => value),
    );
    await keys
      .set({
        status: reply.statusCode,
        headers: JSON.stringify(headers),
        body: payload,
        completed_at: sql`now()`,
      })
      .execute();
    return payload;
  });
};
