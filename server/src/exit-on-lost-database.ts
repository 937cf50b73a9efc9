import type { Logger } from 'pino';
import type { DatabaseHealth, DatabaseHealthMonitor } from './db/database-health.ts';
import { exitCodes } from './startup-error.ts';

type Parts = {
  readonly condition: Pick<DatabaseHealthMonitor, 'check'>;
  readonly logger: Pick<Logger, 'error' | 'info'>;
  /** A restart repairs the embedded database; an external database must recover by itself. */
  readonly isEmbedded: boolean;
  readonly onHopeless: (sentence: string, exitCode: number) => void;
  readonly everyMs?: number;
  readonly timeoutMs?: number;
};

const codeFor = (condition: DatabaseHealth, isEmbedded: boolean): number | undefined => {
  if (condition.ok) return undefined;
  if (condition.isNewer) return exitCodes.databaseNewer;
  if (condition.reason === 'lost' || condition.reason === 'schema_missing') return exitCodes.databaseLost;
  return isEmbedded && condition.reason === 'unreachable' ? exitCodes.databaseAway : undefined;
};

/** Checks the database regularly; calls `onHopeless` after a minute of failures. */
export const exitOnLostDatabase = ({
  condition,
  logger,
  isEmbedded,
  onHopeless,
  everyMs = 5000,
  timeoutMs = 60_000,
}: Parts): { end(): void } => {
  let known: string | undefined;
  let hopelessSince: number | undefined;
  let isOver = false;

  const judge = (found: DatabaseHealth): void => {
    if (isOver) return;
    const reason = found.ok ? undefined : found.reason;
    if (known !== reason) {
      if (found.ok) logger.info('the database serves again');
      else logger.error({ reason, detail: found.detail }, 'the database cannot serve');
      known = reason;
    }
    const exitCode = codeFor(found, isEmbedded);
    hopelessSince = exitCode === undefined ? undefined : (hopelessSince ?? Date.now());
    if (found.ok || exitCode === undefined || Date.now() - hopelessSince! < timeoutMs) return;
    isOver = true;
    onHopeless(`${found.detail} The portal ends, since this did not mend itself.`, exitCode);
  };

  const clock = setInterval(() => void condition.check().then(judge), everyMs);
  return {
    end: () => {
      isOver = true;
      clearInterval(clock);
    },
  };
};
