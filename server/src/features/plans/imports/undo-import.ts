import { mayRecordDelivery } from '@shiptime/domain/plans/decisions';
import { pickMissionFieldsBefore } from '@shiptime/domain/plans/activity';
import { isSameData } from '@shiptime/domain/shared/same-data';
import type { Actor } from '@shiptime/domain/shared/actor';
import { refused } from '@shiptime/domain/shared/permission-decision';
import { type Selectable, sql } from 'kysely';
import { type NewAuditEntry, writeAuditEntries } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import type { DeliveredVoyages } from '#db/tables.generated.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import {
  toActivityFacts,
  loadActivityContext,
  mayRevertActivityRow,
} from '../activity/activity-presenter.ts';
import { type ActivityRow, listActivityOfImport } from '../activity/activity-queries.ts';
import { toUndoableEntry } from '../activity/revert-entry.ts';
import { writeMissions } from '../missions/save-missions.ts';
import { deferOverlapConstraint, requireNoOverlaps } from '../missions/overlap-constraint.ts';
import { undoActivityEntry } from '../missions/undo-missions.ts';
import { lockPlan } from '../plan-queries.ts';
import { removeMissions } from './write-merged.ts';

const ofMissions = { missionId: 0 };
const isDelivered = ({ subject_type }: ActivityRow): boolean => subject_type === 'delivered_voyages';

const undoMissions = async (tx: Tx, actor: Actor, rows: readonly ActivityRow[]): Promise<void> => {
  const { missions, ...known } = await loadActivityContext(tx, ofMissions, rows);
  for (const row of rows)
    throwIfRefused(
      mayRevertActivityRow(actor, row, toActivityFacts(ofMissions, row, { missions, ...known })),
    );
  const missionOf = ({ mission_id }: ActivityRow) => missions.get(mission_id ?? 0)!;
  const withAction = (action: string) => rows.filter((row) => row.action === action);
  await deferOverlapConstraint(tx);
  await removeMissions(tx, actor, withAction('missions.created').map(missionOf));
  await writeMissions(
    tx,
    actor,
    withAction('missions.updated').map((row) => ({
      mission: missionOf(row),
      changes: pickMissionFieldsBefore(row),
    })),
  );
  for (const row of withAction('missions.deleted'))
    await undoActivityEntry(tx, actor, row.mission_id!, known.plans.get(row.plan_id!)!, toUndoableEntry(row));
  for (const planId of new Set(rows.map(({ plan_id }) => plan_id!))) {
    const touched = rows.filter(({ plan_id }) => plan_id === planId).map(({ mission_id }) => mission_id!);
    await deferOverlapConstraint(tx);
    await requireNoOverlaps(tx, planId, touched, actor.id);
  }
};

const undoDelivered = async (tx: Tx, actor: Actor, rows: readonly ActivityRow[]): Promise<void> => {
  const entries: NewAuditEntry[] = [];
  for (const { subject_id, before, after } of rows) {
    const now: Selectable<DeliveredVoyages> | undefined = await tx
      .selectFrom('delivered_voyages')
      .selectAll()
      .where('id', '=', subject_id!)
      .executeTakeFirst();
    const isAsImported = Object.entries(after ?? {}).every(([field, value]) =>
      isSameData(now?.[field as keyof typeof now], value),
    );
    if (!now || !isAsImported) return throwIfRefused(refused('changed_since'));
    throwIfRefused(mayRecordDelivery(actor, await lockPlan(tx, now.vessel_plan_id)));
    const of = { subject_type: 'delivered_voyages', subject_id } as const;
    if (before) {
      await tx.updateTable('delivered_voyages').set(before).where('id', '=', now.id).execute();
      entries.push({ ...of, action: 'delivered_voyages.updated', before: now, after: { ...now, ...before } });
    } else {
      await tx.deleteFrom('delivered_voyages').where('id', '=', now.id).execute();
      entries.push({ ...of, action: 'delivered_voyages.deleted', before: now });
    }
    await announcePlanEvent(tx, now.vessel_plan_id, actor.id, { kind: 'delivered' });
  }
  await writeAuditEntries(tx, actor, entries);
};

/** Locks applications before plans, to avoid deadlocks. */
const lockImported = async (tx: Tx, rows: readonly ActivityRow[]): Promise<void> => {
  const missions = rows.flatMap(({ mission_id }) => mission_id ?? []);
  await sql`select 1 from ship_time_requests r where r.id in (
    select m.ship_time_request_id from missions m where m.id = any(${missions}::int[]))
    order by r.id for no key update`.execute(tx);
  const voyages = rows.filter(isDelivered).map(({ subject_id }) => subject_id);
  const { rows: plans } = await sql<{ id: number }>`
    select p.id from vessel_plans p where p.id = any(${rows.flatMap(({ plan_id }) => plan_id ?? [])}::int[])
      or p.id in (select vessel_plan_id from delivered_voyages where id = any(${voyages}::int[])) order by p.id`.execute(
    tx,
  );
  for (const { id } of plans) await lockPlan(tx, id);
};

/**
 * Undoes the whole import, or nothing if part has changed. Plans that the import created stay. `entryId`:
 * entry of the import in the audit log.
 */
export const undoImport = async (tx: Tx, actor: Actor, entryId: number): Promise<void> => {
  await lockImported(tx, await listActivityOfImport(tx, actor.id, entryId));
  const rows = await listActivityOfImport(tx, actor.id, entryId);
  if (rows.length === 0) throw notFoundRefusal();
  await undoMissions(
    tx,
    actor,
    rows.filter((row) => !isDelivered(row)),
  );
  await undoDelivered(tx, actor, rows.filter(isDelivered));
};
