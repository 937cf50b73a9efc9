import { expect, it, vi } from 'vitest';
import { batchByName } from './batch-by-name.ts';

type Ask = (names: readonly string[]) => Promise<Record<string, unknown>>;

it('asks once for all that is wanted at a time, and again for what is wanted later', async () => {
  const ask = vi.fn<Ask>(async (names) =>
    Object.fromEntries(names.map((name) => [name, name.toUpperCase()])),
  );
  const get = batchByName(ask);
  expect(await Promise.all([get('ports'), get('agencies'), get('ports')])).toEqual([
    'PORTS',
    'AGENCIES',
    'PORTS',
  ]);
  expect(await get('regions')).toBe('REGIONS');
  expect(ask.mock.calls).toEqual([[['ports', 'agencies']], [['regions']]]);
});

it('fails for everyone who asked, and works again', async () => {
  const ask = vi.fn<Ask>(async () => ({ ports: 1 })).mockRejectedValueOnce(new Error('away'));
  const get = batchByName(ask);
  const [first, second] = await Promise.allSettled([get('ports'), get('ports')]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await get('ports')).toBe(1);
});
