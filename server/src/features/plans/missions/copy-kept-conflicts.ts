import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';

export type StoredKeptConflict = {
  readonly mission_id: number;
  readonly other_mission_id: number | null;
  readonly code: string;
  readonly constraint_id: number | null;
  readonly days: number | null;
  readonly reason: string;
  readonly user_id: number;
};

export const findKeptConflictsAmong = async (
  db: Db,
  missionIds: readonly number[],
): Promise<StoredKeptConflict[]> =>
  db
    .selectFrom('mission_conflicts_kept')
    .select(['mission_id', 'other_mission_id', 'code', 'constraint_id', 'days', 'reason', 'user_id'])
    .where(sql<boolean>`mission_id = any(${[...missionIds]}::int[])`)
    .where(sql<boolean>`coalesce(other_mission_id = any(${[...missionIds]}::int[]), true)`)
    .orderBy('id')
    .execute();

export const copyKeptConflicts = async (
  tx: Db,
  kept: readonly StoredKeptConflict[],
  counterpart: (id: number) => number | undefined,
): Promise<void> => {
  const rows = kept.flatMap((row) => {
    const one = counterpart(row.mission_id);
    const other = row.other_mission_id === null ? null : counterpart(row.other_mission_id);
    if (one === undefined || other === undefined) return [];
    const [first, second] = other === null ? [one, null] : [Math.min(one, other), Math.max(one, other)];
    return [{ ...row, mission_id: first, other_mission_id: second }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('mission_conflicts_kept')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
