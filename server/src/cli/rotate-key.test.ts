import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerHead } from '@shiptime/client/verify-ledger';
import type { Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aUser } from '#test/factories/people.ts';
import { readConfig } from '../config.ts';
import { encryptTotpSecret, decryptTotpSecret } from '../features/accounts/second-factor/totp.ts';
import { decryptWebhookSecret, encryptWebhookSecret } from '../features/integrations/webhooks/signatures.ts';
import { listLedgerHeads, createSignHeadsJob } from '../features/ledger/ledger-heads.ts';
import { verifyStoredLedger } from '../features/ledger/ledger.ts';
import {
  encryptLinkSecret,
  setLinkSecretKey,
  linkSecretPlaceholder,
  replaceLinkSecretPlaceholder,
} from '../mail/link-secrets.ts';
import { createUnsubscribeToken, verifyUnsubscribeToken } from '../mail/unsubscribe-links.ts';
import { readOrCreateSecretKey } from '../secret-key.ts';
import { rotateKeyCommand, encryptedColumns } from './rotate-key.ts';

const oldKey = 'the old key, of more than 32 characters';
const newKey = 'the new key, of more than 32 characters';
const place = { DATABASE_URL: 'postgres://nobody@nowhere/x' };
const keyOf = async (settings: Record<string, string>) =>
  (await readOrCreateSecretKey(readConfig({ ...place, ...settings })))!;

let database: TestDatabase;
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  userId = await aUser(database.db, 'administrator');
});
afterAll(async () => {
  setLinkSecretKey(undefined);
  await database.drop();
});

const rotate = async (settings: Record<string, string>) => {
  const work = await rotateKeyCommand.prepare([]);
  return work(database.db, readConfig({ ...place, ...settings }), {
    ...database,
    bringUpToDate: async () => 0,
  } as never);
};
const readColumns = async () => {
  const { rows } = await sql<{ app: string; webhook: string; mail: string }>`
    select (select sealed_secret from second_factors where user_id = ${userId}) as app,
      (select secret from webhooks) as webhook, (select secret from outbox) as mail`.execute(database.db);
  return rows[0]!;
};

it('opens with both keys side by side, and with the new one alone once everything is sealed anew', async () => {
  const before = await keyOf({ SECRET_KEY: oldKey });
  setLinkSecretKey(before);
  await sql`insert into second_factors (user_id, kind, name, sealed_secret, last_period)
    values (${userId}, 'app', 'Phone', ${encryptTotpSecret(before, userId, 'JBSWY3DP')}, 0)`.execute(
    database.db,
  );
  await sql`insert into webhooks (url, secret, events, created_by)
    values ('https://hook.example', ${encryptWebhookSecret(before, 'whsec_1')}, '{application.submitted}', ${userId})`.execute(
    database.db,
  );
  await sql`insert into outbox (kind, to_address, language, subject, body_text, body_html, message_id, secret)
    values ('activation', 'a@example.org', 'en', 'S', ${linkSecretPlaceholder}, '', 'm1', ${encryptLinkSecret('link')})`.execute(
    database.db,
  );
  const both = { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey };
  const opens = async (settings: Record<string, string>) => {
    const key = await keyOf(settings);
    setLinkSecretKey(key);
    const { app, webhook, mail } = await readColumns();
    return [
      decryptTotpSecret(key, userId, app),
      decryptWebhookSecret(key, webhook),
      replaceLinkSecretPlaceholder(linkSecretPlaceholder, mail),
      verifyUnsubscribeToken(key, 'availability', createUnsubscribeToken(before, 'availability', userId)),
    ];
  };
  const all = ['JBSWY3DP', 'whsec_1', 'link', userId];
  expect(await opens(both)).toEqual(all);
  await expect(opens({ SECRET_KEY: newKey })).rejects.toThrow(/authenticate/);
  expect(await rotate(both)).toMatch(
    /second_factors\.sealed_secret: 1\n.*factor_tickets.*: 0\n.*webhooks\.secret: 1/,
  );
  expect(await opens({ SECRET_KEY: newKey })).toEqual([...all.slice(0, 3), null]);
  expect(await rotate(both)).not.toContain('neither');
  const other = { SECRET_KEY: `${newKey} again`, SECRET_KEY_PREVIOUS: `${oldKey} again` };
  expect(await rotate(other)).toContain('second_factors.sealed_secret: 0, 1 that neither key opens');
  const touched = sql`update second_factors set sealed_secret = 'x' where user_id = ${userId}`;
  await expect(touched.execute(database.db)).rejects.toThrow(/replaced/);
});

