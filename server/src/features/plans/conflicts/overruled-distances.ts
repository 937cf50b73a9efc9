import type { Selectable } from 'kysely';
import type { z } from 'zod';
import {
  mayOverruleDistance,
  type newOverruledDistanceSchema,
  type overruledDistanceChangeSchema,
} from '@shiptime/domain/plans/distances/overruled-distance';
import type { OverruledDistanceRow } from '@shiptime/domain/plans/wire/conflicts';
import type { Actor } from '@shiptime/domain/shared/actor';
import { type AuditedActor, writeAuditEntry } from '#audit/audit.ts';
import type { Db, Tx } from '#db/connection.ts';
import type { OverruledDistances } from '#db/tables.generated.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';

type By = Actor & AuditedActor;
type Stored = Selectable<OverruledDistances>;
type Target = { readonly id: number; readonly expected: ExpectedVersion };

const subject = 'overruled_distances';

export const selectOverruledDistances = (db: Db, portIds: readonly number[]) =>
  db
    .selectFrom('overruled_distances')
    .select(['id', 'from_port_id', 'to_port_id', 'nautical_miles', 'reason'])
    .where('from_port_id', 'in', portIds)
    .where('to_port_id', 'in', portIds)
    .execute();

const withNames = (db: Db) =>
  db
    .selectFrom('overruled_distances')
    .innerJoin('users', 'users.id', 'overruled_distances.user_id')
    .selectAll('overruled_distances')
    .select(['users.first_name', 'users.last_name']);

type Named = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const present = ({ first_name, last_name, ...row }: Named, actor: Actor): OverruledDistanceRow => {
  const may = mayOverruleDistance(actor).allowed;
  return { ...row, by: `${first_name} ${last_name}`, can: { update: may, delete: may } };
};

export const listOverruledDistances = async (db: Db, actor: Actor): Promise<OverruledDistanceRow[]> =>
  (await withNames(db).orderBy('from_port_id').orderBy('to_port_id').execute()).map((row) =>
    present(row, actor),
  );

export const requireOverruledDistance = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<OverruledDistanceRow> => {
  const row = await withNames(db).where('overruled_distances.id', '=', id).executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return present(row, actor);
};

/** Announces new distances to open plans; final plans are not checked again. */
const tellPlans = async (tx: Tx, actor: By): Promise<void> => {
  const plans = await tx
    .selectFrom('vessel_plans')
    .select('id')
    .where('review_level', '<>', 'final')
    .where('scenario_id', 'is', null)
    .execute();
  for (const { id } of plans) await announcePlanEvent(tx, id, actor.id, { kind: 'distances' });
};

const written = async (
  tx: Tx,
  actor: By,
  action: 'created' | 'updated' | 'deleted',
  before: Stored | null,
  after: Stored | null,
) => {
  const id = (after ?? before)!.id;
  await writeAuditEntry(tx, actor, {
    action: `${subject}.${action}`,
    subject_type: subject,
    subject_id: id,
    ...(before && { before }),
    ...(after && { after }),
  });
  await tellPlans(tx, actor);
};

export const overruleDistance = async (
  tx: Tx,
  actor: By,
  { from_port_id: a, to_port_id: b, ...said }: z.infer<typeof newOverruledDistanceSchema>,
): Promise<OverruledDistanceRow> => {
  throwIfRefused(mayOverruleDistance(actor));
  const there = await tx.selectFrom('ports').select('id').where('id', 'in', [a, b]).execute();
  const unknown = (['from_port_id', 'to_port_id'] as const).filter(
    (field) => !there.some(({ id }) => id === (field === 'from_port_id' ? a : b)),
  );
  if (unknown.length > 0) throw invalidRefusal(unknown.map((field) => ({ field, code: 'unknown_choice' })));
  const after = await tx
    .insertInto('overruled_distances')
    .values({ ...said, from_port_id: Math.min(a, b), to_port_id: Math.max(a, b), user_id: actor.id })
    .onConflict((conflict) => conflict.constraint('overruled_distances_one_for_two_ports').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!after) throw invalidRefusal([{ field: 'to_port_id', code: 'not_unique' }]);
  await written(tx, actor, 'created', null, after);
  return requireOverruledDistance(tx, actor, after.id);
};

const lockFresh = async (tx: Tx, actor: By, { id, expected }: Target): Promise<Stored> => {
  const row = await tx
    .selectFrom('overruled_distances')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  throwIfRefused(mayOverruleDistance(actor));
  await requireCurrentVersion(expected, row.lock_version, () => requireOverruledDistance(tx, actor, id));
  return row;
};

export const changeOverruledDistance = async (
  tx: Tx,
  actor: By,
  target: Target,
  said: z.infer<typeof overruledDistanceChangeSchema>,
): Promise<OverruledDistanceRow> => {
  const before = await lockFresh(tx, actor, target);
  if (Object.keys(said).length > 0) {
    const after = await tx
      .updateTable('overruled_distances')
      .set({ ...said, user_id: actor.id })
      .where('id', '=', target.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await written(tx, actor, 'updated', before, after);
  }
  return requireOverruledDistance(tx, actor, target.id);
};

/** Restores the computed distance. */
export const removeOverruledDistance = async (tx: Tx, actor: By, target: Target): Promise<void> => {
  const before = await lockFresh(tx, actor, target);
  await tx.deleteFrom('overruled_distances').where('id', '=', target.id).execute();
  await written(tx, actor, 'deleted', before, null);
};
