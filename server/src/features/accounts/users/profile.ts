import { sql } from 'kysely';
import { mayEditProfile, lacksSecondAdministrator, mayManageUser } from '@shiptime/domain/accounts/policy';
import { profileSchema, type Profile, type UserManagement } from '@shiptime/domain/accounts/schema';
import { hasRole, roles, type Role } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { presentUser, type UserRow } from '../account-presenter.ts';
import { findUser, selectUsers } from '../account-queries.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { endSessions } from '../sessions/sessions.ts';
import { requestAdministratorRights, hasOtherAdministrator } from './second-administrator.ts';

type Target = {
  readonly id: number;
  readonly expected: ExpectedVersion;
  readonly confirmsAdministrators: boolean;
};
type Rights = Pick<UserManagement, 'user_type_id' | 'active' | 'vessel_ids'>;

/** Locks both accounts, so that two administrators cannot remove each other's rights at once. */
const lockActorAndTarget = async (tx: Tx, actor: Viewer, targetId: number): Promise<Viewer> => {
  const accounts = await tx
    .selectFrom('users')
    .select(['id', 'user_type_id', 'active'])
    .where('id', 'in', [actor.id, targetId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = accounts.find(({ id }) => id === actor.id);
  return { ...actor, role: own?.active ? (own.user_type_id as Role) : roles.co_proponent };
};

const findFresh = async (tx: Tx, actor: Viewer, { id, expected }: Target): Promise<UserRow> => {
  const user = await selectUsers(tx).where('id', '=', id).executeTakeFirst();
  if (!user) throw notFoundRefusal();
  await requireCurrentVersion(expected, user.lock_version, async () => presentUser(user, actor));
  return user;
};

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const changedRights = (user: UserRow, { user_type_id, active, vessel_ids }: Rights): Rights => {
  const type = user_type_id ?? user.user_type_id;
  const vessels =
    type === roles.regional_vessel_coordinator ? [...new Set(vessel_ids ?? user.vessel_ids)] : [];
  return {
    ...(type !== user.user_type_id && { user_type_id: type }),
    ...(active !== undefined && active !== user.active && { active }),
    ...(!sameIds(vessels, user.vessel_ids) && { vessel_ids: vessels }),
  };
};

const assignVessels = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> => {
  const known =
    ids.length === 0 ? [] : await tx.selectFrom('vessels').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw invalidRefusal([{ field: 'vessel_ids', code: 'unknown_choice' }]);
  await tx.deleteFrom('user_vessels').where('user_id', '=', userId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('user_vessels')
    .values(ids.map((vessel_id) => ({ user_id: userId, vessel_id })))
    .execute();
};

/** Merges `options`: keys that are not sent stay. */
const write = async (
  tx: Tx,
  id: number,
  profile: Profile,
  { vessel_ids, ...rights }: Rights,
): Promise<void> => {
  const { options, ...columns } = profile;
  await tx
    .updateTable('users')
    .set({
      ...columns,
      ...rights,
      ...(Object.keys(rights).length > 0 && { administrator_asked_by: null }),
      ...(options && { options: sql<string>`options || ${JSON.stringify(options)}::jsonb` }),
      updated_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  if (vessel_ids) await assignVessels(tx, id, vessel_ids);
  if (rights.active === false) await endSessions(tx, id);
};

const judgeRights = async (tx: Tx, actor: Viewer, before: UserRow, body: Rights, confirms: boolean) => {
  const rights = hasRole(actor, 'administrator') ? changedRights(before, body) : {};
  const after = {
    user_type_id: rights.user_type_id ?? before.user_type_id,
    active: rights.active ?? before.active,
  };
  const waits =
    confirms &&
    lacksSecondAdministrator(actor, before, after) &&
    (await hasOtherAdministrator(tx, actor.id, before.id));
  const isAsked = before.administrator_asked_by !== null;
  return waits ? { rights: {}, asks: !isAsked } : { rights, asks: false };
};

/** Ignores rights sent by anyone but administrators, so that a client may send the whole account back. */
export const changeUser = async (
  tx: Tx,
  viewer: Viewer,
  target: Target,
  body: UserManagement,
): Promise<UserRow> => {
  const actor = await lockActorAndTarget(tx, viewer, target.id);
  throwIfRefused(mayEditProfile(actor, target.id));
  const before = await findFresh(tx, actor, target);
  const profile = profileSchema.parse(body);
  const { rights, asks } = await judgeRights(tx, actor, before, body, target.confirmsAdministrators);
  const changesRights = Object.keys(rights).length > 0;
  if (changesRights || asks) {
    throwIfRefused(mayManageUser(actor, target.id));
    await requireFreshProof(tx, actor);
  }
  if (!changesRights && !asks && Object.keys(profile).length === 0) return before;
  if (asks) await requestAdministratorRights(tx, actor, target.id);
  await write(tx, target.id, profile, rights);
  const after = await findUser(tx, target.id);
  if (!after) throw notFoundRefusal();
  if (changesRights || actor.id !== target.id) {
    await writeAuditEntry(tx, actor, {
      action: changesRights ? 'users.rights_changed' : 'users.updated',
      subject_type: 'users',
      subject_id: target.id,
      before,
      after,
    });
  }
  await announceLiveEvent(tx, { topic: userTopic(target.id), kind: 'account' });
  return after;
};
