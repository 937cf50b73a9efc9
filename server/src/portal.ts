import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { Backups } from './backups/backups.ts';
import { createScratchDatabase } from './backups/scratch-database.ts';
import { requireBackupDirectory } from './backups/backup-settings.ts';
import type { ShutdownTasks } from './shutdown-tasks.ts';
import type { Config } from './config.ts';
import { DatabaseHealthMonitor } from './db/database-health.ts';
import type { AppSettings } from './context.ts';
import { LiveHub } from './live/live.ts';
import type { ShutdownState } from './http/health.ts';
import { createLoggerOptions } from './http/request-log.ts';
import { measureDiskSpace } from './free-space.ts';
import { describeNodeSupport, readNodeSupport, requireSupportedNode } from './operation/node-support.ts';
import { findUnsetSettings } from './operation/operation-facts.ts';
import { requireFreePort, toListenError, formatLocalUrl } from './listen-address.ts';
import { projectRoot } from './package-root.ts';
import { exitOnLostDatabase } from './exit-on-lost-database.ts';
import { openPortalDatabase, type PortalDatabase } from './portal-database.ts';
import { runWithProgress } from './progress.ts';
import { readPortalVersion } from './portal-version.ts';
import { readOrCreateSecretKey } from './secret-key.ts';
import { StartupError } from './startup-error.ts';

const appSettings = (config: Config, secretKey: Buffer | undefined): AppSettings => ({
  version: readPortalVersion(),
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  webDirectory: path.join(projectRoot, 'web/dist'),
  checkAnswers: config.checkAnswers,
  demo: config.demo,
  uniformAccountAnswers: config.uniformAccountAnswers,
  confirmAdministrators: config.confirmAdministrators,
  limits: config.limits,
  operations: config.operations,
  privateWebhooks: config.privateWebhooks,
  ...(secretKey && { secretKey }),
  ...(config.clamdUrl && { clamdUrl: config.clamdUrl }),
  ...(config.federation && { federation: config.federation }),
  ...(config.securityContact && { securityContact: config.securityContact }),
  ...(config.supportContact && { supportContact: config.supportContact }),
  openDataLicence: config.openDataLicence,
  ...(config.operator && { operator: config.operator }),
});

const tellOnce = (logger: Logger) => {
  let told: string | undefined;
  return (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === told) return;
    told = reason;
    const known = error instanceof StartupError;
    logger.error(known ? { reason } : { err: error }, 'the database could not be started again');
  };
};

const openDatabase = async (config: Config, logger: Logger, closers: ShutdownTasks) => {
  const database = await openPortalDatabase(config, {
    onEvent: (event) => event === 'lost' && logger.warn('the database died and is started again'),
    onFailure: tellOnce(logger),
    onIdleError: ({ message }) => logger.warn({ reason: message }, 'a connection to the database was lost'),
  });
  closers.add('The database', database.close);
  return database;
};

export interface StartOptions {
  config: Config;
  closers: ShutdownTasks;
  stopping: AbortSignal;
  say: (line: string) => void;
  pages: Promise<unknown>;
  onHopeless: (sentence: string, exitCode: number) => void;
}

const readRest = async () => {
  const [{ buildApp }, { startBackground }, seeding] = await Promise.all([
    import('./app.ts'),
    import('./background.ts'),
    import('./seed-database.ts'),
  ]);
  return { buildApp, startBackground, ...seeding };
};
type Rest = Awaited<ReturnType<typeof readRest>>;

type Step = <T>(sentence: string, work: (tell: (line: string) => void) => Promise<T>) => Promise<T>;

const bringUpToDate = async (
  config: Config,
  { db, embedded, bringUpToDate: migrate }: PortalDatabase,
  { seedReferenceLists, seedDemonstrationOnce }: Pick<Rest, 'seedReferenceLists' | 'seedDemonstrationOnce'>,
  step: Step,
): Promise<boolean> => {
  const migrated = await step('Bringing the database up to date', migrate);
  await step('Filling the lists', () => seedReferenceLists(db));
  const mayPlant = config.demo && (embedded?.isNew() ?? true);
  const now = new Date().toISOString();
  const planted =
    mayPlant && (await step('Adding the demonstration data', () => seedDemonstrationOnce(db, now)));
  embedded?.markFilled();
  return migrated > 0 || planted;
};

