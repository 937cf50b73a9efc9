import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
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

/**
 * npm writes node_modules/.package-lock.json as the last act of an installation: when it is missing the installation
 * was cut short, when it differs from package-lock.json the packages have changed since.
 */
export const isInstalled = (folder) => {
  const wanted = read(path.join(folder, 'package-lock.json'));
  const present = read(path.join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = present[place];
    return found ? found.version === entry.version : mayBeMissing(entry);
  });
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

const install = async () => {
  const log = path.join(notes, 'install.log');
  const code = await withProgress('Installing the packages, about half a minute', () =>
    npm(['ci', ...quiet], { log }),
  );
  if (code === 0 && isInstalled(root)) return;
  throw new LauncherProblem(
    `The packages could not be installed; npm said (the whole of it is in ${log}):\n${firstLines(log, 8)}`,
  );
};

/** Installs the packages of package-lock.json unless they are there already. */
export const ensureInstalled = async () => {
  if (isInstalled(root)) return;
  makeNotes();
  await exclusively(notes, 'install', async () => {
    if (!isInstalled(root)) await install();
  });
};
