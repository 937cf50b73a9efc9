import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const scene = (shares: ConstructorParameters<typeof FairQueue>[0]) => {
  const turns = new FairQueue(shares);
  const order: string[] = [];
  const leaving: (() => void)[] = [];
  const come = async (owner: string) => {
    const leave = await turns.take(owner);
    order.push(owner);
    leaving.push(leave);
  };
  const settled = () => new Promise(setImmediate);
  const end = async () => {
    leaving.shift()?.();
    await settled();
  };
  return { come, order, end, settled };
};
const shares = { atOnce: 1, atOnceEach: 1, waitingEach: 40, waiting: 100 };

it('lets somebody else in between one person’s forty', async () => {
  const { come, order, end, settled } = scene(shares);
  for (let count = 0; count < 40; count += 1) void come('one');
  await settled();
  void come('other');
  await end();
  await end();
  expect(order).toEqual(['one', 'one', 'other']);
});

it('never gives all places to one person', async () => {
  const { come, order, end, settled } = scene({ ...shares, atOnce: 2 });
  for (const owner of ['one', 'one', 'one']) void come(owner);
  await settled();
  expect(order).toEqual(['one']);
  void come('other');
  await settled();
  expect(order).toEqual(['one', 'other']);
  await end();
  expect(order).toEqual(['one', 'other', 'one']);
});

it('refuses who has too many waiting, and nobody else', async () => {
  const { come, order, settled } = scene({ ...shares, atOnce: 2, waitingEach: 1 });
  await come('one');
  void come('one');
  await expect(come('one')).rejects.toMatchObject({ reason: 'too_many_at_once' });
  await come('other');
  await settled();
  expect(order).toEqual(['one', 'other']);
});

it('refuses everybody for the moment when too many wait in all', async () => {
  const { come } = scene({ ...shares, waiting: 1 });
  await come('one');
  void come('two');
  await expect(come('three')).rejects.toMatchObject({ reason: 'unavailable' });
});

it('gives a place back once, and after a failure too', async () => {
  const turns = new FairQueue({ ...shares, waitingEach: 0 });
  const failing = turns.during('one', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const leave = await turns.take('one');
  leave();
  leave();
  await turns.take('one');
  await expect(turns.take('one')).rejects.toMatchObject({ reason: 'too_many_at_once' });
});
