import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ShutdownTasks } from './shutdown-tasks.ts';
import { readConfig } from './config.ts';
import { startPortal } from './portal.ts';
import { StartupError } from './startup-error.ts';

const sayPlainly = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
/** Uses the format of all other log lines, for programs that read the log. */
const sayAsLog = (msg: string): void =>
  sayPlainly(JSON.stringify({ level: 'info', time: new Date().toISOString(), msg }));
const exitCodeOf = (error: unknown): number => (error instanceof StartupError ? error.exitCode : 1);
const complain = (error: unknown): void => {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
};

/** Stop timeout, longer than that of the database. */
const stopTimeoutMs = 45_000;
/** The terminal and `npm start` both send SIGINT, so two signals within this time count as one. */
const sameSignalMs = 1500;

const run = async (pages: Promise<unknown>): Promise<void> => {
  const closers = new ShutdownTasks();
  const stopping = new AbortController();
  const config = readConfig(process.env);
  const say = process.env['NODE_ENV'] === 'production' && !config.demo ? sayAsLog : sayPlainly;
  const starting = startPortal({
    config,
    closers,
    stopping: stopping.signal,
    say,
    pages,
    onHopeless: (sentence, exitCode) => void endWith(sentence, exitCode),
  });

  const endWith = async (sentence: string, exitCode: number): Promise<void> => {
    complain(new StartupError(sentence));
    grace.uninstall();
    await Promise.race([closers.close(complain), pause(stopTimeoutMs)]);
    process.exit(exitCode);
  };
  const grace = closeWithGrace(
    {
      delay: stopTimeoutMs + config.drainSeconds * 1000,
      logger: { error: complain },
      skip: ['SIGINT', 'SIGTERM', 'SIGHUP'],
    },
    async ({ err }: { err?: Error }) => {
      if (err) complain(err);
      stopping.abort();
      await starting.catch(() => {});
      await closers.close(complain);
    },
  );
  let askedAt: number | undefined;
  const stop = (): void => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      grace.close();
    } else if (Date.now() - askedAt > sameSignalMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  try {
    const address = await starting;
    const { publicUrl } = config;
    say(`Shiptime is ready: ${address}${publicUrl === undefined ? '' : ` for ${publicUrl}`}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    grace.uninstall();
    complain(error);
    await closers.close(complain);
    process.exit(exitCodeOf(error));
  }
};

const sentenceOf = (error: unknown): StartupError =>
  new StartupError(error instanceof Error ? error.message : String(error));

export const servePortal = async (pages: Promise<unknown> = Promise.resolve()): Promise<void> => {
  const made = pages.catch((error: unknown) => {
    throw sentenceOf(error);
  });
  made.catch(() => undefined);
  try {
    await run(made);
  } catch (error) {
    complain(error);
    process.exit(exitCodeOf(error));
  }
};
