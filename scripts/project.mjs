import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './stop-with-npm.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export const notes = path.join(root, '.build');

export class LauncherProblem extends Error {}

export class Stopped extends Error {}

export const makeNotes = () => {
  try {
    mkdirSync(notes, { recursive: true });
  } catch (error) {
    throw new LauncherProblem(
      `The folder ${root} is not writable (${error.code}), but there is something to install or build.`,
    );
  }
};

export const launch = async (work) => {
  stopWithNpm();
  try {
    await work();
  } catch (error) {
    if (error instanceof Stopped) process.exit(130);
    console.error(error instanceof LauncherProblem ? error.message : error);
    process.exit(1);
  }
};
