import { sql } from 'kysely';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { missionEndDate, type Mission, type MissionTiming } from '@shiptime/domain/plans/missions';
import type { PortCallStop } from '@shiptime/domain/plans/port-calls';
import type { Instant } from '@shiptime/domain/shared/instant';

export type FeedMission = Omit<MissionTiming, 'start_date'> & {
  readonly id: number;
  readonly vessel_id: number;
  readonly ship_time_request_id: number | null;
  readonly title: string;
  readonly voyage_number: string | null;
  readonly project_title: string | null;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly is_final: boolean;
  /** Calendars remove an event only if it is marked as cancelled, so cancelled events stay in the file. */
  readonly is_cancelled: boolean;
  readonly is_replanned: boolean;
  readonly approved_berths: number | null;
  readonly port_calls: number;
  readonly port_call_stops?: readonly PortCallStop[];
  readonly sails_with: string | null;
  readonly path: string;
  /** iCalendar SEQUENCE: grows with each change. */
  readonly sequence: number;
  readonly changed_at: Instant;
};

export type CurrentFeedMission = Mission & {
  vessel_id: number;
  voyage_number: string | null;
  project_title: string | null;
  sails_with?: string | null;
  review_level: string;
  lock_version: number;
  updated_at: Instant;
};

export const isRecentFiscalYearSql = sql`y.end_date > now() - interval '1 year'`;

export const toFeedMission = (row: CurrentFeedMission, is_cancelled = false): FeedMission => ({
  ...(row as CurrentFeedMission & { start_date: CalendarDay }),
  end_date: missionEndDate(row)!,
  is_final: row.review_level === 'final',
  is_cancelled,
  is_replanned: false,
  sails_with: row.sails_with ?? null,
  path: `/vesselPlan/${row.vessel_plan_id}/scheduler${is_cancelled ? '' : `?mission=${row.id}`}`,
  sequence: row.lock_version,
  changed_at: row.updated_at,
});