it('knows every column that a sealed secret can stand in', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(^|_)secret$' order by 1`.execute(
    database.db,
  );
  const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map((row) => row.place)).toEqual(known.toSorted());
});

it('refuses without both keys', async () => {
  await expect(rotate({ SECRET_KEY: newKey })).rejects.toThrow('SECRET_KEY_PREVIOUS');
});

describe('the ledger across a rotation', () => {
  let days = 0;
  const signNextDay = async (secretKey: Buffer): Promise<LedgerHead> => {
    const day = `2021-01-0${(days += 1)}`;
    await runInTransaction(database.db, (tx) => audit(tx));
    await runInTransaction(database.db, (tx) =>
      createSignHeadsJob({ secretKey }).work(tx, `${day}T12:00:00Z`),
    );
    return (await listLedgerHeads(database.db)).find((head) => head.day === day)!;
  };
  const audit = (tx: Tx) =>
    writeAuditEntry(tx, null, { action: 'users.updated', subject_type: 'users', subject_id: userId });
  const problemsWith = async (...kept: LedgerHead[]) =>
    (await verifyStoredLedger(database.db, kept)).problems.map(({ detail }) => detail);

  it('is whole with heads of either key or of both, and for no key that the others do not know', async () => {
    const [first, second] = [await keyOf({ SECRET_KEY: oldKey }), await keyOf({ SECRET_KEY: newKey })];
    const [before, after] = [await signNextDay(first), await signNextDay(second)];
    expect(before.public_key).not.toBe(after.public_key);
    for (const kept of [[before], [after], [before, after]]) expect(await problemsWith(...kept)).toEqual([]);
    const stranger = await signNextDay(Buffer.alloc(32, 9));
    const keys = { from: after.public_key!, to: stranger.public_key! };
    const forged = { ...keys, signed_by_from: after.signature, signed_by_to: stranger.signature };
    await runInTransaction(database.db, (tx) =>
      writeAuditEntry(tx, null, {
        action: 'ledger.key_replaced',
        subject_type: 'ledger',
        subject_id: null,
        after: forged,
      }),
    );
    expect(await problemsWith(before, after)).toEqual([
      `the head of ${stranger.day} in the portal is signed by no key of the portal`,
    ]);
  });

  it('is not whole with a head that a replaced key signed later, and no replaced key is replaced again', async () => {
    await sql`alter table ledger_heads disable trigger user`.execute(database.db);
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const secretKey = await keyOf({ SECRET_KEY: oldKey });
    await runInTransaction(database.db, (tx) => createSignHeadsJob({ secretKey }).work(tx, later));
    expect(await problemsWith()).toEqual([]);
    const { problems } = await verifyStoredLedger(database.db, [], await keyOf({ SECRET_KEY: newKey }));
    expect(problems.map(({ detail }) => detail)).toContain(
      `the head of ${later.slice(0, 10)} in the portal is signed by a key that was already replaced`,
    );
    const again = { SECRET_KEY: `${newKey} 3`, SECRET_KEY_PREVIOUS: oldKey };
    await expect(rotate(again)).rejects.toThrow('SECRET_KEY_PREVIOUS was already replaced');
  });
});
