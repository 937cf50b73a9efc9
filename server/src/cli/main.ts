import { StartupError } from '../startup-error.ts';
import type { Command, StandaloneCommand } from './command.ts';

/** Loads commands on demand, so that commands without a database need not wait for the driver. */
const commands: Readonly<Record<string, () => Promise<Command | StandaloneCommand>>> = {
  'create-admin': async () => (await import('./create-admin.ts')).createAdminCommand,
  'import-vessels': async () => (await import('./import-vessels.ts')).importVesselsCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  'move-database': async () => (await import('./move-database.ts')).moveDatabaseCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  seed: async () => (await import('./seed.ts')).seedCommand,
  ledger: async () => (await import('./ledger.ts')).ledgerCommand,
  'person-data': async () => (await import('./person-data.ts')).personDataCommand,
  anonymise: async () => (await import('./anonymise.ts')).anonymiseCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  'rotate-key': async () => (await import('./rotate-key.ts')).rotateKeyCommand,
  propose: async () => (await import('./propose.ts')).proposeCommand,
};

const usage = async (): Promise<string> => {
  const all = await Promise.all(Object.values(commands).map((read) => read()));
  return [
    'Usage: node server/dist/cli.js <command>, or npm run shiptime -- <command>',
    '',
    ...all.map(({ usage }) => `  ${usage}`),
  ].join('\n');
};

const run = async ([name = '', ...args]: readonly string[]): Promise<void> => {
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  const asksForHelp = ['help', '--help', '-h'].includes(name) || args.includes('--help');
  if (asksForHelp) {
    console.log(command?.usage ?? (await usage()));
    return;
  }
  if (!command) throw new StartupError(await usage());
  if ('run' in command) {
    console.log(await command.run([...args]));
    return;
  }
  const work = await command.prepare([...args]);
  const { readConfig } = await import('../config.ts');
  const { openOwnerDatabase, openPortalDatabase } = await import('../portal-database.ts');
  const config = readConfig(process.env);
  const database = await (command.asOwner ? openOwnerDatabase(config) : openPortalDatabase(config));
  try {
    console.log(await work(database.db, config, database));
  } finally {
    await database.close();
  }
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = error instanceof StartupError ? error.exitCode : 1;
}
