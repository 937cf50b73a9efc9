import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { root, Stopped } from './project.mjs';

/** npm would rather finish than stop; half an installation is found and repaired by the next start. */
const patienceMs = 4000;
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the checkout and resolves to its exit code. Output goes to the screen, or into the file `log`.
 * A signal to this process ends the program too, and then it is Stopped. `aside`: everything else goes first. `keyboard`: it may read what is typed.
 */
export const runProgram = (
  program,
  args,
  { log, env = {}, cwd = root, shell = false, aside = false, keyboard = false } = {},
) =>
  new Promise((resolve, reject) => {
    const output = log ? openSync(log, 'w') : 'inherit';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [keyboard ? 'inherit' : 'ignore', output, output],
      shell,
    });
    if (aside && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let isStopped = false;
    const pass = (signal) => {
      isStopped = true;
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
    };
    for (const signal of stopSignals) process.once(signal, pass);
    const settle = (finish, value) => {
      for (const signal of stopSignals) process.off(signal, pass);
      if (log) closeSync(output);
      finish(value);
    };
    child.once('error', (error) => settle(reject, error));
    child.once('close', (code) => (isStopped ? settle(reject, new Stopped()) : settle(resolve, code ?? 1)));
  });

const linesOf = (file) => readFileSync(file, 'utf8').trim().split('\n');
const isNoise = (line) => /^npm error\s*$|^npm error\s+at /.test(line);
/** What npm says first is why it failed. */
export const firstLines = (file, count) =>
  linesOf(file)
    .filter((line) => !isNoise(line))
    .slice(0, count)
    .join('\n');
export const lastLines = (file, count) => linesOf(file).slice(-count).join('\n');

/** A tool that the project has installed, run by this very Node. */
export const runTool = (file, args, options) => runProgram(process.execPath, [file, ...args], options);
