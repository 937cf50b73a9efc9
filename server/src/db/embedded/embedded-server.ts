import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseLostError, StartupError } from '#startup-error.ts';
import { findBinariesDirectory } from './binaries.ts';
import { checkClusterVersion, createCluster, portalRole } from './cluster.ts';
import { prepareDataDirectory, type DataDirectoryLayout } from './data-directory.ts';
import {
  readClusterId,
  requireIntactDatabase,
  describeDatabaseLoss,
  readClusterMarker,
  writeClusterMarker,
} from './cluster-marker.ts';
import { findRunningPostmaster, endProcessesIn, signalProcess } from './orphaned-processes.ts';
import { launchPostmaster, rotateDatabaseLog } from './postmaster.ts';
import {
  ensureDatabaseAndRole,
  probeDatabaseServer,
  socketConnectionOptions,
} from './probe-database-server.ts';
import { processIdentityOf, isProcessIdentityRunning, pidOfIdentity } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';
import { watchPostmaster } from './watch-postmaster.ts';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

/** Milliseconds after which a slow stop is escalated to SIGQUIT, then SIGKILL. */
type StopMs = readonly [atOnce: number, killed: number];
const defaultStopMs: StopMs = [12_000, 16_000];
const timeoutMs = 20_000;

const stopPostmaster = async (
  { cluster }: DataDirectoryLayout,
  identity: string | undefined,
  how: NodeJS.Signals,
  [atOnceMs, killedMs]: StopMs = defaultStopMs,
): Promise<void> => {
  if (!identity || !isProcessIdentityRunning(identity)) return;
  const pid = pidOfIdentity(identity);
  signalProcess(pid, how);
  const start = Date.now();
  let told: NodeJS.Signals = how;
  while (isProcessIdentityRunning(identity)) {
    const waited = Date.now() - start;
    const harder = waited >= killedMs ? 'SIGKILL' : waited >= atOnceMs ? 'SIGQUIT' : how;
    if (harder !== told) signalProcess(pid, harder);
    told = harder;
    if (waited > timeoutMs) throw new StartupError(`PostgreSQL (process ${pid}) does not stop.`);
    await pause(20);
  }
  if (told === 'SIGKILL') endProcessesIn(cluster, 'SIGKILL');
};

const ownFile = ({ inUse }: DataDirectoryLayout): string => path.join(inUse, String(process.pid));

const registerProcess = (layout: DataDirectoryLayout): void =>
  writeFileSync(ownFile(layout), processIdentityOf(process.pid));

const removeStaleAndListOthers = ({ inUse }: DataDirectoryLayout): string[] =>
  readdirSync(inUse).filter((name) => {
    if (name === String(process.pid)) return false;
    const file = path.join(inUse, name);
    const isRunning = isProcessIdentityRunning(readFileSync(file, 'utf8'));
    if (!isRunning) rmSync(file, { force: true });
    return isRunning;
  });

const unregisterProcess = (layout: DataDirectoryLayout): boolean => {
  rmSync(ownFile(layout), { force: true });
  return removeStaleAndListOthers(layout).length === 0;
};

export type EmbeddedEvent = 'creating' | 'starting' | 'adopted' | 'waiting' | 'lost' | 'restarted';

export interface EmbeddedOptions {
  dataDir: string;
  mayCreate?: boolean;
  /** Flushes to disk; if false, a power cut may destroy the database. */
  durable: boolean;
  stopMs?: StopMs;
  onEvent?: (event: EmbeddedEvent) => void;
  onFailure?: (error: unknown) => void;
}

export interface EmbeddedServer {
  address: ReturnType<typeof socketConnectionOptions>;
  portalAddress: ReturnType<typeof socketConnectionOptions>;
  dataDir: string;
  isNew(): boolean;
  /** After this call, missing files count as data loss. */
  markFilled(): void;
  loss(): string | undefined;
  otherUsers(): string[];
  stop(): Promise<void>;
}

const databaseName = 'shiptime';
const silenceTimeoutMs = 5000;

