import { sql } from 'kysely';

export const applicationsOnJoinedVoyagesSql = sql`(
  select a.id as agreement_id, q.ship_time_request_id, o.ship_time_request_id as with_id, q.position < o.position as works_first
  from voyage_agreements a join voyage_agreement_parts q on q.voyage_agreement_id = a.id
    join voyage_agreement_parts o on o.voyage_agreement_id = a.id and o.position <> q.position
  where a.state = 'joined')`;
