import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { queryContext } from '../db/request-context.ts';
import type { Db } from '../db/connection.ts';
import { HeldTransaction, type CompletionStatement } from '../db/held-transaction.ts';
import { isProcessDeadSql } from '../db/process-locks.ts';
import { isInternalRequest } from './method-override.ts';
import { Refusal } from './refusal.ts';
import {
  encryptResponse,
  createResponseEncryption,
  decryptResponse,
  type ResponseEncryption,
} from './encrypted-response.ts';

type Claim = {
  readonly scope: string;
  readonly seal: ResponseEncryption;
  /** Distinguishes attempts, so that one presumed dead cannot store its response. */
  readonly attempt: string;
  readonly transaction: HeldTransaction;
};

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: Claim | null;
  }
}

const kept = ['content-type', 'etag', 'location'] as const;
const longestKey = 255;

const completionStatementFor = (scope: string, { keyHash }: ResponseEncryption): CompletionStatement => ({
  text: 'update idempotency_keys set committed = true where scope = $1 and key = $2',
  values: [scope, keyHash],
});

const operationsOnRow = (db: Db, { scope, seal, attempt }: Claim) => {
  const isMine = sql<boolean>`headers ->> 'attempt' = ${attempt}`;
  return {
    read: () =>
      db
        .selectFrom('idempotency_keys')
        .select(['status', 'headers', 'body', 'body_hash', 'committed'])
        .where('scope', '=', scope)
        .where('key', '=', seal.keyHash)
        .executeTakeFirst(),
    remove: () =>
      db
        .deleteFrom('idempotency_keys')
        .where('scope', '=', scope)
        .where('key', '=', seal.keyHash)
        .where(isMine)
        .where('committed', '=', false)
        .execute(),
    complete: async (status: number, headers: object, body: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('idempotency_keys')
        .set({ status, headers: JSON.stringify(headers), body, completed_at: sql`now()` })
        .where('scope', '=', scope)
        .where('key', '=', seal.keyHash)
        .where(isMine)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};

/** False while another request holds the key. Takes over keys of dead processes and keys older than a day. */
const takeClaim = async (
  db: Db,
  { scope, seal, attempt }: Claim,
  process: number,
  request: FastifyRequest,
): Promise<boolean> => {
  const row = {
    scope,
    key: seal.keyHash,
    method: request.method,
    path: request.url.split('?', 1)[0]!,
    body_hash: seal.bodyHash,
    headers: JSON.stringify({ process, attempt }),
  };
  const anew = {
    ...row,
    status: null,
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
            and ${isProcessDeadSql(sql`coalesce((idempotency_keys.headers ->> 'process')::integer, 0)`)})`,
        ),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

type Stored = Awaited<ReturnType<ReturnType<typeof operationsOnRow>['read']>>;

const inFlight = (): Refusal =>
  new Refusal('idempotency_in_flight', { message: 'answers:http.idempotency_in_flight', retryAfter: 1 });

const replay = (reply: FastifyReply, stored: Stored, claim: Claim): FastifyReply => {
  if (stored && stored.body_hash !== claim.seal.bodyHash) {
    throw new Refusal('idempotency_conflict', { message: 'answers:http.idempotency_conflict' });
  }
  if (stored?.committed && stored.status === null) {
    throw new Refusal('already_done', { message: 'answers:http.already_done', retryAfter: 1 });
  }
  if (!stored || stored.status === null) throw inFlight();
  return reply
    .code(stored.status)
    .headers({ ...(stored.headers as Record<string, string>), 'idempotency-replayed': 'true' })
    .serializer((text: string) => text)
    .send(decryptResponse(claim.seal, stored.body ?? ''));
};

/** True for server errors, rate limits and 401: the client may retry with the same key. */
const mayBeTriedAgain = (status: number): boolean => status >= 500 || status === 429 || status === 401;

/** Server errors roll back; refusals commit, since the database may record them. */
const endOf = (status: number) => {
  if (status >= 500) return 'rollback';
  return status >= 400 ? 'commit' : 'commit unanswered';
};

/** Replays a POST's response for 24 hours (docs/contract.md 1, "Idempotency"). */
export const registerIdempotencyKeys = (app: FastifyInstance, db: Db, processNumber: number): void => {
  app.decorateRequest('idempotency', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '' || isInternalRequest(request))
      return;
    if (request.is404) return;
    const scope = request.viewer ? `user:${request.viewer.id}` : `address:${request.ip}`;
    const keySeal = createResponseEncryption(request, key.slice(0, longestKey));
    const claim: Claim = {
      scope,
      seal: keySeal,
      attempt: randomUUID(),
      transaction: new HeldTransaction(completionStatementFor(scope, keySeal)),
    };
    if (await takeClaim(db, claim, processNumber, request)) {
      request.idempotency = claim;
      request.asking!.transaction = claim.transaction;
      return;
    }
    return replay(reply, await operationsOnRow(db, claim).read(), claim);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotency;
    if (!claim) return payload;
    const { transaction } = claim;
    const text = payload ?? '';
    if (typeof text !== 'string' || mayBeTriedAgain(reply.statusCode)) {
      await transaction.end(endOf(reply.statusCode));
      await operationsOnRow(db, claim).remove();
      return payload;
    }
    const headers = kept.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, value]];
    });
    const isOurs = await queryContext.run(request.asking!, () =>
      operationsOnRow(db, claim).complete(
        reply.statusCode,
        Object.fromEntries(headers),
        encryptResponse(claim.seal, text),
      ),
    );
    await transaction.end(isOurs ? 'commit' : 'rollback');
    if (isOurs) return payload;
    request.idempotency = null;
    throw inFlight();
  });

  app.addHook('onResponse', async (request) => request.idempotency?.transaction.end('rollback'));
};
