import { changesAccessSettings, type Settings } from '@shiptime/domain/reference/settings';
import type { Tx } from '../db/connection.ts';
import { EventKind } from '../events/events.ts';
import type { Row } from '../http/answers/resource.ts';

export type AuditedActor = {
  readonly id: number | null;
  readonly address?: string;
};

/** The texts of each verb are in `locales/<language>/administration.json`. */
export const auditVerbs = [
  'signed_in',
  'sign_in_failed',
  'sign_in_throttled',
  'signed_out',
  'exported',
  'refused',
  'created',
  'imported',
  'updated',
  'deleted',
  'moved',
  'taken_back',
  'reassigned',
  'deadline_moved',
  'rights_changed',
  'activation_sent',
  'administrator_asked',
  'administrator_refused',
  'email_changed',
  'password_changed',
  'password_reset',
  'sessions_ended',
  'factor_added',
  'factor_renamed',
  'factor_removed',
  'factor_used',
  'factor_refused',
  'recovery_codes_renewed',
  'proof_given',
  'factors_reset',
  'identity_joined',
  'identity_removed',
  'federation_used',
  'made_administrator',
  'made_proponent',
  'anonymised',
  'resent',
  'key_made',
  'key_revoked',
  'key_replaced',
  'revoked',
  'switched_off',
  'split',
  'joined',
  'parted',
  'dropped',
  'adopted',
  'submitted',
  'accepted',
  'rejected',
  'clarification_asked',
  'corrected',
  'answered',
  'withdrawn',
  'withdrawal_asked',
  'withdrawal_taken_back',
  'finalised',
  'sent_to_national',
  'sent_to_executive',
  'set_final',
  'returned',
  'reopened',
  'amendment_asked',
  'closed',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

export type NewAuditEntry = {
  readonly action: `${string}.${AuditVerb}`;
  readonly subject_type: string;
  readonly subject_id: number | null;
  readonly before?: Row;
  readonly after?: Row;
  readonly reason?: string | null;
};

const ofPeople = [
  'users.rights_changed',
  'users.administrator_asked',
  'users.administrator_refused',
  'users.made_administrator',
  'users.made_proponent',
  'users.identity_joined',
  'users.identity_removed',
  'users.factors_reset',
];

const isAccessChange = ({ action, before, after }: NewAuditEntry): boolean => {
  if (ofPeople.includes(action)) return true;
  if (action === 'users.signed_in') return after?.['is_new_network'] === true;
  if (action === 'settings.updated') return changesAccessSettings(before as Settings, after as Settings);
  return /^(service_accounts|webhooks)\.(?!switched_off|resent)/.test(action);
};

export type AccessChanged = {
  readonly type: 'access.changed';
  readonly actorId: number | null;
  readonly entry: NewAuditEntry;
};
export const accessChangedEvent = new EventKind<AccessChanged>(['access.changed']);

const kept = new Set(['id', 'name', 'key']);
const secret = /password|token/;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Masks an IP address: zeroes the last byte of IPv4, keeps the first three groups of IPv6. */
export const maskIpAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '0');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':').slice(0, 3);
  return `${groups.join(':')}::`;
};

/** Returns the changed fields and the key, or the whole row if new or deleted; never passwords or tokens. */
const difference = (row: Row | undefined, other: Row | undefined): string | null => {
  if (!row) return null;
  const told = Object.entries(row).filter(
    ([name, value]) => !secret.test(name) && (!other || kept.has(name) || !isSame(value, other[name])),
  );
  return JSON.stringify(Object.fromEntries(told));
};

const insertEntries = async (
  tx: Tx,
  actor: AuditedActor | null,
  entries: readonly NewAuditEntry[],
): Promise<readonly number[]> => {
  if (entries.length === 0) return [];
  const written = await tx
    .insertInto('audit_log')
    .values(
      entries.map(({ action, subject_type, subject_id, before, after, reason }) => ({
        actor_id: actor?.id ?? null,
        action,
        subject_type,
        subject_id,
        before: difference(before, after),
        after: difference(after, before),
        reason: reason ?? null,
        address: actor?.address === undefined ? null : maskIpAddress(actor.address),
      })),
    )
    .returning('id')
    .execute();
  for (const entry of entries)
    if (isAccessChange(entry))
      await accessChangedEvent.raise(tx, { type: 'access.changed', actorId: actor?.id ?? null, entry });
  return written.map(({ id }) => id);
};

/** Writes the entries in the transaction of the change. `actor` is null for the command line. */
export const writeAuditEntries = async (
  tx: Tx,
  actor: AuditedActor | null,
  entries: readonly NewAuditEntry[],
): Promise<void> => {
  await insertEntries(tx, actor, entries);
};

export const writeAuditEntry = (tx: Tx, actor: AuditedActor | null, entry: NewAuditEntry): Promise<void> =>
  writeAuditEntries(tx, actor, [entry]);

export const writeAuditReturningId = async (
  tx: Tx,
  actor: AuditedActor,
  entry: NewAuditEntry,
): Promise<number> => {
  const [id] = await insertEntries(tx, actor, [entry]);
  return id!;
};
