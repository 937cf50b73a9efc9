import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/connection.ts';
import { isInner } from './method-override.ts';
import { Refusal } from './refusal.ts';
import { seal, sealOf, unseal, type Seal } from './sealed-answer.ts';

type Claim = { readonly scope: string; readonly seal: Seal };

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: Claim | null;
  }
}

/** A request whose process died is given up after this long, and may be sent again unless it was done. */
const patience = sql`interval '60 seconds'`;
const kept = ['content-type', 'etag', 'location'] as const;
const longestKey = 255;

const claims = new AsyncLocalStorage<Claim>();

/** In the transaction of a request with a key: from its commit on it is done, whatever becomes of the process. */
export const markCommitted = async (tx: Tx): Promise<void> => {
  const claim = claims.getStore();
  if (!claim) return;
  await tx
    .updateTable('idempotency_keys')
    .set({ committed: true })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.seal.keyHash)
    .execute();
};

const rowOf = (db: Db, { scope, seal }: Claim) => ({
  read: () =>
    db
      .selectFrom('idempotency_keys')
      .select(['status', 'headers', 'body', 'body_hash'])
      .select(sql<boolean>`committed and created_at < now() - ${patience}`.as('is_answer_lost'))
      .where('scope', '=', scope)
      .where('key', '=', seal.keyHash)
      .executeTakeFirst(),
  /** What is committed was done, also where the answer to it failed. */
  remove: () =>
    db
      .deleteFrom('idempotency_keys')
      .where('scope', '=', scope)
      .where('key', '=', seal.keyHash)
      .where('committed', '=', false)
      .execute(),
  complete: (status: number, headers: object, body: string) =>
    db
      .updateTable('idempotency_keys')
      .set({ status, headers: JSON.stringify(headers), body, completed_at: sql`now()` })
      .where('scope', '=', scope)
      .where('key', '=', seal.keyHash)
      .execute(),
});

/** True for the first to come with the key; what is older than a day, or was abandoned, counts as never sent. */
const takeClaim = async (db: Db, { scope, seal }: Claim, request: FastifyRequest): Promise<boolean> => {
  const row = {
    scope,
    key: seal.keyHash,
    method: request.method,
    path: request.url.split('?', 1)[0]!,
    body_hash: seal.bodyHash,
  };
  const anew = {
    ...row,
    status: null,
    headers: null,
    body: null,
    completed_at: null,
    committed: false,
    created_at: sql<string>`now()`,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(anew)
        .where(
          sql<boolean>`idempotency_keys.created_at < now() - interval '24 hours' or (idempotency_keys.completed_at is null
            and not idempotency_keys.committed and idempotency_keys.body_hash = ${seal.bodyHash}
            and idempotency_keys.created_at < now() - ${patience})`,
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

type Stored = Awaited<ReturnType<ReturnType<typeof rowOf>['read']>>;

const replay = (reply: FastifyReply, stored: Stored, claim: Claim): FastifyReply => {
  if (stored && stored.body_hash !== claim.seal.bodyHash) {
    throw new Refusal(422, { message: 'errors:http.idempotency_conflict', type: 'idempotency_conflict' });
  }
  if (stored?.is_answer_lost && stored.status === null) {
    throw new Refusal(409, {
      message: 'errors:http.already_done',
      type: 'already_done',
      headers: { 'retry-after': '1' },
    });
  }
  if (!stored || stored.status === null) {
    throw new Refusal(409, {
      message: 'errors:http.idempotency_in_flight',
      type: 'idempotency_in_flight',
      headers: { 'retry-after': '1' },
    });
  }
  return reply
    .code(stored.status)
    .headers({ ...(stored.headers as Record<string, string>), 'idempotency-replayed': 'true' })
    .serializer((text: string) => text)
    .send(unseal(claim.seal, stored.body ?? ''));
};

/** What failed for no fault of the request, or only for now, may be tried again under the same key. */
const mayBeTriedAgain = (status: number): boolean => status >= 500 || status === 429 || status === 401;

/** `Idempotency-Key` on a POST: done once, answered alike for 24 hours (CONTRACT 1, "Idempotency"). */
export const registerIdempotency = (app: FastifyInstance, db: Db): void => {
  app.decorateRequest('idempotency', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '' || isInner(request)) return;
    if (request.is404) return;
    const scope = request.viewer ? `user:${request.viewer.id}` : `address:${request.ip}`;
    const claim: Claim = { scope, seal: sealOf(request, key.slice(0, longestKey)) };
    if (await takeClaim(db, claim, request)) {
      request.idempotency = claim;
      return;
    }
    return replay(reply, await rowOf(db, claim).read(), claim);
  });

  // What is done from here on is done under the claim.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.idempotency) claims.run(request.idempotency, done);
    else done();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotency;
    if (!claim) return payload;
    if (mayBeTriedAgain(reply.statusCode) || typeof payload !== 'string') {
      await rowOf(db, claim).remove();
      return payload;
    }
    const headers = kept.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, value]];
    });
    await rowOf(db, claim).complete(reply.statusCode, Object.fromEntries(headers), seal(claim.seal, payload));
    return payload;
  });
};
