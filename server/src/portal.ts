import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import type { Closers } from './closers.ts';
import type { Config } from './config.ts';
import type { Db } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import type { AppSettings } from './http/context.ts';
import { LiveHub } from './http/live.ts';
import { loggedRequest } from './http/logged-request.ts';
import { checkPort, listeningProblem, localAddress } from './listening.ts';
import { projectRoot } from './package-root.ts';
import { openPortalDatabase } from './portal-database.ts';
import { withProgress } from './progress.ts';
import { readSecretKey } from './secret-key.ts';
import { seedDemonstrationOnce, seedLists } from './seeding.ts';

const version = (): string => {
  const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const appSettings = (config: Config, secretKey: Buffer | undefined): AppSettings => ({
  version: version(),
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  webDirectory: path.join(projectRoot, 'web/dist'),
  checkAnswers: config.checkAnswers,
  demo: config.demo,
  uniformAccountAnswers: config.uniformAccountAnswers,
  limits: config.limits,
  ...(secretKey && { secretKey }),
  ...(config.operator && { operator: config.operator }),
});

const openDatabase = async (config: Config, logger: Logger, closers: Closers) => {
  const database = await openPortalDatabase(config, {
    onEvent: (event) => event === 'lost' && logger.warn('the database died and is started again'),
    onFailure: (err) => logger.error({ err }, 'the database could not be started again'),
    // Not the error itself: it carries the whole connection.
    onIdleError: ({ message }) => logger.warn({ reason: message }, 'a connection to the database was lost'),
  });
  closers.add(database.close);
  return database;
};

export interface StartOptions {
  config: Config;
  closers: Closers;
  /** Aborted when the process is asked to stop, be it in the middle of its start. */
  stopping: AbortSignal;
  say: (line: string) => void;
}

type Step = <T>(sentence: string, work: () => Promise<T>) => Promise<T>;

/** The schema, the lists and, for a demonstration, its data; true when much was written. */
const bringUpToDate = async (config: Config, db: Db, step: Step): Promise<boolean> => {
  const migrated = await step('Bringing the database up to date', () => migrate(db));
  await step('Filling the lists', () => seedLists(db));
  if (!config.demo) return migrated > 0;
  const now = new Date().toISOString();
  const planted = await step('Adding the demonstration data', () => seedDemonstrationOnce(db, now));
  return migrated > 0 || planted;
};

/** Opens everything in order; `closers` closes it in the opposite order. Resolves to the address for a browser. */
export const startPortal = async ({ config, closers, stopping, say }: StartOptions): Promise<string> => {
  const step: Step = async (sentence, work) => {
    stopping.throwIfAborted();
    return withProgress(sentence, work, say);
  };
  const logger = pino({
    level: config.logLevel,
    serializers: { req: loggedRequest },
  });
  await checkPort(config);
  const database = await step('Starting the database', () => openDatabase(config, logger, closers));
  const isFresh = await bringUpToDate(config, database.db, step);

  const live = new LiveHub(database.address, logger);
  const readiness = { stopping: false };
  const { db, pool } = database;
  await step('Starting the portal', () => live.start());
  closers.add(() => live.stop());
  const settings = appSettings(config, await readSecretKey(config));
  const app = await buildApp({ db, pool, live, settings, readiness, logger });
  closers.add(() => app.close());
  stopping.throwIfAborted();
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listeningProblem(error, config);
  });
  const address = localAddress(config, (app.server.address() as AddressInfo).port);
  const background = startBackground({
    db,
    live,
    logger,
    mail: config,
    portalAddress: config.publicUrl ?? address,
  });
  closers.add(() => background.stop());
  closers.add(async () => {
    readiness.stopping = true;
    await pause(config.drainSeconds * 1000);
    await app.close();
  });
  if (isFresh) void database.settle().catch((err) => logger.warn({ err }, 'no checkpoint'));
  return address;
};
