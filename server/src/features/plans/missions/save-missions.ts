import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import { sql } from 'kysely';
import { mayEditMission } from '@shiptime/domain/plans/mission-decisions';
import { type MissionChangeBody, missionChangeSchema } from '@shiptime/domain/plans/schema';
import { countPortCalls } from '@shiptime/domain/plans/port-calls';
import { isSameData } from '@shiptime/domain/shared/same-data';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntries } from '#audit/audit.ts';
import { Refusal, throwIfRefused } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { lockPlan } from '../plan-queries.ts';
import type { MissionRow } from './mission-presenter.ts';
import { lockPlanOfMission, findMissionsOfPlans, readMission, readMissions } from './mission-queries.ts';
import type { MissionBatch } from './mission-schema.ts';
import { requireKnownPorts } from './ports.ts';
import { deferOverlapConstraint, requireNoOverlaps } from './overlap-constraint.ts';
import { type DatedMission, requireMissionsWithinYear } from './year-bounds.ts';

/** Keeps requested berths as in the application; without a start date, `start_fraction` is 0. */
const changesOf = (mission: MissionRow, patch: MissionChangeBody): MissionChangeBody => {
  const { requested_berths, ...rest } = patch;
  return {
    ...rest,
    ...(mission.ship_time_request_id === null && requested_berths !== undefined && { requested_berths }),
    ...(patch.start_date === null && { start_fraction: 0 as const }),
    ...((patch.port_call_stops ?? patch.port_calls) !== undefined && {
      port_calls: countPortCalls(mission, patch),
    }),
  };
};

const isChange = (mission: MissionRow, changes: MissionChangeBody): boolean =>
  Object.entries(changes).some(([field, value]) => !isSameData(mission[field as keyof MissionRow], value));

const asWritten = (mission: MissionRow, patch: MissionChangeBody): DatedMission => ({
  before: mission,
  after: { ...mission, ...changesOf(mission, patch) },
});

const changeable = missionChangeSchema.keyof().options;

type Write = { readonly mission: MissionRow; readonly changes: MissionChangeBody };

const writeRows = async (tx: Tx, writes: readonly Write[]): Promise<void> => {
  const columns = changeable.filter((column) => writes.some(({ changes }) => column in changes));
  if (columns.length === 0) return;
  const rows = writes.map(({ mission, changes }) => ({
    id: mission.id,
    ...Object.fromEntries(columns.map((column) => [column, mission[column]])),
    ...changes,
  }));
  await sql`
    update missions m set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))}
    from jsonb_populate_recordset(null::missions, ${JSON.stringify(rows)}::jsonb) r where m.id = r.id`.execute(
    tx,
  );
};

/**
 * Writes missions with their audit entries. The caller locks the plan first and calls `requireNoOverlaps`
 * afterwards.
 */
export const writeMissions = async (tx: Tx, actor: Actor, asked: readonly Write[]): Promise<void> => {
  const writes = asked.filter(({ changes }) => Object.keys(changes).length > 0);
  await writeRows(tx, writes);
  await writeAuditEntries(
    tx,
    actor,
    writes
      .filter(({ mission, changes }) => isChange(mission, changes))
      .map(({ mission, changes }) => ({
        action: 'missions.updated',
        subject_type: 'missions',
        subject_id: mission.id,
        before: { ...mission },
        after: { ...mission, ...changes },
      })),
  );
};

export const saveMission = async (
  tx: Tx,
  actor: Actor,
  id: number,
  patch: MissionChangeBody,
  expected: ExpectedVersion,
): Promise<MissionResource> => {
  const { plan, mission } = await lockPlanOfMission(tx, id);
  throwIfRefused(mayEditMission(actor, plan));
  await requireCurrentVersion(expected, mission.lock_version, () => readMission(tx, actor, id));
  await requireKnownPorts(tx, [{ patch }]);
  await requireMissionsWithinYear(tx, plan, [asWritten(mission, patch)]);
  await deferOverlapConstraint(tx);
  await writeMissions(tx, actor, [{ mission, changes: changesOf(mission, patch) }]);
  await requireNoOverlaps(tx, plan.id, [id], actor.id);
  return readMission(tx, actor, id);
};

const requireAllFresh = async (
  tx: Tx,
  actor: Actor,
  changes: MissionBatch['changes'],
  missions: ReadonlyMap<number, MissionRow>,
): Promise<void> => {
  const stale = changes
    .filter(({ id, lock_version }) => {
      const mission = missions.get(id);
      return !mission || (lock_version !== undefined && lock_version !== mission.lock_version);
    })
    .map(({ id }) => id);
  if (stale.length === 0) return;
  throw new Refusal('stale', {
    message: 'answers:http.stale',
    meta: { blocking: stale },
    current: await readMissions(
      tx,
      actor,
      stale.filter((id) => missions.has(id)),
    ),
  });
};

const patchesById = (changes: MissionBatch['changes']): ReadonlyMap<number, MissionChangeBody> => {
  const patches = new Map<number, MissionChangeBody>();
  for (const { id, lock_version: _version, ...patch } of changes)
    patches.set(id, { ...patches.get(id), ...patch });
  return patches;
};

/** Saves a batch of one plan, all or none; two missions may swap places. */
export const saveMissions = async (
  tx: Tx,
  actor: Actor,
  planId: number,
  { changes }: MissionBatch,
): Promise<MissionResource[]> => {
  const plan = await lockPlan(tx, planId);
  throwIfRefused(mayEditMission(actor, plan));
  const missions = new Map((await findMissionsOfPlans(tx, [planId])).map((mission) => [mission.id, mission]));
  await requireAllFresh(tx, actor, changes, missions);
  await requireKnownPorts(
    tx,
    changes.map((patch, index) => ({ patch, path: `changes.${index}.` })),
  );
  await requireMissionsWithinYear(
    tx,
    plan,
    changes.map(({ id, lock_version: _version, ...patch }, index) => ({
      ...asWritten(missions.get(id)!, patch),
      path: `changes.${index}.`,
    })),
  );
  await deferOverlapConstraint(tx);
  await writeMissions(
    tx,
    actor,
    [...patchesById(changes)].map(([id, patch]) => {
      const mission = missions.get(id)!;
      return { mission, changes: changesOf(mission, patch) };
    }),
  );
  const ids = [...new Set(changes.map(({ id }) => id))];
  await requireNoOverlaps(tx, planId, ids, actor.id);
  return readMissions(tx, actor, ids);
};
