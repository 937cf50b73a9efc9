import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { queryContext } from './run-query.ts';
import { BoundedClient } from './bounded-client.ts';
import { NewsWatch } from './committed-news.ts';
import { isCommit, OneMessage, type Statement } from './one-message.ts';

const mark = '/* prepared */';

/** Starts a statement that each connection plans once and reuses. */
export const prepared = sql.raw(mark);

/** Connections keep prepared statements until they close, so their number is limited. */
const mostStatements = 64;

type NameOf = (text: string) => string | undefined;

const naming = (): NameOf => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
};

const preparing = (client: PoolClient, nameOf: NameOf): PostgresPoolClient => {
  let isBroken = false;
  const news = new NewsWatch();
  const send = ({ text, values }: Statement) => {
    const name = text.startsWith(mark) ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name && { name }) });
  };
  const message = new OneMessage(send, (work) =>
    client instanceof BoundedClient ? client.together(work) : work(),
  );
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const sent = message.query({ text, values }) as unknown as Promise<PostgresQueryResult<R>>;
    const answer = sent.then((result) => {
      news.answered(text, isCommit(text));
      return result;
    });
    if (text !== 'rollback') return answer;
    // A connection that cannot roll back is closed; the earlier error is reported.
    return answer.catch(() => {
      isBroken = true;
      return { command: 'ROLLBACK' as never, rowCount: 0, rows: [] };
    });
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
};

export const preparingPool = (pool: Pool): PostgresPool => {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = naming();
  const take = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known) return known;
    const made = preparing(client, nameOf);
    clients.set(client, made);
    return made;
  };
  return {
    connect: async () => {
      const held = queryContext.getStore()?.transaction;
      if (!held || held.isOver) return take();
      return held.isPending ? held.shared() : held.watch(await take());
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
