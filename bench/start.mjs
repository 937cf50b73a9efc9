// Times `npm start` on a fresh clone of the last commit, then a second start.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportFigure } from './figures.mjs';
import { findFreePort } from '../trials/trust/portal.mjs';

const timeoutMs = 300_000;
const wanted = { fresh: { atMost: 40 }, second: { atMost: 2 } };
const folder = mkdtempSync(path.join(tmpdir(), 'shiptime-start-'));
chmodSync(folder, 0o755);
const clone = path.join(folder, 'clone');

const pageIsThere = (url) =>
  fetch(url).then(
    async (answer) => answer.ok && (await answer.text()).includes('<div id="root"'),
    () => false,
  );

const start = async () => {
  const port = await findFreePort();
  const began = performance.now();
  const portal = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(portal, 'exit');
  while (!(await pageIsThere(`http://127.0.0.1:${port}/`))) {
    if (portal.exitCode !== null || performance.now() - began > timeoutMs)
      throw new Error(`no page after ${Math.round((performance.now() - began) / 1000)} s`);
    await pause(20);
  }
  const seconds = (performance.now() - began) / 1000;
  process.kill(-portal.pid, 'SIGINT');
  await ended;
  return seconds;
};

try {
  execFileSync('git', ['clone', '--quiet', path.join(import.meta.dirname, '..'), clone]);
  reportFigure('npm start on a fresh clone, until the first page', await start(), 's', wanted.fresh);
  reportFigure('npm start once more', await start(), 's', wanted.second);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
