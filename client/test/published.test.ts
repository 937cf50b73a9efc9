import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const project = mkdtempSync(path.join(os.tmpdir(), 'shiptime-published-'));

const npm = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}:\n${stderr}`);
  return stdout;
};

let packed: readonly string[];

beforeAll(() => {
  writeFileSync(path.join(project, 'package.json'), '{"type":"module"}');
  const [{ filename, files }] = JSON.parse(
    npm('pack', path.join(root, 'client'), '--json', '--silent', '--pack-destination', project),
  );
  packed = files.map((file: { path: string }) => file.path).toSorted();
  npm('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', `./${filename}`);
});
afterAll(() => rmSync(project, { recursive: true }));

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

it('is packed with its programs, types, licence and description, and nothing else', () => {
  const besides = packed.filter((file) => !/^dist\/[\w-]+(\.generated)?\.(js|d\.ts)$/.test(file));
  expect(besides).toEqual([
    'LICENSE',
    'README.md',
    'ledger-lines.mjs',
    'package.json',
    'verify-ledger.d.mts',
    'verify-ledger.mjs',
  ]);
});

it('is JavaScript that runs without anything else', () => {
  const program = `import { ShiptimeClient, ShiptimeError } from '@shiptime/client';
    const fetch = async (url) => new Response(JSON.stringify({ message: url, type: 'not_found' }), { status: 404 });
    const client = new ShiptimeClient({ address: 'https://ships.example/', fetch });
    await client.get('/api/vessels/{id}', { path: { id: 7 } }).catch((error) => {
      console.log(error instanceof ShiptimeError, error.type, error.message);
    });`;
  writeFileSync(path.join(project, 'program.js'), program);
  const { stdout, stderr } = run('program.js');
  expect([stdout, stderr]).toEqual(['true not_found https://ships.example/api/vessels/7\n', '']);
});

it('has types under which right programs compile and wrong ones do not', () => {
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const compile = (text: string) => {
    writeFileSync(path.join(project, 'typed.ts'), text);
    const strict = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
    ];
    return run(compiler, ...strict, '--types', '', 'typed.ts').stdout;
  };
  const start = `import { ShiptimeClient } from '@shiptime/client';
    const client = new ShiptimeClient({ address: 'https://ships.example', token: 'shp_1' });\n`;
  const right = `for await (const row of client.every('/api/ship_time_requests', { query: { sort: ['id'] } })) {
      const title: string | null = row.project_title; console.log(title);
    }
    await client.change('/api/missions/{id}', { path: { id: 1 } }, ({ notes }) => ({ notes: notes ?? '' }));
    export {};`;
  expect(compile(start + right)).toBe('');
  const wrong = [
    `await client.get('/api/nothing', {});`,
    `await client.get('/api/vessels/{id}', {});`,
    `await client.get('/api/ship_time_requests', { query: { sort: ['colour'] } });`,
    `const { data } = await client.get('/api/vessels/{id}', { path: { id: 1 } }); data.colour;`,
  ];
  for (const line of wrong) expect(compile(`${start}${line}\nexport {};`)).toMatch(/error TS/);
});
