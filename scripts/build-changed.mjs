import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { withProgress } from './progress.mjs';
import { LauncherProblem, makeNotes, notes, root } from './project.mjs';
import { lastLines, runTool } from './run-program.mjs';
import { fingerprint, parts } from './sources.mjs';

const stampFile = (name) => path.join(notes, `${name}.built`);

const isBuilt = (name) => {
  const { sources, result } = parts[name];
  if (!existsSync(path.join(root, result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === fingerprint(sources);
};

const builders = {
  server: ['scripts/bundle-server.mjs'],
  web: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
};

const build = async (name) => {
  const stamp = fingerprint(parts[name].sources);
  rmSync(stampFile(name), { force: true });
  const log = path.join(notes, `build-${name}.log`);
  const [tool, ...args] = builders[name];
  const code = await runTool(path.join(root, tool), args, { log, env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new LauncherProblem(
      `The ${name} could not be built (the whole log is ${log}):\n${lastLines(log, 30)}`,
    );
  writeFileSync(stampFile(name), stamp);
};

// Each is waited for, also when another one has failed.
const buildAll = async (names) => {
  const outcomes = await Promise.allSettled(names.map(build));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

const changedAmong = (names) => names.filter((name) => !isBuilt(name));

/** Builds the server and the pages when their sources have changed since the last time. */
export const buildChanged = async (wanted = Object.keys(parts)) => {
  if (changedAmong(wanted).length === 0) return;
  makeNotes();
  await exclusively(notes, 'build', async () => {
    const names = changedAmong(wanted);
    if (names.length > 0)
      await withProgress(`Building the ${names.join(' and the ')}`, () => buildAll(names));
  });
};
