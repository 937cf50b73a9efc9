import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWhenNpmEnds } from './stop-with-npm.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export const buildStateFolder = path.join(root, '.build');

export class LauncherError extends Error {}

export class StoppedBySignalError extends Error {}

export const createBuildStateFolder = () => {
  try {
    mkdirSync(buildStateFolder, { recursive: true });
  } catch (error) {
    throw new LauncherError(
      `The folder ${root} is not writable (${error.code}), but there is something to install or build.`,
    );
  }
};

export const runLauncher = async (work) => {
  stopWhenNpmEnds();
  try {
    await work();
  } catch (error) {
    if (error instanceof StoppedBySignalError) process.exit(130);
    console.error(error instanceof LauncherError ? error.message : error);
    process.exit(1);
  }
};
