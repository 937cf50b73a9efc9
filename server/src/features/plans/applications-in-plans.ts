import type { StatusId } from '@shiptime/domain/applications/lifecycle';
import type { ApplicationOfMission } from '@shiptime/domain/plans/wire/mission';
import { personJsonSql } from '#features/accounts/account-queries.ts';
import type { Db } from '#db/connection.ts';

const asked = [
  'id',
  'project_title',
  'status_id',
  'fiscal_year_id',
  'agency_id',
  'project_type_id',
  'user_id',
  'copied_from_id',
  'vessel_id',
  'vessel_preference_1_id',
  'vessel_preference_2_id',
  'min_science_berths',
  'ideal_science_berths',
  'helicopter_required',
  'operational_days',
  'operating_hours_id',
  'operational_window_start',
  'operational_window_end',
  'preferred_start_window_start',
  'preferred_start_window_end',
  'mobilization_days',
  'demobilization_days',
  'mobilization_port_id',
  'demobilization_port_id',
  'scheduling_constraints',
  'submitted_at',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

export const applicationColumnsInPlans: readonly string[] = [
  ...asked,
  'primary_proponent',
  'primaryProponent',
];

export const findApplicationsInPlans = async (
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, ApplicationOfMission>> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('ship_time_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(asked.map((column) => `r.${column}` as const))
    .select(personJsonSql('u').as('proponent'))
    .where('r.id', 'in', wanted)
    .execute();
  return new Map(
    rows.map(({ proponent, ...row }) => {
      const status_id = row.status_id as StatusId;
      return [row.id, { ...row, status_id, primaryProponent: proponent, primary_proponent: proponent }];
    }),
  );
};
