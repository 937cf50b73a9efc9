import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

// Packages stay outside; the project's own workspaces, which are TypeScript, go in.
const outside = () =>
  ['server', 'planner']
    .map((workspace) => JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')))
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@shiptime/'));

// Bundles the server and its commands into server/dist; migrations and templates are read from their folders at run time.
rmSync(path.join(root, 'server/dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/src/main.ts',
    cli: 'server/src/cli/main.ts',
    'typst-process': 'server/src/pdf/typst-process.ts',
    'planner-thread': 'server/src/proposing/planner-thread.ts',
    'stations-file-process': 'server/src/features/applications/stations/stations-file-process.ts',
  },
  outdir: 'server/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: outside(),
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => process.exit(1));
