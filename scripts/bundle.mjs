import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

// They come in hundreds of small files: read one by one, these took a quarter of what reading the program takes.
const inside = ['kysely', '@simplewebauthn/server', 'openid-client'];

// Other packages stay outside; the project's own workspaces, which are TypeScript, go in.
const outside = () =>
  ['server', 'planner']
    .map((workspace) => JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')))
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@shiptime/') && !inside.includes(name));

/** The server's programs by name: itself, its commands, and what they start beside themselves. */
export const serverPrograms = {
  main: 'server/src/main.ts',
  serve: 'server/src/serve.ts',
  cli: 'server/src/cli/main.ts',
  'typst-process': 'server/src/pdf/typst-process.ts',
  'planner-thread': 'server/src/proposing/planner-thread.ts',
  'table-process': 'server/src/spreadsheet/table-process.ts',
  'stations-file-process': 'server/src/features/applications/stations/stations-file-process.ts',
  'track-process': 'server/src/features/applications/tracks/track-process.ts',
};

/** Bundles programs of the server, each into a file of its name; migrations and templates are read from their folders at run time. */
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
    external: outside(),
    sourcemap: true,
    logLevel: 'warning',
  });
};
