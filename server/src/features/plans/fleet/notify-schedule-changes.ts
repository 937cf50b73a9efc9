import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { findChangedAspects, areVoyagesSameAsAnnounced, type Voyage } from '@shiptime/domain/plans/voyages';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { applicationPeopleSql } from '#features/applications/application-people.ts';
import { notifyOfApplication } from '#features/applications/notices/notices.ts';
import { formatReasonLine, composeSailingMail } from '#features/applications/notices/voyage-mail.ts';
import { findApplication } from '#features/applications/application-queries.ts';
import { findPublishedVoyages, reasonsOfChangeSql, describeVoyages } from '#features/applications/voyages.ts';
import type { SchedulePublished } from './publish-fleet-plan.ts';

type Sailing = ReadonlyMap<number, readonly Voyage[]>;

const sailingBefore = async (tx: Tx, version: SchedulePublished): Promise<Sailing> => {
  const { fleetPlanId, number } = version;
  const { rows } = await sql<{ id: number }>`
    select distinct (mission ->> 'ship_time_request_id')::int as id from fleet_plan_versions v,
      jsonb_array_elements(v.snapshot -> 'plans') plan, jsonb_array_elements(plan -> 'snapshot' -> 'missions') mission
    where v.fleet_plan_id = ${fleetPlanId} and v.number in (${number}::int - 1, ${number}::int)
      and mission ->> 'ship_time_request_id' is not null`.execute(tx);
  return findPublishedVoyages(
    tx,
    rows.map(({ id }) => id),
    version,
  );
};

const proponentsOf = async (tx: Tx, applicationId: number): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    select ${recipientColumnsSql} from ${applicationPeopleSql} p join users u on u.id = p.user_id and u.active
    where p.ship_time_request_id = ${applicationId} order by u.id`.execute(tx);
  return rows;
};

const findReasons = async (
  tx: Tx,
  id: number,
  version: Pick<SchedulePublished, 'fleetPlanId' | 'number'>,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ reasons: string[] }>`
    select ${reasonsOfChangeSql(sql`${id}::int`, sql`${version.fleetPlanId}::int`, sql`${version.number}::int`)} as reasons`.execute(
    tx,
  );
  return rows[0]?.reasons ?? [];
};

const nameChange = (language: Language, before: readonly Voyage[], after: readonly Voyage[]): string => {
  const t = (key: string, values = {}) => translate(language, `mail:frame.voyage.change.${key}`, values);
  if (after.length === 0) return t('removed');
  if (before.length === 0) return t('added');
  const parts = findChangedAspects(before, after).map((part) => t(part));
  const list = new Intl.ListFormat(`${language}-CA`, { type: 'conjunction' }).format(parts);
  return parts.length === 0 ? t('other') : t('changed', { list });
};

export const createChangeReasonsText = async (
  tx: Tx,
  applicationId: number,
  version: Pick<SchedulePublished, 'fleetPlanId' | 'number'>,
): Promise<(language: Language) => string> => {
  const reasons = await findReasons(tx, applicationId, version);
  return (language) => reasons.map((reason) => formatReasonLine(language, reason)).join('');
};

export const notifyOfScheduleChanges = async (tx: Tx, event: SchedulePublished): Promise<void> => {
  const { actor, fleetPlanId, number } = event;
  const sailing = await sailingBefore(tx, event);
  if (sailing.size === 0) return;
  const published = await findPublishedVoyages(tx, [...sailing.keys()]);
  for (const [id, before] of sailing) {
    const after = published.get(id) ?? [];
    const application = areVoyagesSameAsAnnounced(before, after) ? undefined : await findApplication(tx, id);
    // Skips refused applications, whose proponents already know.
    if (!application || application.status_id === statuses.unable_to_fulfill) continue;
    await tx
      .insertInto('voyage_changes')
      .values({ ship_time_request_id: id, fleet_plan_id: fleetPlanId, version: number })
      .execute();
    const reason = await createChangeReasonsText(tx, id, event);
    const words = (language: Language) => ({
      before: describeVoyages(language, before),
      after: describeVoyages(language, after),
      what: nameChange(language, before, after),
      reason: reason(language),
    });
    await notifyOfApplication(tx, actor, application, await proponentsOf(tx, id), {
      kind: 'application_rescheduled',
      about: `fleet_plan:${fleetPlanId}:${number}:${id}`,
      ...(await composeSailingMail(tx, application, after, words)),
    });
  }
};
