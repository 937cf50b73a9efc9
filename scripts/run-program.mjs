import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { root, StoppedBySignalError } from './project.mjs';

const timeoutMs = 4000;
const groupTimeoutMs = 20_000;
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const send = (pid, signal) => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

const groupEnded = async (pid) => {
  while (send(-pid, 0)) await pause(100);
};

/**
 * Resolves to the exit code; throws Stopped after a signal. `aside`: low priority; `group`: also signals its
 * child processes.
 */
export const runProgram = (
  program,
  args,
  { log, env = {}, cwd = root, shell = false, aside = false, keyboard = false, group = false } = {},
) =>
  new Promise((resolve, reject) => {
    const output = log ? openSync(log, 'w') : 'inherit';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [keyboard ? 'inherit' : 'ignore', output, output],
      shell,
      detached: group && process.platform !== 'win32',
    });
    if (aside && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const isGroup = group && process.platform !== 'win32';
    const target = isGroup ? -child.pid : child.pid;
    let isStopped = false;
    const pass = (signal) => {
      if (isStopped) return;
      isStopped = true;
      send(target, signal);
      setTimeout(() => send(target, 'SIGKILL'), group ? groupTimeoutMs : timeoutMs).unref();
    };
    for (const signal of stopSignals) process.on(signal, pass);
    const settle = (finish, value) => {
      for (const signal of stopSignals) process.off(signal, pass);
      if (log) closeSync(output);
      finish(value);
    };
    child.once('error', (error) => settle(reject, error));
    child.once('close', async (code) => {
      if (isStopped && isGroup) await groupEnded(child.pid);
      if (isStopped) settle(reject, new StoppedBySignalError());
      else settle(resolve, code ?? 1);
    });
  });

const linesOf = (file) => readFileSync(file, 'utf8').trim().split('\n');
const isNoise = (line) => /^npm error\s*$|^npm error\s+at /.test(line);
export const firstLines = (file, count) =>
  linesOf(file)
    .filter((line) => !isNoise(line))
    .slice(0, count)
    .join('\n');
export const lastLines = (file, count) => linesOf(file).slice(-count).join('\n');

export const runTool = (file, args, options) => runProgram(process.execPath, [file, ...args], options);
