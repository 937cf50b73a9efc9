import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { OddJob } from '#test/odd-jobs.ts';
import { ProcessPool } from './process-pool.ts';

const program = fileURLToPath(new URL('../../test/odd-jobs.ts', import.meta.url));
const pool = new ProcessPool<OddJob, unknown>(program, { atOnce: 1, megabytes: 48 });
afterAll(() => pool.close());

const works = async () => expect(await pool.do('anyone', { kind: 'say', text: 'ready' })).toBe('ready');

it.each([
  ['throws', { kind: 'throw' }, 'failed', 'this cannot be done'],
  ['is killed', { kind: 'die' }, 'failed', 'it died'],
  ['fills the memory', { kind: 'fill' }, 'too_heavy', 'it took too much memory'],
] as const)('says that a job %s, and does the next one', async (_, job, kind, message) => {
  await expect(pool.do('somebody', job)).rejects.toMatchObject({ kind, message });
  await works();
});

it('gives up a job that does not end, and does the next one', async () => {
  const endless = pool.do('somebody', { kind: 'hang' }, 200);
  await expect(endless).rejects.toMatchObject({ kind: 'too_heavy', message: 'it took too long' });
  await works();
});

it('tells its programs nothing of the portal’s surroundings', async () => {
  process.env['DATABASE_URL'] ??= 'postgres://nobody:secret@localhost/none';
  expect(await pool.do('anyone', { kind: 'tell' })).not.toContain('DATABASE_URL');
});

it('refuses jobs once it is closed', async () => {
  const closing = new ProcessPool<OddJob, unknown>(program);
  const last = closing.do('somebody', { kind: 'hang' });
  closing.close();
  await expect(last).rejects.toMatchObject({ kind: 'failed' });
  await expect(closing.do('somebody', { kind: 'say' })).rejects.toMatchObject({ kind: 'failed' });
});
