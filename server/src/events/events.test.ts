import { expect, it } from 'vitest';
import type { Tx } from '../db/connection.ts';
import { EventKind, bindSubscribers } from './events.ts';

type Stepped = { readonly type: 'plan.final' | 'plan.reopened'; readonly id: number };

const tx = {} as Tx;
const noted = () => {
  const seen: string[] = [];
  const note =
    (name: string) =>
    async (_tx: Tx, { id }: Stepped) =>
      void seen.push(`${name} ${id}`);
  return { seen, note };
};

it('subscribers run in the order of the table, each for the events that it names', async () => {
  const kind = new EventKind<Stepped>(['plan.final', 'plan.reopened']);
  const { seen, note } = noted();
  bindSubscribers(kind, [
    { follows: 'a', run: note('a') },
    { follows: 'b', only: ['plan.final'], run: note('b') },
    { follows: 'c', run: note('c') },
  ]).register();
  await kind.raise(tx, { type: 'plan.final', id: 1 });
  await kind.raise(tx, { type: 'plan.reopened', id: 2 });
  expect(seen).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'c 2']);
});

it('a follower that fails stops the others and the command', async () => {
  const kind = new EventKind<Stepped>(['plan.final']);
  const { seen, note } = noted();
  const fail = () => Promise.reject(new Error('no'));
  bindSubscribers(kind, [
    { follows: 'a', run: fail },
    { follows: 'b', run: note('b') },
  ]).register();
  await expect(kind.raise(tx, { type: 'plan.final', id: 1 })).rejects.toThrow('no');
  expect(seen).toEqual([]);
});

it('an event without a table of subscribers is refused, not passed over', async () => {
  const kind = new EventKind<Stepped>(['plan.final']);
  await expect(kind.raise(tx, { type: 'plan.final', id: 1 })).rejects.toThrow('plan.final');
});