const watched = ({ address, answeredAt, embedded }: PortalDatabase) => ({
  address,
  answeredAt,
  version: readPortalVersion(),
  ...(embedded && {
    loss: embedded.loss,
    freeBytes: async () => (await measureDiskSpace(embedded.dataDir)).free_bytes,
  }),
});

const surroundingsOf = (config: Config, { embedded }: PortalDatabase) => ({
  places: { data: embedded?.dataDir, backups: config.backups.directory },
  unset: findUnsetSettings(config),
});

const backupsFor = (
  { backups: settings }: Config,
  { address, ownerAddress }: PortalDatabase,
  log: Logger,
): Backups | undefined => {
  const { directory } = settings;
  if (directory === undefined) return undefined;
  const scratch = createScratchDatabase(settings, ownerAddress);
  if (!scratch) log.warn('BACKUP_SCRATCH_URL is not set: backups are made, and not proven');
  return new Backups({ address, settings: { ...settings, directory }, scratch, log });
};

const requirePlaces = async (config: Config): Promise<void> => {
  await requireFreePort(config);
  if (config.backups.directory !== undefined) await requireBackupDirectory(config.backups.directory);
};

const drain = async (app: FastifyInstance, readiness: ShutdownState, drainMs: number): Promise<void> => {
  readiness.stopping = true;
  await pause(drainMs);
  await app.close();
};

const sendTraces = async ({ tracesTo }: Config, closers: ShutdownTasks): Promise<void> => {
  if (tracesTo === undefined) return;
  const { startTraces } = await import('./operation/traces.ts');
  const traces = startTraces({ endpoint: tracesTo, version: readPortalVersion() });
  closers.add('The traces', () => traces.stop());
};

export const startPortal = async (options: StartOptions): Promise<string> => {
  const { config, closers, stopping, say, pages, onHopeless } = options;
  const step: Step = async (sentence, work) => {
    stopping.throwIfAborted();
    return runWithProgress(sentence, () => work(say), say);
  };
  requireSupportedNode(process.versions.node);
  say(`Shiptime ${readPortalVersion()} on ${describeNodeSupport(readNodeSupport())}`);
  const logger = pino(createLoggerOptions(config.logLevel));
  await requirePlaces(config);
  await sendTraces(config, closers);
  const [database, rest] = await Promise.all([
    step('Starting the database', () => openDatabase(config, logger, closers)),
    readRest(),
  ]);

  const condition = new DatabaseHealthMonitor(watched(database));
  const live = new LiveHub(database.address, logger);
  const readiness: ShutdownState = { stopping: false };
  const { db, pool } = database;
  const settings = appSettings(config, await readOrCreateSecretKey(config));
  const backups = backupsFor(config, database, logger);
  const around = surroundingsOf(config, database);
  const buildApp = async () => {
    await pages;
    return rest.buildApp({ db, pool, live, settings, readiness, condition, logger, backups, ...around });
  };
  const [isFresh, app] = await Promise.all([bringUpToDate(config, database, rest, step), buildApp()]);

  database.limitWaiting();
  const isEmbedded = database.embedded !== undefined;
  const vigil = exitOnLostDatabase({ condition, logger, isEmbedded, onHopeless });
  closers.add('The watch over the database', async () => vigil.end());

  await step('Starting the portal', () => live.start());
  closers.add('The live stream', () => live.stop());
  if (live.isBeingMoved)
    throw new StartupError('The database is being moved elsewhere: start again when that has ended.');
  closers.add('The server', () => app.close());
  stopping.throwIfAborted();
  app.server.maxConnections = config.connections;
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw toListenError(error, config);
  });
  const address = formatLocalUrl(config, (app.server.address() as AddressInfo).port);
  const background = rest.startBackground({
    db,
    live,
    logger,
    mail: config,
    portalAddress: config.publicUrl ?? address,
    backups,
    settings,
  });
  closers.add('Work in the background', () => background.stop());
  const drainMs = config.drainSeconds * 1000;
  closers.add('The server', () => drain(app, readiness, drainMs), drainMs);
  if (isFresh) void database.settle().catch((err) => logger.warn({ err }, 'no checkpoint'));
  return address;
};
