import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { neededBy } from './needed-packages.mjs';
import { withProgress } from './progress.mjs';
import { LauncherProblem, makeNotes, notes, root } from './project.mjs';
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

/**
 * Optional packages of other platforms are left out by npm; without a platform they are mere fallbacks. What the lockfile
 * has no checksum of was not to be had where it was written, nor may it be here: the portal does without it.
 */
const mayBeMissing = (entry) => entry.optional === true && !(entry.os && entry.integrity && suits(entry));

/** The workspaces that the portal is made from, with what it is made by. What the root asks for besides is for tests and checks. */
export const portal = ['server', 'web'];

/** Of the root itself, too. */
const all = [];

const presentIn = (folder) => read(path.join(folder, 'node_modules', '.package-lock.json'));
const wantedIn = (folder) => read(path.join(folder, 'package-lock.json'));

/**
 * npm writes node_modules/.package-lock.json as the last act of an installation: when it is missing the installation
 * was cut short, when it differs from package-lock.json the packages have changed since. `workspaces`: only what they need.
 */
export const isInstalled = (folder, workspaces = all) => {
  const wanted = wantedIn(folder);
  const present = presentIn(folder);
  if (!wanted || !present) return false;
  const needed = neededBy(workspaces, wanted);
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') || (workspaces !== all && !needed.has(place))) return true;
    const found = present[place];
    return found ? found.version === entry.version : mayBeMissing(entry);
  });
};

/** Workspaces are there that these do not need: whoever has everything keeps it. */
export const hasMore = (folder, workspaces) => {
  const needed = neededBy(workspaces, wantedIn(folder) ?? {});
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

/** Installs the packages of a folder's lockfile, their checksums compared by npm, unless another launcher just did. */
export const installIn = async (folder, sentence, workspaces = all) => {
  makeNotes();
  const log = path.join(notes, `install-${path.basename(folder)}.log`);
  await exclusively(notes, `install-${path.basename(folder)}`, async () => {
    if (isInstalled(folder, workspaces)) return;
    const only = hasMore(folder, workspaces) ? all : workspaces;
    const args = ['ci', ...quiet, ...only.map((name) => `--workspace=${name}`)];
    const code = await withProgress(sentence, () => npm(args, { log, cwd: folder }));
    if (code === 0 && isInstalled(folder, only)) return;
    throw new LauncherProblem(
      `The packages could not be installed; npm said (the whole of it is in ${log}):\n${firstLines(log, 8)}`,
    );
  });
};

/** Installs the packages of package-lock.json unless they are there already: all, or only what some workspaces need. */
export const ensureInstalled = async (workspaces = all) => {
  if (isInstalled(root, workspaces)) return;
  await installIn(root, 'Installing the packages, half a minute on a fast line', workspaces);
};
