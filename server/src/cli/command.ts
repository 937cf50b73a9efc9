import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/connection.ts';
import type { PortalDatabase } from '../portal-database.ts';
import { StartupProblem } from '../startup-problem.ts';

export interface Command {
  usage: string;
  /** Reads the arguments, and asks for what is missing, before the database is opened. */
  prepare(
    args: string[],
  ): Promise<
    (
      db: Db,
      config: Config,
      database: Database & Pick<PortalDatabase, 'embedded' | 'address'>,
    ) => Promise<string>
  >;
}

/** A command that needs no database, and so no settings. */
export interface StandaloneCommand {
  usage: string;
  run(args: string[]): Promise<string>;
}

/** The options of a command; one that it does not know is a sentence, not a stack. */
export const readOptions = <O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) => {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new StartupProblem(error instanceof Error ? error.message : String(error));
  }
};
