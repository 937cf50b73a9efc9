import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { isOverdueSql } from './agreement-queries.ts';
import { agreementChangedEvent, type AgreementNoticeFacts } from './agreement-changed.ts';

export const markOverdueAgreementsLapsed = async (
  tx: Tx,
  applicationIds?: readonly number[],
): Promise<void> => {
  const ofThese = applicationIds
    ? sql`a.id in (select q.voyage_agreement_id from voyage_agreement_parts q
        where q.ship_time_request_id = any(${[...applicationIds]}::int[]))`
    : sql`true`;
  await sql`update voyage_agreements a set state = 'lapsed', decided_at = clock_timestamp()
    where a.state = 'asked' and ${isOverdueSql} and ${ofThese}`.execute(tx);
};

type Lapsed = AgreementNoticeFacts & { readonly asked_by: number };

const findUntold = async (tx: Tx): Promise<Lapsed[]> => {
  const { rows } = await sql<Lapsed>`
    update voyage_agreements a set end_told = true where a.state in ('lapsed', 'parted') and not a.end_told
    returning a.id, a.vessel_id, a.fiscal_year_id, a.asked_by,
      (select jsonb_agg(jsonb_build_object('ship_time_request_id', q.ship_time_request_id, 'user_id', r.user_id) order by q.position)
        from voyage_agreement_parts q join ship_time_requests r on r.id = q.ship_time_request_id
        where q.voyage_agreement_id = a.id) as parts`.execute(tx);
  return rows;
};

export const lapseAgreements = async (tx: Tx): Promise<number> => {
  await markOverdueAgreementsLapsed(tx);
  const lapsed = await findUntold(tx);
  for (const { asked_by: id, ...agreement } of lapsed)
    await agreementChangedEvent.raise(tx, { type: 'voyage_agreement.lapsed', actor: { id }, agreement });
  return lapsed.length;
};

export const lapseAgreementsJob: Job = { name: 'voyage_agreements', work: lapseAgreements };
