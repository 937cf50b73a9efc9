import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupProblem } from '../../startup-problem.ts';
import { findBinaries } from './binaries.ts';
import { checkClusterVersion, createCluster, hasCluster } from './cluster.ts';
import { prepareLayout, type Layout } from './layout.ts';
import { runningPostmaster, signal } from './orphans.ts';
import { launchPostmaster } from './postmaster.ts';
import { ensureDatabase, probe, socketAddress } from './probe.ts';
import { identityOf, isIdentityRunning } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';
import { enter, leave } from './users.ts';
import { watchPostmaster } from './watch.ts';

export type EmbeddedEvent = 'creating' | 'starting' | 'adopted' | 'waiting' | 'lost' | 'restarted';

export interface EmbeddedOptions {
  dataDir: string;
  /** False for throw-away databases only: a power cut may then destroy everything. */
  durable: boolean;
  onEvent?: (event: EmbeddedEvent) => void;
  /** Told when a server that died could not be started again; it is tried further. */
  onFailure?: (error: unknown) => void;
}

export interface EmbeddedServer {
  address: ReturnType<typeof socketAddress>;
  /** Stops the server, unless another process uses it still. */
  stop(): Promise<void>;
}

const databaseName = 'shiptime';
const silencePatienceMs = 5000;

/** A server that runs already, perhaps left by a killed program, is waited for and taken over. */
const adopt = async (layout: Layout, onEvent: (event: EmbeddedEvent) => void): Promise<boolean> => {
  const start = Date.now();
  for (let told = false; ;) {
    const state = await probe(layout);
    const pid = runningPostmaster(layout);
    if (state === 'ready' && pid !== undefined) return true;
    if (pid === undefined) return false;
    if (!told) onEvent('waiting');
    told = true;
    if (state === 'absent' && Date.now() - start > silencePatienceMs) await stopPostmaster(layout, 'SIGQUIT');
    await pause(50);
  }
};

const bringUp = (layout: Layout, { durable, onEvent = () => {} }: EmbeddedOptions) =>
  withStartLock(layout.lock, async (): Promise<ChildProcess | undefined> => {
    enter(layout);
    let child: ChildProcess | undefined;
    if (await adopt(layout, onEvent)) onEvent('adopted');
    else {
      const binaries = findBinaries(layout);
      if (!hasCluster(layout)) {
        onEvent('creating');
        await createCluster(layout, binaries, durable);
      }
      checkClusterVersion(layout);
      onEvent('starting');
      child = await launchPostmaster(layout, binaries, durable);
    }
    await ensureDatabase(layout, databaseName);
    return child;
  });

const stopPostmaster = async (layout: Layout, how: NodeJS.Signals): Promise<void> => {
  const pid = runningPostmaster(layout);
  if (pid === undefined) return;
  // PostgreSQL removes its pid file a moment before its process ends.
  const identity = identityOf(pid);
  signal(pid, how);
  for (let waited = 0; isIdentityRunning(identity); waited += 20) {
    if (waited === 15_000) signal(pid, 'SIGQUIT');
    if (waited > 30_000) throw new StartupProblem(`PostgreSQL (process ${pid}) does not stop.`);
    await pause(20);
  }
};

/** Starts, or takes over, the PostgreSQL of a data directory and keeps it running until `stop`. */
export const startEmbeddedServer = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const layout = prepareLayout(options.dataDir);
  const child = await bringUp(layout, options);
  const restart = async () => {
    options.onEvent?.('lost');
    const restarted = await bringUp(layout, options);
    options.onEvent?.('restarted');
    return restarted;
  };
  const watch = watchPostmaster(layout, child, restart, options.onFailure);
  return {
    address: socketAddress(layout, databaseName),
    stop: async () => {
      await watch.end();
      await withStartLock(layout.lock, async () => {
        if (leave(layout)) await stopPostmaster(layout, 'SIGINT');
      });
    },
  };
};
