import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './stop-with-npm.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export const notesFolder = path.join(root, '.build');

export class LauncherProblem extends Error {}

export class StoppedBySignal extends Error {}

export const createNotesFolder = () => {
  try {
    mkdirSync(notesFolder, { recursive: true });
  } catch (error) {
    throw new LauncherProblem(
      `The folder ${root} is not writable (${error.code}), but there is something to install or build.`,
    );
  }
};

export const runLauncher = async (work) => {
  stopWithNpm();
  try {
    await work();
  } catch (error) {
    if (error instanceof StoppedBySignal) process.exit(130);
    console.error(error instanceof LauncherProblem ? error.message : error);
    process.exit(1);
  }
};
