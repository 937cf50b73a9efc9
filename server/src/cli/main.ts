import { readConfig } from '../config.ts';
import { openPortalDatabase } from '../portal-database.ts';
import { StartupProblem } from '../startup-problem.ts';
import { anonymise } from './anonymise.ts';
import { backup, restore } from './backup.ts';
import { createAdmin } from './create-admin.ts';
import { doctor } from './doctor.ts';
import { importVessels } from './import-vessels.ts';
import { moveDatabase } from './move-database.ts';
import type { Command, StandaloneCommand } from './command.ts';
import { ledger } from './ledger.ts';
import { migrateCommand } from './migrate.ts';
import { propose } from './propose.ts';
import { seed } from './seed.ts';

const commands: Readonly<Record<string, Command | StandaloneCommand>> = {
  'create-admin': createAdmin,
  'import-vessels': importVessels,
  backup,
  restore,
  'move-database': moveDatabase,
  migrate: migrateCommand,
  seed,
  ledger,
  anonymise,
  doctor,
  propose,
};

const usage = (): string =>
  [
    'Usage: npm run shiptime -- <command>',
    '',
    ...Object.values(commands).map(({ usage }) => `  ${usage}`),
  ].join('\n');

const run = async ([name = '', ...args]: readonly string[]): Promise<void> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupProblem(usage());
  if ('run' in command) {
    console.log(await command.run([...args]));
    return;
  }
  const work = await command.prepare([...args]);
  const config = readConfig(process.env);
  const database = await openPortalDatabase(config);
  try {
    console.log(await work(database.db, config, database));
  } finally {
    await database.close();
  }
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exitCode = error instanceof StartupProblem ? error.exitCode : 1;
}
