import { setTimeout as pause } from 'node:timers/promises';
import { StartupProblem } from '#startup-problem.ts';
import type { Layout } from './layout.ts';
import { endProcessesIn, signal } from './orphans.ts';
import { isIdentityRunning, pidOf } from './process-identity.ts';

/** Milliseconds until SIGINT, then SIGKILL; the server recovers at its next start. */
export type StopMs = readonly [atOnce: number, killed: number];
const defaultStopMs: StopMs = [12_000, 16_000];
const patienceMs = 20_000;

export const stopPostmaster = async (
  { cluster }: Layout,
  identity: string | undefined,
  how: NodeJS.Signals,
  [atOnceMs, killedMs]: StopMs = defaultStopMs,
): Promise<void> => {
  if (!identity || !isIdentityRunning(identity)) return;
  // PostgreSQL removes its pid file a moment before its process ends.
  const pid = pidOf(identity);
  signal(pid, how);
  const start = Date.now();
  let told: NodeJS.Signals = how;
  while (isIdentityRunning(identity)) {
    const waited = Date.now() - start;
    const harder = waited >= killedMs ? 'SIGKILL' : waited >= atOnceMs ? 'SIGQUIT' : how;
    if (harder !== told) signal(pid, harder);
    told = harder;
    if (waited > patienceMs) throw new StartupProblem(`PostgreSQL (process ${pid}) does not stop.`);
    await pause(20);
  }
  // Backends would end by themselves unless they hang as well.
  if (told === 'SIGKILL') endProcessesIn(cluster, 'SIGKILL');
};
