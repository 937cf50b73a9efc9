import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  programFile,
  removeOriginalDataDirectory,
  findPostmasterPid,
  copyStartedDataDirectory,
} from '#test/programs.ts';
import { removeDirectory } from './db/embedded/remove-directory.ts';

afterAll(removeOriginalDataDirectory);

const late = 3000;

const serve = async (dataDir: string, lastStep: string, env: Record<string, string> = {}) => {
  const program = `
    import { setTimeout as pause } from 'node:timers/promises';
    import { servePortal } from '${pathToFileURL(programFile('serve')).href}';
    const makePages = async () => { await pause(${late}); ${lastStep}; };
    await servePortal(makePages());`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('is ready')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
};

test('is ready once its pages are made', async () => {
  const dataDir = await copyStartedDataDirectory();
  const { code, output, errors } = await serve(dataDir, `console.log('The pages are made')`);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/The pages are made\n(.*\n)*Shiptime is ready: /);
  removeDirectory(dataDir);
});

test('tells a program that reads its log the start in JSON, too, with version and addresses', async () => {
  const dataDir = await copyStartedDataDirectory();
  const publicUrl = 'https://ships.example.org';
  const { output } = await serve(dataDir, '', { NODE_ENV: 'production', PUBLIC_URL: publicUrl });
  const lines = output.trim().split('\n');
  const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(told[0]).toMatch(/^Shiptime \d+\.\d+\.\d+\S* on Node /);
  expect(told.join('\n')).toMatch(
    /^Shiptime is ready: http:\/\/localhost:\d+\/ for https:\/\/ships\.example\.org$/m,
  );
  removeDirectory(dataDir);
});

test('ends in order, with their sentence, when its pages cannot be made', async () => {
  const dataDir = await copyStartedDataDirectory();
  const { code, output, errors } = await serve(dataDir, `throw new Error('The web could not be built')`);
  expect({ code, errors }).toEqual({ code: 1, errors: 'The web could not be built\n' });
  expect(output).not.toContain('is ready');
  expect(findPostmasterPid(dataDir)).toBeUndefined();
  removeDirectory(dataDir);
});
