// Starts the built portal on a temporary embedded database that flushes to disk.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../server/src/db/connection.ts';
import { startEmbeddedServer } from '../server/src/db/embedded/embedded-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const launch = (program, env, ready) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = ready.exec(line);
      if (found) resolve({ child, address: found[1] });
    });
  });

const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.removeAllListeners('exit').once('exit', resolve);
    child.kill('SIGTERM');
  });

export const startPortal = async (env = {}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shiptime-bench-'));
  chmodSync(dataDir, 0o755);
  const portal = await launch(
    'server/dist/main.js',
    {
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      LIMIT_PER_USER: '10000000',
      LIMIT_PER_DAY: '10000000',
      LOG_LEVEL: 'error',
      ...env,
    },
    /ready: (http\S+)/,
  );
  const embedded = await startEmbeddedServer({ dataDir, durable: true });
  const database = openDatabase({ address: embedded.address });
  const others = [];
  return {
    url: portal.address.replace(/\/$/, ''),
    pid: portal.child.pid,
    db: database.db,
    address: embedded.address,
    beside: async (program, env) => {
      const other = await launch(program, env, /(http\S+)/);
      others.push(other.child);
      return other.address;
    },
    stop: async () => {
      for (const child of [...others, portal.child]) await ended(child);
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export const createPerson = async (db, userTypeId) => {
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Load',
      last_name: 'Bearer',
      email: `${randomBytes(6).toString('hex')}@example.org`,
      password_hash: 'none',
      email_verified_at: new Date().toISOString(),
      user_type_id: userTypeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      user_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
    })
    .execute();
  return { id, token };
};

export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};
