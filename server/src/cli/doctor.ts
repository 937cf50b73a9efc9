import { DatabaseHealthMonitor } from '../db/database-health.ts';
import { isConnectedAsOwner } from '../db/database-owner.ts';
import { measureDiskSpace } from '../free-space.ts';
import { translate } from '../http/language.ts';
import { countAccountsNearRequestQuota } from '../http/daily-budget.ts';
import { gatherPortalFacts } from '../operation/portal-facts.ts';
import { assessPortalOperation } from '../operation/findings.ts';
import { describeNodeSupport, readNodeSupport } from '../operation/node-support.ts';
import { findCertificateExpiry, findMailServerProblem } from '../operation/external-checks.ts';
import { findNewestBackupCopy, measureDisks, findUnsetSettings } from '../operation/operation-facts.ts';
import { readPortalVersion } from '../portal-version.ts';
import { readOptions, type Command } from './command.ts';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
const ago = (seconds: number | null): string =>
  seconds === null ? 'none' : `${(seconds / 3600).toFixed(1)} h ago`;

export const doctorCommand: Command = {
  usage: 'doctor   say how the database, mails, jobs and backups are; exit code 1 if something is to be done',
  prepare: async (args) => {
    readOptions(args, {});
    return async (db, config, { pool, embedded }) => {
      const { directory } = config.backups;
      const condition = new DatabaseHealthMonitor({
        address: pool.options,
        version: 'doctor',
        ...(embedded && {
          loss: embedded.loss,
          freeBytes: async () => (await measureDiskSpace(embedded.dataDir)).free_bytes,
        }),
      });
      // On a full disk a small row may still fit, so a larger allocation is tested.
      condition.askForRoom();
      const found = await condition.check();
      if (!found.ok) {
        process.exitCode = 1;
        return `To be done: ${found.detail}`;
      }
      const facts = await gatherPortalFacts(db);
      const disks = await measureDisks({ data: embedded?.dataDir, backups: directory });
      const { newest_proven: proven } = facts.backups;
      const node = readNodeSupport();
      const lines = [
        `Shiptime ${readPortalVersion()}`,
        describeNodeSupport(node),
        `Database: answers, has its tables and takes writes; ${megabytes(facts.databaseBytes)}`,
        ...disks.map(({ place, free_bytes }) => `Disk of the ${place}: ${megabytes(free_bytes)} left`),
        `Mails: ${facts.mailsWaiting} waiting, ${facts.mailsFailed} given up on`,
        ...facts.jobs.map(
          ({ name, successAgeSeconds, failures }) =>
            `Job ${name}: went well ${ago(successAgeSeconds)}${failures > 0 ? `, failed ${failures} times since` : ''}`,
        ),
        `Backups: newest ${ago(facts.backupAgeSeconds)}, newest proven ${ago(facts.backupProvenAgeSeconds)}` +
          (proven ? ` (${proven.name}, ${proven.rows} rows in ${proven.proof_seconds?.toFixed(1)} s)` : ''),
        `Sessions: ${facts.openSessions} open; ${facts.failedSignIns} failed sign-ins in a day`,
        `Clocks: ${facts.clockSkewSeconds.toFixed(1)} s apart`,
      ];
      const findings = assessPortalOperation(facts, {
        disks,
        backupsScheduled: directory !== undefined,
        unset: findUnsetSettings(config),
        runsAsOwner: await isConnectedAsOwner(db),
        peopleNearBudget: await countAccountsNearRequestQuota(db, config.limits.perDay),
        node,
        copy: await findNewestBackupCopy({ backups: directory }),
        mailServerProblem: await findMailServerProblem(config.smtpUrl),
        certificate: await findCertificateExpiry(config.publicUrl),
      });
      const sentences = findings.map(({ code, level, params }) => {
        const words = translate('en', `operation:findings.${code}`, params);
        return `${level === 'problem' ? 'To be done' : 'To be known'}: ${words}`;
      });
      const isWell = !findings.some(({ level }) => level === 'problem');
      if (!isWell) process.exitCode = 1;
      return [...lines, ...sentences, ...(isWell ? ['All is well.'] : [])].join('\n');
    };
  },
};
