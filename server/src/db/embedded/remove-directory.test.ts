import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeDirectory } from './remove-directory.ts';

const writing = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  process.stdout.write('at work');
  const until = Date.now() + 300;
  for (let count = 0; Date.now() < until; count += 1)
    try {
      writeFileSync(process.argv[1] + '/' + count, '');
    } catch {
      mkdirSync(process.argv[1], { recursive: true });
    }
`;

test('a directory into which a process writes until it ends is removed', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'shiptime-removed-'));
  const writer = spawn(process.execPath, ['-e', writing, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  await once(writer.stdout, 'data');
  removeDirectory(directory);
  await ended;
  removeDirectory(directory);
  expect(existsSync(directory)).toBe(false);
});

test('one that is not there is no error', () => {
  expect(() => removeDirectory(path.join(tmpdir(), 'shiptime-was-never-there'))).not.toThrow();
});
