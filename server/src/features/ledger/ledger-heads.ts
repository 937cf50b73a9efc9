import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { signedHeadText, signedKeySuccessionText, type LedgerHead } from '@shiptime/client/verify-ledger';
import type { Language } from '@shiptime/domain/shared/text';
import { sql } from 'kysely';
import { writeAuditEntry } from '#audit/audit.ts';
import type { Db, Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { queueMail } from '#mail/outbox.ts';

export const listLedgerHeads = async (db: Db | Tx): Promise<LedgerHead[]> => {
  const { rows } = await sql<LedgerHead>`
    select day, position, encode(hash, 'hex') as hash, encode(signature, 'hex') as signature,
      encode(public_key, 'hex') as public_key
    from public.ledger_heads order by day desc`.execute(db);
  return rows;
};

export const formatLedgerHeads = (heads: readonly LedgerHead[]): string =>
  [
    'day,position,hash,signature,public_key',
    ...heads
      .toReversed()
      .map(({ day, position, hash, signature, public_key }) =>
        [day, position, hash, signature ?? '', public_key ?? ''].join(','),
      ),
    '',
  ].join('\n');

const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

type Signed = Pick<LedgerHead, 'signature' | 'public_key'>;

/** Ed25519 key derived from the secret key of the portal. */
const signerOf = (secretKey: Buffer) => {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'ledger heads', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    public_key: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text: string) => sign(null, Buffer.from(text), key).toString('hex'),
  };
};

export const publicKeyOf = (secretKey: Buffer): string => signerOf(secretKey).public_key;

const signHead = (
  secretKey: Buffer | undefined,
  head: Pick<LedgerHead, 'day' | 'position' | 'hash'>,
): Signed => {
  if (!secretKey) return { signature: null, public_key: null };
  const { public_key, sign: signText } = signerOf(secretKey);
  return { signature: signText(signedHeadText(head)), public_key };
};

/**
 * Records in the ledger that one key replaces the other, with the signatures of both; false if the old key
 * was already replaced.
 */
export const recordKeyReplaced = async (tx: Tx, oldKey: Buffer, newKey: Buffer): Promise<boolean> => {
  const [old, next] = [signerOf(oldKey), signerOf(newKey)];
  const keys = { from: old.public_key, to: next.public_key };
  const { rows } = await sql<typeof keys>`
    select after ->> 'from' as "from", after ->> 'to' as "to" from audit_log
    where action = 'ledger.key_replaced' order by id desc`.execute(tx);
  if (rows[0]?.from === keys.from && rows[0].to === keys.to) return true;
  if (rows.find(({ from, to }) => [from, to].includes(keys.from))?.from === keys.from) return false;
  const text = signedKeySuccessionText(keys);
  const after = { ...keys, signed_by_from: old.sign(text), signed_by_to: next.sign(text) };
  await writeAuditEntry(tx, null, {
    action: 'ledger.key_replaced',
    subject_type: 'ledger',
    subject_id: null,
    after,
  });
  return true;
};

const languageOf = async (tx: Tx, email: string): Promise<Language> => {
  const known = await tx.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst();
  return (known?.language as Language | undefined) ?? 'en';
};

const mailHead = async (tx: Tx, head: LedgerHead, addresses: readonly string[]): Promise<void> => {
  for (const to of addresses) {
    const { day, position } = head;
    const params = { day, position, line: formatLedgerHeads([head]).trimEnd() };
    await queueMail(tx, {
      ...{ kind: 'ledger_head', to, name: '', language: await languageOf(tx, to), params },
      dedupKey: `ledger head ${day} ${to}`,
    });
  }
};

type Keeping = {
  readonly secretKey?: Buffer | undefined;
  readonly mailTo?: readonly string[];
  readonly log?: { info(fields: object, line: string): void };
};

/** On each day (UTC) that the portal runs, stores a signed head, e-mails it and logs it on one line. */
export const createSignHeadsJob = ({ secretKey, mailTo = [], log }: Keeping = {}): Job => ({
  name: 'ledger head',
  work: async (tx, now) => {
    const day = now.slice(0, 10);
    const { rows } = await sql<{ position: number; hash: string }>`
      select position, encode(hash, 'hex') as hash from ledger
      where not exists (select 1 from ledger_heads where day = ${day}::date) order by position desc limit 1`.execute(
      tx,
    );
    const [last] = rows;
    if (!last) return 0;
    const unsigned = { day, ...last };
    const head = { ...unsigned, ...signHead(secretKey, unsigned) };
    const { numAffectedRows } = await sql`
      insert into ledger_heads (day, position, hash, signature, public_key)
      values (${day}::date, ${head.position}, decode(${head.hash}, 'hex'), decode(${head.signature}, 'hex'),
        decode(${head.public_key}, 'hex')) on conflict (day) do nothing`.execute(tx);
    if (numAffectedRows === 0n) return 0;
    await mailHead(tx, head, mailTo);
    const { position, hash, signature } = head;
    log?.info({ ledger_head: head }, `ledger head ${day} ${position} ${hash} ${signature ?? 'unsigned'}`);
    return 1;
  },
});
