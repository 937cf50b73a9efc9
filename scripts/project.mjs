import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithNpm } from './stop-with-npm.mjs';

/** The folder of the checkout, wherever the launcher was called from. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Where launchers keep what they remember: locks, logs, stamps, reports. */
export const notes = path.join(root, '.build');

/** Something that the person at the keyboard can put right: shown as one sentence, without a stack. */
export class LauncherProblem extends Error {}

/** A signal has ended what was waited for. */
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

/** Runs a launcher; a problem becomes a sentence and the exit code 1. */
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