/** Uses a server that is already running, perhaps left by a killed process; waits until it answers. */
const adopt = async (
  layout: DataDirectoryLayout,
  onEvent: (event: EmbeddedEvent) => void,
): Promise<boolean> => {
  const start = Date.now();
  for (let told = false; ;) {
    const state = await probeDatabaseServer(layout);
    const pid = findRunningPostmaster(layout);
    if (state === 'ready' && pid !== undefined) return true;
    if (pid === undefined) return false;
    if (!told) onEvent('waiting');
    told = true;
    if (state === 'absent' && Date.now() - start > silenceTimeoutMs)
      await stopPostmaster(layout, processIdentityOf(pid), 'SIGQUIT');
    await pause(50);
  }
};

const requireDatabase = (root: string): void => {
  if (requireIntactDatabase({ root, cluster: path.join(root, 'pgdata') }).cluster) return;
  throw databaseLostError(
    `There is no database in ${root}, and NEW_DATABASE=0 lets none be made: mount or restore it, or set DATA_DIR to where it is.`,
  );
};

const makeNew = async (
  layout: DataDirectoryLayout,
  binaries: string,
  options: EmbeddedOptions,
): Promise<void> => {
  options.onEvent?.('creating');
  await createCluster(layout, binaries, options.durable);
  const made_at = new Date().toISOString();
  writeClusterMarker(layout, { cluster: readClusterId(layout), made_at, filled: false });
};

const runningIdentity = (layout: DataDirectoryLayout): string | undefined => {
  const pid = findRunningPostmaster(layout);
  return pid === undefined ? undefined : processIdentityOf(pid);
};

type BroughtUp = { child: ChildProcess | undefined; identity: string | undefined; cluster: string };

const bringUp = (layout: DataDirectoryLayout, options: EmbeddedOptions): Promise<BroughtUp> =>
  withStartLock(layout.lock, async () => {
    const { durable, onEvent = () => {} } = options;
    registerProcess(layout);
    const { cluster: known, marker } = requireIntactDatabase(layout);
    let child: ChildProcess | undefined;
    if (known && (await adopt(layout, onEvent))) onEvent('adopted');
    else {
      const binaries = findBinariesDirectory(layout);
      if (!known) await makeNew(layout, binaries, options);
      checkClusterVersion(layout);
      onEvent('starting');
      child = await launchPostmaster(layout, binaries, durable);
    }
    const cluster = readClusterId(layout);
    // Clusters made before markers existed, or copied here without one, get a marker now.
    if (known && !marker)
      writeClusterMarker(layout, { cluster, made_at: new Date().toISOString(), filled: true });
    await ensureDatabaseAndRole(layout, databaseName);
    return { child, identity: runningIdentity(layout), cluster };
  });

const logRotationMs = 60_000;

export const startEmbeddedServer = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  if (options.mayCreate === false) requireDatabase(path.resolve(options.dataDir));
  const layout = prepareDataDirectory(options.dataDir);
  let { child, identity, cluster } = await bringUp(layout, options);
  const loss = () => describeDatabaseLoss(layout, cluster);
  const restart = async () => {
    const reason = loss();
    // After data loss nothing is written, not even a lock.
    if (reason) throw databaseLostError(reason);
    options.onEvent?.('lost');
    ({ child, identity } = await bringUp(layout, options));
    options.onEvent?.('restarted');
    return child;
  };
  const watch = watchPostmaster(layout, child, restart, options.onFailure);
  const rotation = setInterval(
    () => loss() === undefined && rotateDatabaseLog(layout),
    logRotationMs,
  ).unref();
  return {
    address: socketConnectionOptions(layout, databaseName),
    portalAddress: { ...socketConnectionOptions(layout, databaseName), user: portalRole },
    dataDir: layout.root,
    isNew: () => readClusterMarker(layout)?.filled === false,
    markFilled: () => {
      const marker = readClusterMarker(layout);
      if (marker && !marker.filled) writeClusterMarker(layout, { ...marker, filled: true });
    },
    loss,
    otherUsers: () => removeStaleAndListOthers(layout),
    stop: async () => {
      clearInterval(rotation);
      await watch.end();
      if (loss()) return stopPostmaster(layout, identity, 'SIGINT', options.stopMs);
      await withStartLock(layout.lock, async () => {
        if (unregisterProcess(layout))
          await stopPostmaster(layout, runningIdentity(layout), 'SIGINT', options.stopMs);
      });
    },
  };
};
