import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.dirname;
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

export const build = (folder = path.join(here, 'dist')) => {
  rmSync(folder, { recursive: true, force: true });
  const args = [compiler, '-p', path.join(here, 'tsconfig.build.json'), '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the client does not compile:\n${stdout}`);
};

if (process.argv[1] === import.meta.filename) build();
