import { type ServiceAccount } from '@shiptime/domain/integrations/integration-wire';
import { sql } from 'kysely';
import type { NewServiceAccount, ServiceAccountChange } from '@shiptime/domain/integrations/schema';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import { findServiceAccount } from './service-account-list.ts';

const nameOf = (name: string) => ({ first_name: name, last_name: '(service)' });

const told = ({ name, description, user_type_id, vessel_ids, scopes }: ServiceAccount) => ({
  ...{ name, description, user_type_id, vessel_ids, scopes },
});

const subject = (id: number) => ({ subject_type: 'service_accounts', subject_id: id }) as const;

const requireName = async (tx: Tx, name: string, exceptId: number): Promise<void> => {
  const { rows } = await sql`select from service_accounts
    where lower(name) = lower(${name}) and revoked_at is null and id <> ${exceptId}`.execute(tx);
  if (rows.length > 0) throw invalidRefusal([{ field: 'name', code: 'not_unique' }]);
};

const assignVessels = async (tx: Tx, id: number, userType: number, ids: readonly number[]): Promise<void> => {
  const wanted = userType === roles.regional_vessel_coordinator ? [...new Set(ids)] : [];
  const known =
    wanted.length === 0
      ? []
      : await tx.selectFrom('vessels').select('id').where('id', 'in', wanted).execute();
  if (known.length < wanted.length) throw invalidRefusal([{ field: 'vessel_ids', code: 'unknown_choice' }]);
  await tx.deleteFrom('user_vessels').where('user_id', '=', id).execute();
  if (wanted.length === 0) return;
  const rows = wanted.map((vessel_id) => ({ user_id: id, vessel_id }));
  await tx.insertInto('user_vessels').values(rows).execute();
};

export const addServiceAccount = async (
  tx: Tx,
  actor: Viewer,
  given: NewServiceAccount,
): Promise<ServiceAccount> => {
  await requireFreshProof(tx, actor);
  await requireName(tx, given.name, 0);
  const { id } = await tx
    .insertInto('users')
    .values({
      ...nameOf(given.name),
      email: `service-${crypto.randomUUID()}@invalid`,
      password_hash: 'no password opens this',
      user_type_id: given.user_type_id,
      active: false,
      service: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, description, scopes } = given;
  await tx
    .insertInto('service_accounts')
    .values({ id, name, description, scopes: [...scopes], created_by: actor.id })
    .execute();
  await assignVessels(tx, id, given.user_type_id, given.vessel_ids);
  const after = (await findServiceAccount(tx, id))!;
  await writeAuditEntry(tx, actor, {
    action: 'service_accounts.created',
    ...subject(id),
    after: told(after),
  });
  return after;
};

export const lockServiceAccount = async (tx: Tx, id: number): Promise<ServiceAccount> => {
  await sql`select from service_accounts where id = ${id} for update`.execute(tx);
  const account = await findServiceAccount(tx, id);
  if (!account) throw notFoundRefusal();
  if (!account.active) {
    throw new Refusal('read_only');
  }
  return account;
};

type Target = { readonly id: number; readonly expected: ExpectedVersion };

export const changeServiceAccount = async (
  tx: Tx,
  actor: Viewer,
  { id, expected }: Target,
  change: ServiceAccountChange,
): Promise<ServiceAccount> => {
  const before = await lockServiceAccount(tx, id);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  const next = { ...told(before), ...change };
  if (JSON.stringify(next) === JSON.stringify(told(before))) return before;
  await requireFreshProof(tx, actor);
  await requireName(tx, next.name, id);
  await tx
    .updateTable('users')
    .set({ ...nameOf(next.name), user_type_id: next.user_type_id })
    .where('id', '=', id)
    .execute();
  const { name, description, scopes } = next;
  await tx
    .updateTable('service_accounts')
    .set({ name, description, scopes: [...scopes] })
    .where('id', '=', id)
    .execute();
  await assignVessels(tx, id, next.user_type_id, next.vessel_ids);
  const after = (await findServiceAccount(tx, id))!;
  await writeAuditEntry(tx, actor, {
    action: 'service_accounts.updated',
    ...subject(id),
    before: told(before),
    after: told(after),
  });
  return after;
};

export const revokeServiceAccount = async (
  tx: Tx,
  actor: Viewer,
  { id, expected }: Target,
): Promise<void> => {
  const before = await lockServiceAccount(tx, id);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await requireFreshProof(tx, actor);
  await sql`update service_accounts set revoked_at = now() where id = ${id}`.execute(tx);
  await sql`update service_tokens set revoked_at = now()
    where service_account_id = ${id} and revoked_at is null`.execute(tx);
  await writeAuditEntry(tx, actor, {
    action: 'service_accounts.revoked',
    ...subject(id),
    before: told(before),
  });
};
