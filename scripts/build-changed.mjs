import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runExclusively } from './run-exclusively.mjs';
import { withProgress } from './progress.mjs';
import { LauncherError, createBuildStateFolder, buildStateFolder, root } from './project.mjs';
import { lastLines, runTool } from './run-program.mjs';
import { compressedFolder, fingerprintSources, buildTargets } from './sources.mjs';

const stampFile = (name) => path.join(buildStateFolder, `${name}.built`);

const isBuilt = (name) => {
  const { sources, result } = buildTargets[name];
  if (!existsSync(path.join(root, result)) || !existsSync(stampFile(name))) return false;
  return readFileSync(stampFile(name), 'utf8') === fingerprintSources(sources);
};

const isCompressed = () => existsSync(path.join(root, compressedFolder));

const builders = {
  server: ['scripts/bundle-server.mjs'],
  web: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
};

const run = async ([tool, ...args], what, options) => {
  const log = path.join(buildStateFolder, `build-${what.replace(' ', '-')}.log`);
  const env = { NODE_ENV: 'production' };
  const code = await runTool(path.join(root, tool), args, { ...options, log, env });
  if (code !== 0)
    throw new LauncherError(
      `The ${what} could not be built (the whole log is ${log}):\n${lastLines(log, 30)}`,
    );
};

const build = async (name) => {
  const stamp = fingerprintSources(buildTargets[name].sources);
  rmSync(stampFile(name), { force: true });
  await run(builders[name], name);
  writeFileSync(stampFile(name), stamp);
};

const unless = async (isDone, name, work) => {
  if (isDone()) return;
  createBuildStateFolder();
  await runExclusively(buildStateFolder, `build-${name}`, async () => {
    if (!isDone()) await work();
  });
};

const buildOne = (name) =>
  unless(
    () => isBuilt(name),
    name,
    () => withProgress(`Building the ${name}`, () => build(name)),
  );

export const buildServer = () => buildOne('server');

export const buildPages = () => buildOne('web');

export const compressPages = ({ aside = false } = {}) =>
  unless(isCompressed, 'web', () => run(['scripts/compress-pages.mjs'], 'compressed pages', { aside }));

export const buildIfChanged = async () => {
  const outcomes = await Promise.allSettled([buildServer(), buildPages().then(() => compressPages())]);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};
