import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runExclusively } from './run-exclusively.mjs';
import { packagesNeededBy } from './needed-packages.mjs';
import { withProgress } from './progress.mjs';
import { LauncherError, createBuildStateFolder, buildStateFolder, root } from './project.mjs';
import { firstLines, runProgram } from './run-program.mjs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

const suits = ({ os, cpu, libc }) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc;

/** True if optional, unless made for this platform and listed with a checksum. */
const mayBeMissing = (entry) => entry.optional === true && !(entry.os && entry.integrity && suits(entry));

export const portalWorkspaces = ['server', 'web'];

const all = [];

const presentIn = (folder) => read(path.join(folder, 'node_modules', '.package-lock.json'));
const wantedIn = (folder) => read(path.join(folder, 'package-lock.json'));

/**
 * Compares node_modules/.package-lock.json, which npm writes last, with package-lock.json. `workspaces`:
 * check only these.
 */
export const isInstalled = (folder, workspaces = all) => {
  const wanted = wantedIn(folder);
  const present = presentIn(folder);
  if (!wanted || !present) return false;
  const needed = packagesNeededBy(workspaces, wanted);
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') || (workspaces !== all && !needed.has(place))) return true;
    const found = present[place];
    return found ? found.version === entry.version : mayBeMissing(entry);
  });
};

export const hasOtherPackages = (folder, workspaces) => {
  const needed = packagesNeededBy(workspaces, wantedIn(folder) ?? {});
  return Object.entries(presentIn(folder) ?? {}).some(([place, { link }]) => link && !needed.has(place));
};

const quiet = [
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
];

const npm = (args, options) => {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runProgram(process.execPath, [script, ...args], options);
  return runProgram('npm', args, { ...options, shell: process.platform === 'win32' });
};

export const installPackages = async (folder, sentence, workspaces = all) => {
  createBuildStateFolder();
  const log = path.join(buildStateFolder, `install-${path.basename(folder)}.log`);
  await runExclusively(buildStateFolder, `install-${path.basename(folder)}`, async () => {
    if (isInstalled(folder, workspaces)) return;
    const only = hasOtherPackages(folder, workspaces) ? all : workspaces;
    const args = ['ci', ...quiet, ...only.map((name) => `--workspace=${name}`)];
    const code = await withProgress(sentence, () => npm(args, { log, cwd: folder }));
    if (code === 0 && isInstalled(folder, only)) return;
    throw new LauncherError(
      `The packages could not be installed; npm said (the whole of it is in ${log}):\n${firstLines(log, 8)}`,
    );
  });
};

export const ensureInstalled = async (workspaces = all) => {
  if (isInstalled(root, workspaces)) return;
  await installPackages(root, 'Installing the packages, half a minute on a fast line', workspaces);
};
