import { expect, it } from 'vitest';
import { Subscriptions } from './subscriptions.ts';

const heard = (subscriptions: Subscriptions, ...topics: string[]) => {
  const told: string[] = [];
  subscriptions.add(topics, ({ topic, kind }) => told.push(`${topic} ${kind}`));
  return told;
};
const followed = (era: string, ...topics: string[]) => ({ era, topics: new Set(topics) });

it('tells each listener once that its topic is followed, and again after a gap', () => {
  const subscriptions = new Subscriptions();
  const first = heard(subscriptions, 'user:1', 'user:2');
  subscriptions.tellFollowed(followed('a', 'user:1'));
  subscriptions.tellFollowed(followed('a', 'user:1', 'user:2'));
  const late = heard(subscriptions, 'user:1');
  subscriptions.tellFollowed(followed('a', 'user:1', 'user:2'));
  subscriptions.tellFollowed(followed('b', 'user:1', 'user:2'));
  expect(first).toEqual(['user:1 listening', 'user:2 listening', 'user:1 resync', 'user:2 resync']);
  expect(late).toEqual(['user:1 listening', 'user:1 resync']);
});

it('reads again in the same era when this tab itself may have missed something', () => {
  const subscriptions = new Subscriptions();
  const told = heard(subscriptions, 'user:1');
  subscriptions.tellFollowed(followed('a', 'user:1'));
  subscriptions.markMissed();
  subscriptions.tellFollowed(followed('a', 'user:1'));
  expect(told).toEqual(['user:1 listening', 'user:1 resync']);
});

it('tells an event to those who follow its topic', () => {
  const subscriptions = new Subscriptions();
  const [one, two] = [heard(subscriptions, 'user:1'), heard(subscriptions, 'user:2')];
  subscriptions.tellEvent({ topic: 'user:1', kind: 'notice' });
  expect([one, two]).toEqual([['user:1 notice'], []]);
});
