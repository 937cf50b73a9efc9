import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exitOnLostDatabase } from './exit-on-lost-database.ts';
import type { DatabaseHealth } from './db/database-health.ts';
import { exitCodes } from './startup-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const good: DatabaseHealth = { ok: true };
const bad = (reason: Extract<DatabaseHealth, { ok: false }>['reason']): DatabaseHealth => ({
  ok: false,
  reason,
  detail: 'Gone.',
});

const watch = (isEmbedded = true) => {
  const ends: [string, number][] = [];
  const log: string[] = [];
  const state: { condition: DatabaseHealth } = { condition: good };
  const logger = {
    error: (_: unknown, text: string) => log.push(text),
    info: (text: string) => log.push(text),
  };
  exitOnLostDatabase({
    condition: { check: async () => state.condition },
    logger: logger as never,
    isEmbedded,
    onHopeless: (...end) => ends.push(end),
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { state, ends, log, pass };
};

it('ends the process after a minute in which nobody cured it, with a sentence and a code', async () => {
  const { state, ends, log, pass } = watch();
  state.condition = bad('lost');
  await pass(60);
  expect(ends).toEqual([]);
  await pass(10);
  expect(ends).toEqual([['Gone. The portal ends, since this did not mend itself.', exitCodes.databaseLost]]);
  expect(log).toEqual(['the database cannot serve']);
  await pass(120);
  expect(ends).toHaveLength(1);
});

it('ends with a code of its own beside tables that are newer', async () => {
  const { state, ends, pass } = watch(false);
  state.condition = { ok: false, reason: 'schema_missing', detail: 'Newer.', isNewer: true };
  await pass(70);
  expect(ends.map(([, code]) => code)).toEqual([exitCodes.databaseNewer]);
});

it('goes on when it was cured, and begins to count anew', async () => {
  const { state, ends, log, pass } = watch();
  for (let round = 0; round < 3; round += 1) {
    state.condition = bad('unreachable');
    await pass(50);
    state.condition = good;
    await pass(20);
  }
  expect(ends).toEqual([]);
  expect(log.filter((line) => line === 'the database serves again')).toHaveLength(3);
});

it('ends for a new start when its own database hangs; a given one comes back by itself', async () => {
  const own = watch();
  const given = watch(false);
  for (const { state } of [own, given]) state.condition = bad('unreachable');
  await own.pass(120);
  expect(own.ends.map(([, code]) => code)).toEqual([exitCodes.databaseAway]);
  expect(given.ends).toEqual([]);
});

it('stays where reading goes on: on a full disk', async () => {
  const { state, ends, pass } = watch();
  state.condition = bad('disk_full');
  await pass(3600);
  expect(ends).toEqual([]);
});
