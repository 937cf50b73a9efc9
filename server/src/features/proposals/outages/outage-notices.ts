import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { requiredIdSchema, textSchema } from '@shiptime/domain/applications/field-schemas';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { AffectedMission, NoticeDrafts } from '@shiptime/domain/proposals/outage-wire';
import { missionEndDate, type Mission } from '@shiptime/domain/plans/missions';
import { mayWorkOnPlans } from '@shiptime/domain/plans/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { languages, type Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { Row } from '#http/answers/resource.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { findApplication } from '#features/applications/application-queries.ts';
import { findMissionsToNotify, presentAffectedMissions, readAppliedChanges } from './affected-missions.ts';
import type { OutageRow } from './outage-row.ts';
import { outageNoticeSentEvent } from './outage-notice-sent.ts';
import { findProponents } from './people-of-applications.ts';

const text = textSchema(reasonLimit).min(1);

export const outageNoticesSchema = z.object({
  notices: z
    .array(
      z.object({
        ship_time_request_id: requiredIdSchema,
        texts: z.object({ en: text, fr: text }).partial(),
      }),
    )
    .min(1)
    .max(500),
});
type Wanted = z.infer<typeof outageNoticesSchema>['notices'];

type Named = ReadonlyMap<number, { readonly name_en: string; readonly name_fr: string }>;

