import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import type { SystemAccount } from '../src/db/embedded/system-account.ts';
import { startEmbeddedServer } from '../src/db/embedded/embedded-server.ts';
import { isPidRunning } from '../src/db/embedded/process-identity.ts';
import { removeDirectory } from '../src/db/embedded/remove-directory.ts';

export const programFile = (name: string): string => path.join(inject('programs'), `${name}.js`);

export interface EmbeddedProgram {
  events: string[];
  ready: Promise<void>;
  end(): Promise<void>;
  kill(): Promise<void>;
}

export const startEmbeddedProgram = (dataDir: string, account?: SystemAccount): EmbeddedProgram => {
  const child = spawn(process.execPath, [programFile('embedded-program'), dataDir], {
    ...account,
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const events: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      events.push(line);
      if (line === 'ready') resolve();
    });
    void exited.then(() => reject(new Error(`the program ended: ${errors}`)));
  });
  ready.catch(() => {});
  const stop = async (how: () => void) => {
    how();
    await exited;
  };
  return {
    events,
    ready,
    end: () => stop(() => child.stdin.end()),
    kill: () => stop(() => child.kill('SIGKILL')),
  };
};

export const temporaryDirectory = (account?: SystemAccount): string => {
  const directory = mkdtempSync(path.join(tmpdir(), 'shiptime-embedded-'));
  chmodSync(directory, 0o755);
  if (account) chownSync(directory, account.uid, account.gid);
  return directory;
};

let original: Promise<string> | undefined;

const makeOriginal = async (): Promise<string> => {
  const directory = temporaryDirectory();
  const server = await startEmbeddedServer({ dataDir: directory, durable: false });
  await server.stop();
  return directory;
};

export const copyStartedDataDirectory = async (): Promise<string> => {
  original ??= makeOriginal();
  const directory = temporaryDirectory();
  execFileSync('cp', ['-a', path.join(await original, 'pgdata'), directory]);
  return directory;
};

export const removeOriginalDataDirectory = async (): Promise<void> => {
  if (original) removeDirectory(await original);
  original = undefined;
};

export const readPostmasterPid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0]);

export const findPostmasterPid = (dataDir: string): number | undefined => {
  try {
    return readPostmasterPid(dataDir);
  } catch {
    return undefined;
  }
};

export const waitForExit = async (pid: number): Promise<void> => {
  while (isPidRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
};
