import { sql } from 'kysely';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { findVoyagesOfMissions } from '#features/applications/voyages.ts';
import { createChangeReasonsText } from '../fleet/notify-schedule-changes.ts';
import type { SchedulePublished } from '../fleet/publish-fleet-plan.ts';
import { findRecipientUnlessActor, sendBerthNotice } from './berth-notices.ts';
import type { BerthNoticeFacts } from './berth-request-changed.ts';

type Sailing = BerthNoticeFacts & {
  readonly vessel_en: string;
  readonly vessel_fr: string;
  readonly ship_time_request_id: number | null;
};

const guestsOfYear = async (tx: Tx, fiscalYearId: number): Promise<Sailing[]> => {
  const { rows } = await sql<Sailing>`
    select b.id, b.user_id, b.mission_id, b.vessel_id, null::integer as primary_id, b.voyage_title, b.start_date, b.end_date,
      b.berths, b.granted_berths, v.name_en as vessel_en, v.name_fr as vessel_fr, m.ship_time_request_id
    from berth_requests b join vessels v on v.id = b.vessel_id left join missions m on m.id = b.mission_id
    where b.state in ('waiting', 'accepted') and b.fiscal_year_id = ${fiscalYearId} order by b.id`.execute(
    tx,
  );
  return rows;
};

export const notifyGuestsOfChanges = async (tx: Tx, event: SchedulePublished): Promise<void> => {
  const { actor, fiscalYearId } = event;
  const guests = await guestsOfYear(tx, fiscalYearId);
  const voyages = await findVoyagesOfMissions(
    tx,
    guests.flatMap(({ mission_id }) => mission_id ?? []),
  );
  for (const guest of guests) {
    const now = voyages.get(guest.mission_id ?? 0);
    if (!now) continue;
    const { start_date, end_date, vessel } = now;
    if (start_date === guest.start_date && end_date === guest.end_date && vessel.id === guest.vessel_id)
      continue;
    await tx
      .updateTable('berth_requests')
      .set({ start_date, end_date, vessel_id: vessel.id })
      .where('id', '=', guest.id)
      .execute();
    const reason = await createChangeReasonsText(tx, guest.ship_time_request_id ?? 0, event);
    const words = (language: Language) => ({
      before: `${guest[`vessel_${language}`]}, ${formatDayRange(language, guest.start_date, guest.end_date)}`,
      after: `${vessel[`name_${language}`]}, ${formatDayRange(language, start_date, end_date)}`,
      reason: reason(language),
    });
    await sendBerthNotice(tx, actor, guest, await findRecipientUnlessActor(tx, { id: 0 }, guest.user_id), {
      kind: 'berth_request_rescheduled',
      about: `${guest.id}:${now.version}`,
      more: { en: words('en'), fr: words('fr') },
    });
  }
};
