import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages, isInstalled } from './install.mjs';
import { oldNodeMessage } from './node-version.mjs';
import { LauncherError, runLauncher, root } from './project.mjs';
import { stopSignals } from './run-program.mjs';

const folder = path.join(root, 'scripts/node');

export const packagedNodeFor = (platform, arch) => {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const entry = packages[`node_modules/${name}`];
  return entry ? path.join(folder, 'node_modules', name, entry.bin.node) : null;
};

const ensurePackagedNode = async (wanted) => {
  const node = packagedNodeFor(process.platform, process.arch);
  if (!node) throw new LauncherError(oldNodeMessage(wanted));
  if (isInstalled(folder)) return node;
  await installPackages(folder, 'Fetching Node 24, which this machine lacks (45 MB)').catch((error) => {
    throw new LauncherError(`${oldNodeMessage(wanted)}\n${error.message}`);
  });
  return node;
};

const exitCodeOf = (code, signal) => code ?? 128 + os.constants.signals[signal];

const runAgain = (node) =>
  new Promise((resolve, reject) => {
    process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
    process.env.SHIPTIME_LAUNCHER = '1';
    const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
    for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });

export const runOnPackagedNode = (wanted) =>
  runLauncher(async () => {
    const node = await ensurePackagedNode(wanted);
    process.exitCode = await runAgain(node).catch((error) => {
      throw new LauncherError(`${oldNodeMessage(wanted)} (${error.message})`);
    });
  });
