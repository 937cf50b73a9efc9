import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { voyageNumberSql } from '#features/applications/voyage-numbers.ts';
import { instantTextSql } from '#db/instant-text.ts';
import {
  type FeedMission,
  type CurrentFeedMission,
  toFeedMission,
  isRecentFiscalYearSql,
} from './feed-mission.ts';

const cancelledFor = sql`interval '60 days'`;

type Gone = {
  was: CurrentFeedMission;
  vessel_id: number;
  voyage_number: string | null;
  review_level: string;
  project_title: string | null;
};

/** Missions in the audit log that lost their dates, changed plan or were deleted. */
export const findWithdrawnMissions = async (db: Db): Promise<FeedMission[]> => {
  const { rows } = await sql<Gone>`
    select c.was, ${voyageNumberSql("(c.was ->> 'id')::int")} as voyage_number, p.vessel_id, p.review_level, r.project_title
    from (
      select distinct on (a.subject_id, b.was ->> 'vessel_plan_id') b.was || jsonb_build_object('updated_at',
          ${instantTextSql('a.created_at')}, 'lock_version',
          coalesce(m.lock_version, (a.before ->> 'lock_version')::integer + 1)) as was
      from audit_log a left join missions m on m.id = a.subject_id
        cross join lateral (select coalesce(to_jsonb(m), '{}') || a.before as was) b
      where a.subject_type = 'missions' and b.was ->> 'start_date' is not null
        and (m.start_date is null or (a.before ->> 'vessel_plan_id')::integer <> m.vessel_plan_id)
        and (m.id is not null or a.before ->> 'operational_days' is not null)
        and a.created_at > now() - ${cancelledFor}
      order by a.subject_id, b.was ->> 'vessel_plan_id', a.id desc) c
    join vessel_plans p on p.id = (c.was ->> 'vessel_plan_id')::integer and p.scenario_id is null
    join fiscal_years y on y.id = p.fiscal_year_id
    left join ship_time_requests r on r.id = (c.was ->> 'ship_time_request_id')::integer
    where ${isRecentFiscalYearSql}`.execute(db);
  return rows.map(({ was, ...beside }) => toFeedMission({ ...was, ...beside }, true));
};
