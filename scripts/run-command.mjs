import path from 'node:path';
import { LauncherError, runLauncher, root } from './project.mjs';
import { runProgram } from './run-program.mjs';

export const runCommand = () =>
  runLauncher(async () => {
    const [program, ...args] = process.argv.slice(2);
    if (!program) throw new LauncherError('Name a command: node scripts/with-node.mjs vitest run');
    const first = [path.dirname(process.execPath), path.join(root, 'node_modules/.bin')];
    process.env.PATH = [...first, process.env.PATH].join(path.delimiter);
    const options = { keyboard: true, shell: process.platform === 'win32' };
    process.exitCode = await runProgram(program, args, options).catch((error) => {
      throw error.code === 'ENOENT' ? new LauncherError(`${program} is not installed: npm ci`) : error;
    });
  });
