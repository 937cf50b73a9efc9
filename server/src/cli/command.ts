import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/connection.ts';
import type { PortalDatabase } from '../portal-database.ts';
import { StartupError } from '../startup-error.ts';

export interface Command {
  usage: string;
  /** The command needs the rights of the tables' owner. */
  asOwner?: true;
  prepare(
    args: string[],
  ): Promise<
    (
      db: Db,
      config: Config,
      database: Database & Pick<PortalDatabase, 'embedded' | 'address' | 'bringUpToDate'>,
    ) => Promise<string>
  >;
}

export interface StandaloneCommand {
  usage: string;
  run(args: string[]): Promise<string>;
}

export const readOptions = <O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
) => {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
};