const namesIn = async (db: Db, table: 'vessels' | 'ports'): Promise<Named> => {
  const rows = await db.selectFrom(table).select(['id', 'name_en', 'name_fr']).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const findFinalPlans = async (db: Db, planIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`select id from vessel_plans
    where review_level = 'final' and id = any(${[...planIds]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const findLastToldAt = async (db: Db, outage: OutageRow): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ application: number; at: string }>`
    select application, max(at) as at from (
      select ship_time_request_id as application, created_at as at
      from outage_notices where outage_id = ${outage.id}
      union all
      select c.ship_time_request_id, v.created_at from voyage_changes c
      join fleet_plan_versions v on v.fleet_plan_id = c.fleet_plan_id and v.number = c.version
      where v.created_at > ${outage.created_at}) told
    group by application`.execute(db);
  return new Map(rows.map(({ application, at }) => [application, at]));
};

const letterKey = (application: number, digest: string): string => `${application} ${digest}`;

const findSentLetters = async (db: Db, outage: OutageRow): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('outage_notices')
    .select(['ship_time_request_id', 'digest'])
    .where('outage_id', '=', outage.id)
    .execute();
  return new Set(rows.map((row) => letterKey(row.ship_time_request_id, row.digest)));
};

const digestOf = (language: Language, words: string): string =>
  createHash('sha256').update(`${language} ${words}`).digest('hex');

type Replanned = {
  readonly vessels: Named;
  readonly finalPlans: ReadonlySet<number>;
  readonly secondParts: ReadonlyMap<number, Mission>;
  readonly ports: Named;
};

const isInOutage = ({ before }: AffectedMission, outage: OutageRow): boolean =>
  before.vessel_id === outage.vessel_id &&
  before.start_date <= outage.end_date &&
  before.end_date >= outage.start_date;

const draftOf = (
  language: Language,
  outage: OutageRow,
  missions: readonly AffectedMission[],
  { vessels, ports, finalPlans, secondParts }: Replanned,
): string => {
  const vessel = (id: number) => vessels.get(id)?.[`name_${language}`] ?? '';
  const say = (key: string, params: object) => translate(language, `outages:notice.${key}`, { ...params });
  const span = (start: string, end: string) => ({
    start: formatDay(language, start),
    end: formatDay(language, end),
  });
  const resuming = (second: Mission, from: string) => {
    const port = ports.get(second.mobilization_port_id ?? 0)?.[`name_${language}`];
    const days = span(from, missionEndDate(second) ?? from);
    return port === undefined ? say('resumes', days) : say('resumes_in', { ...days, port });
  };
  const now = (mission: AffectedMission): string => {
    const { before, start_date, start_fraction, end_date, vessel_id, operational_days } = mission;
    if (start_date === null || end_date === null) return say('without_date', {});
    const second = secondParts.get(mission.id);
    const resumes = second?.start_date ?? null;
    const days = operational_days + (resumes === null ? 0 : (second?.operational_days ?? 0));
    const isShorter = days < before.operational_days;
    const isSame =
      vessel_id === before.vessel_id &&
      start_date === before.start_date &&
      start_fraction === before.start_fraction;
    if (isSame && !isShorter && resumes === null) return say('undecided', {});
    const place = say('now', { vessel: vessel(vessel_id), ...span(start_date, end_date) });
    return [
      place,
      ...(second && resumes !== null ? [resuming(second, resumes)] : []),
      ...(isShorter ? [say('shorter', { count: days, before: before.operational_days })] : []),
      ...(finalPlans.has(mission.vessel_plan_id) ? [] : [say('not_final', {})]),
    ].join(' ');
  };
  return [
    say('out', { vessel: vessel(outage.vessel_id), ...span(outage.start_date, outage.end_date) }),
    ...(missions.every((mission) => isInOutage(mission, outage)) ? [] : [say('others', {})]),
    ...missions.flatMap((mission) => {
      const { title, before } = mission;
      const dates = span(before.start_date, before.end_date);
      return [say('was', { title, vessel: vessel(before.vessel_id), ...dates }), now(mission)];
    }),
  ].join('\n');
};

const byApplication = (missions: readonly AffectedMission[]): Map<number, AffectedMission[]> => {
  const found = new Map<number, AffectedMission[]>();
  for (const mission of missions) {
    const id = mission.ship_time_request_id;
    if (id !== null) found.set(id, [...(found.get(id) ?? []), mission]);
  }
  return found;
};

const affectedOf = async (db: Db, actor: Actor, outage: OutageRow) => {
  const applied = await readAppliedChanges(db, outage.id);
  const hits = await findMissionsToNotify(db, outage, applied);
  const missions = await presentAffectedMissions(db, actor, outage, hits, applied.secondParts);
  return { affected: byApplication(missions), secondParts: applied.secondParts };
};

const titleOf = (mission: (AffectedMission & Row) | undefined): string => {
  const application = mission?.['ship_time_request'] as { project_title: string | null } | null | undefined;
  return application?.project_title ?? mission?.title ?? '';
};

export const draftOutageNotices = async (db: Db, actor: Actor, outage: OutageRow): Promise<NoticeDrafts> => {
  throwIfRefused(mayWorkOnPlans(actor, outage.vessel_id));
  const { affected, secondParts } = await affectedOf(db, actor, outage);
  const ids = [...affected.keys()];
  const planIds = [...affected.values()].flat().map(({ vessel_plan_id }) => vessel_plan_id);
  const replanned = {
    vessels: await namesIn(db, 'vessels'),
    ports: await namesIn(db, 'ports'),
    finalPlans: await findFinalPlans(db, planIds),
    secondParts,
  };
  const recipients = await findProponents(db, ids);
  const toldAt = await findLastToldAt(db, outage);
  const sent = await findSentLetters(db, outage);
  return {
    drafts: ids.map((id) => {
      const people = recipients.get(id) ?? [];
      const read = languages.filter((language) => people.some((person) => person.language === language));
      const texts = read.map(
        (language) => [language, draftOf(language, outage, affected.get(id) ?? [], replanned)] as const,
      );
      return {
        ship_time_request_id: id,
        title: titleOf(affected.get(id)?.[0]),
        recipients: people.map(({ name, language }) => ({ name, language })),
        texts: Object.fromEntries(texts),
        is_sent:
          texts.length > 0 &&
          texts.every(([language, words]) => sent.has(letterKey(id, digestOf(language, words)))),
        told_at: toldAt.get(id) ?? null,
      };
    }),
  };
};

/** Idempotent: the same text reaches the same people once. */
export const sendOutageNotices = async (
  tx: Tx,
  actor: Actor,
  outage: OutageRow,
  wanted: Wanted,
): Promise<void> => {
  throwIfRefused(mayWorkOnPlans(actor, outage.vessel_id));
  const { affected } = await affectedOf(tx, actor, outage);
  const problems = wanted.flatMap(({ ship_time_request_id: id }, index) =>
    affected.has(id)
      ? []
      : { field: `notices.${index}.ship_time_request_id`, code: 'unknown_choice' as const },
  );
  if (problems.length > 0) throw invalidRefusal(problems);
  const ids = wanted.map(({ ship_time_request_id: id }) => id);
  const recipients = await findProponents(tx, ids);
  for (const { ship_time_request_id: id, texts } of wanted) {
    const application = await findApplication(tx, id);
    for (const language of languages) {
      const quote = texts[language];
      const readers = (recipients.get(id) ?? []).filter((person) => person.language === language);
      if (!quote || !application || readers.length === 0) continue;
      const sent = await tx
        .insertInto('outage_notices')
        .values({
          outage_id: outage.id,
          ship_time_request_id: id,
          user_id: actor.id,
          digest: digestOf(language, quote),
        })
        .onConflict((conflict) => conflict.constraint('outage_notices_once').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!sent) continue;
      await outageNoticeSentEvent.raise(tx, {
        type: 'outage.noticed',
        ...{ actor, readers, quote },
        application: { ...application, vessel_id: outage.vessel_id },
        noticeId: sent.id,
      });
    }
  }
};
