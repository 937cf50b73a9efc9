import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

// Bundles packages whose hundreds of small files take a quarter of the startup time.
const inside = ['kysely', '@simplewebauthn/server', 'openid-client'];

export const listExternalPackages = () =>
  ['server', 'planner']
    .map((workspace) => JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')))
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@shiptime/') && !inside.includes(name));

export const serverPrograms = {
  main: 'server/src/main.ts',
  serve: 'server/src/serve.ts',
  cli: 'server/src/cli/main.ts',
  'typst-process': 'server/src/pdf/typst-process.ts',
  'planner-thread': 'server/src/proposal-search/planner-thread.ts',
  'table-process': 'server/src/spreadsheet/table-process.ts',
  'stations-file-process': 'server/src/features/applications/stations/stations-file-process.ts',
  'track-process': 'server/src/features/applications/tracks/track-process.ts',
};

export const bundle = async (programs, outdir) => {
  rmSync(path.join(root, outdir), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: listExternalPackages(),
    sourcemap: true,
    logLevel: 'warning',
  });
};
