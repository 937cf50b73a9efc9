import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { Refusal } from '../http/refusal.ts';
import type { MailKind } from './mail-templates.ts';

const mostOfPerson = 60;
const mostToAddress = 10;
const mostUnasked = 5;

const inTurn = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

export const mailQuotaRefusal = () =>
  new Refusal('too_many_requests', { message: 'answers:password.too_soon', retryAfter: 60 });

/** Counts e-mails of the last 24 hours: those this person caused, and all to this address. */
export const isUnderDailyMailQuota = async (tx: Tx, causedBy: number, to: string): Promise<boolean> => {
  await inTurn(tx, `mail by ${causedBy}`);
  await inTurn(tx, `mail to ${to}`);
  const { rows } = await sql<{ by_person: number; to_address: number }>`
    select (select count(*) from outbox where caused_by = ${causedBy} and created_at > now() - interval '1 day')
        as by_person,
      (select count(*) from outbox where to_address = ${to} and caused_by is not null
        and created_at > now() - interval '1 day') as to_address`.execute(tx);
  const { by_person, to_address } = rows[0]!;
  return by_person < mostOfPerson && to_address < mostToAddress;
};

export const requireDailyMailQuota = async (tx: Tx, causedBy: number, to: string): Promise<void> => {
  if (await isUnderDailyMailQuota(tx, causedBy, to)) return;
  throw new Refusal('too_many_requests', { message: 'answers:mail.quota', retryAfter: 3600 });
};

export const hasReachedHourlyMailQuota = async (tx: Tx, kind: MailKind, to: string): Promise<boolean> => {
  await inTurn(tx, `mail to ${to}`);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outbox where to_address = ${to} and kind = ${kind}
      and created_at > now() - interval '1 hour'`.execute(tx);
  return rows[0]!.count >= mostUnasked;
};
