import { sql } from 'kysely';
import type { z } from 'zod';
import { mayRankApplication, type standingBody } from '@shiptime/domain/review/standings';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { lockApplication } from '#features/applications/application-queries.ts';
import { presentStanding, findStandingRow } from './standing-queries.ts';

type Acting = Actor & { readonly address?: string };
type Target = { readonly id: number; readonly expected: ExpectedVersion };
type Said = { readonly priority?: number | null; readonly mandate_note?: string | null };

const subject = 'application_standings';

/** Notifies only coordinators, on their own topics, because proponents follow the application's topic. */
const announceStanding = async (tx: Tx, { id, vessel_id }: ApplicationRow): Promise<void> => {
  const coordinators = await tx
    .selectFrom('user_vessels as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select('u.id')
    .where('v.vessel_id', '=', vessel_id)
    .where('u.active', '=', true)
    .where('u.user_type_id', '=', roles.regional_vessel_coordinator)
    .execute();
  for (const coordinator of coordinators)
    await announceLiveEvent(tx, { topic: userTopic(coordinator.id), kind: 'standing', id });
};

const changed = async (
  tx: Tx,
  actor: Acting,
  { id, expected }: Target,
  verb: AuditVerb,
  write: (application: ApplicationRow) => Promise<unknown>,
): Promise<ApplicationRow> => {
  const application = await lockApplication(tx, actor, id);
  throwIfRefused(mayRankApplication(actor, application));
  const before = await findStandingRow(tx, id);
  await requireCurrentVersion(expected, before.lock_version, () => presentStanding(tx, actor, application));
  await write(application);
  const after = await findStandingRow(tx, id);
  if (after.lock_version === before.lock_version) return application;
  const told = ({ place, priority, mandate_note }: typeof before) => ({ place, priority, mandate_note });
  await writeAuditEntry(tx, actor, {
    action: `${subject}.${verb}`,
    subject_type: subject,
    subject_id: id,
    before: told(before),
    after: told(after),
  });
  await announceStanding(tx, application);
  return application;
};

const say = async (tx: Tx, actor: Actor, { id, vessel_id, fiscal_year_id }: ApplicationRow, said: Said) =>
  tx
    .insertInto(subject)
    .values({
      ship_time_request_id: id,
      vessel_id: vessel_id!,
      fiscal_year_id,
      updated_by: actor.id,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.column('ship_time_request_id').doUpdateSet({ ...said, updated_by: actor.id }),
    )
    .execute();

export const changeStanding = (tx: Tx, actor: Acting, target: Target, body: z.infer<typeof standingBody>) =>
  changed(tx, actor, target, 'updated', async (application) => {
    if (Object.keys(body).length > 0) await say(tx, actor, application, body);
  });

const holdRanking = (tx: Tx, { vessel_id }: ApplicationRow) =>
  sql`select 1 from vessels where id = ${vessel_id} for no key update`.execute(tx);

const positionAfter = async (
  tx: Tx,
  { id, vessel_id, fiscal_year_id }: ApplicationRow,
  after: number | null,
): Promise<string> => {
  const { rows } = await sql<{ position: string | null }>`
    with ranking as (select ship_time_request_id as id, position from application_standings
      where vessel_id = ${vessel_id} and fiscal_year_id = ${fiscal_year_id} and position is not null
        and ship_time_request_id <> ${id}),
    above as (select max(position) as position from ranking where id = ${after}),
    below as (select min(r.position) as position from ranking r, above
      where ${after}::int is null or r.position > above.position)
    select case
      when ${after}::int is not null and above.position is null then null
      when above.position is null then coalesce(below.position - 1, 1)
      when below.position is null then above.position + 1
      else trim_scale((above.position + below.position) * 0.5) end::text as position
    from above, below`.execute(tx);
  const position = rows[0]?.position ?? null;
  if (position === null) throw invalidRefusal([{ field: 'after', code: 'unknown_choice' }]);
  return position;
};

/** Writes only the moved row, so that concurrent moves are both kept. */
export const rankApplication = (tx: Tx, actor: Acting, target: Target, after: number | null) =>
  changed(tx, actor, target, 'moved', async (application) => {
    await say(tx, actor, application, {});
    await holdRanking(tx, application);
    const position = await positionAfter(tx, application, after);
    await sql`update application_standings set position = ${position}::numeric
      where ship_time_request_id = ${application.id}`.execute(tx);
  });

export const unrankApplication = (tx: Tx, actor: Acting, target: Target) =>
  changed(tx, actor, target, 'moved', async ({ id }) => {
    await sql`update application_standings set position = null, updated_by = ${actor.id}
      where ship_time_request_id = ${id} and position is not null`.execute(tx);
  });
