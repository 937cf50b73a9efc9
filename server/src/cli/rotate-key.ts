import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { runInTransaction } from '../db/transaction.ts';
import { encryptTotpSecret, decryptTotpSecret } from '../features/accounts/second-factor/totp.ts';
import { decryptWebhookSecret, encryptWebhookSecret } from '../features/integrations/webhooks/signatures.ts';
import { recordKeyReplaced } from '../features/ledger/ledger-heads.ts';
import { reencryptLinkSecret, setLinkSecretKey } from '../mail/link-secrets.ts';
import { deriveSecretKey, readOrCreateSecretKey } from '../secret-key.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';

type Row = { readonly id: number; readonly user_id: number | null; readonly sealed: string };
type Sealed = {
  readonly table: string;
  readonly column: string;
  readonly reseal: (key: Buffer, row: Row) => string;
};

const resealApp = (key: Buffer, { user_id, sealed }: Row): string => {
  const secret = decryptTotpSecret(key, user_id!, sealed);
  if (secret === null) throw new Error('sealed with another key');
  return encryptTotpSecret(key, user_id!, secret);
};
const resealWebhook = (key: Buffer, { sealed }: Row): string =>
  encryptWebhookSecret(key, decryptWebhookSecret(key, sealed));

export const encryptedColumns: readonly Sealed[] = [
  { table: 'second_factors', column: 'sealed_secret', reseal: resealApp },
  { table: 'factor_tickets', column: 'sealed_secret', reseal: resealApp },
  { table: 'webhooks', column: 'secret', reseal: resealWebhook },
  { table: 'webhooks', column: 'previous_secret', reseal: resealWebhook },
  { table: 'outbox', column: 'secret', reseal: (_key, { sealed }) => reencryptLinkSecret(sealed) },
];

const attempt = (work: () => string): string | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const resealColumn = async (tx: Tx, key: Buffer, { table, column, reseal }: Sealed) => {
  const owner = table === 'webhooks' ? sql`null::integer` : sql`user_id`;
  const { rows } = await sql<Row>`
    select id, ${owner} as user_id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by id for update`.execute(tx);
  let done = 0;
  for (const row of rows) {
    const anew = attempt(() => reseal(key, row));
    if (anew === null) continue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${anew} where id = ${row.id}`.execute(tx);
    done += 1;
  }
  return { done, closed: rows.length - done };
};

const resealAll = async (tx: Tx, key: Buffer) => {
  await sql`alter table second_factors disable trigger guard_second_factor`.execute(tx);
  const counts = [];
  for (const sealed of encryptedColumns) counts.push({ ...sealed, ...(await resealColumn(tx, key, sealed)) });
  await sql`alter table second_factors enable trigger guard_second_factor`.execute(tx);
  return counts;
};

export const rotateKeyCommand: Command = {
  usage: 'rotate-key   seal everything with SECRET_KEY that SECRET_KEY_PREVIOUS sealed',
  asOwner: true,
  prepare: async (args) => {
    readOptions(args, {});
    return async (db, config, { bringUpToDate }) => {
      if (!config.secretKey || !config.previousSecretKey)
        throw new StartupError('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one.');
      const key = (await readOrCreateSecretKey(config))!;
      await bringUpToDate();
      setLinkSecretKey(key);
      const counts = await runInTransaction(db, async (tx) => {
        if (!(await recordKeyReplaced(tx, deriveSecretKey(config.previousSecretKey!), key)))
          throw new StartupError('SECRET_KEY_PREVIOUS was already replaced: set the key that replaced it.');
        return resealAll(tx, key);
      });
      const lines = counts.map(({ table, column, done, closed }) => {
        const unopened = closed > 0 ? `, ${closed} that neither key opens` : '';
        return `  ${table}.${column}: ${done}${unopened}`;
      });
      return ['Sealed anew:', ...lines, 'Remove SECRET_KEY_PREVIOUS and restart every process.'].join('\n');
    };
  },
};
