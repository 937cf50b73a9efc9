import { DatabaseCondition } from '../db/condition.ts';
import { freeBytesOf } from '../free-space.ts';
import { gatherFacts, problemsOf } from '../operation/facts.ts';
import { readOptions, type Command } from './command.ts';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** Looks, and changes nothing but the row of its own heartbeat. */
export const doctor: Command = {
  usage: 'doctor   say how the database and the mails are; exit code 1 if something is to be done',
  prepare: async (args) => {
    readOptions(args, {});
    return async (db, _config, { pool, embedded }) => {
      const free = embedded ? await freeBytesOf(embedded.dataDir) : undefined;
      const found = await new DatabaseCondition({
        address: pool.options,
        version: 'doctor',
        ...(embedded && { loss: embedded.loss, freeBytes: async () => free ?? 0 }),
      }).check();
      if (!found.ok) {
        process.exitCode = 1;
        return `To be done: ${found.detail}`;
      }
      const facts = await gatherFacts(db);
      const lines = [
        `Database: answers, has its tables and takes writes; ${megabytes(facts.databaseBytes)}`,
        ...(free === undefined ? [] : [`Disk: ${megabytes(free)} left`]),
        `Mails: ${facts.mailsWaiting} waiting, ${facts.mailsFailed} given up on`,
        `Sessions: ${facts.openSessions} open`,
        `Clocks: ${facts.clockSkewSeconds.toFixed(1)} s apart`,
      ];
      const problems = problemsOf(facts);
      if (problems.length > 0) process.exitCode = 1;
      const verdict =
        problems.length > 0 ? problems.map((problem) => `To be done: ${problem}`) : ['All is well.'];
      return [...lines, ...verdict].join('\n');
    };
  },
};
