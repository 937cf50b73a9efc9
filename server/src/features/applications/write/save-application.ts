import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { isHelicopterUnavailable } from '@shiptime/domain/applications/helicopter';
import type { Actor } from '@shiptime/domain/shared/actor';
import { checkBeforeDeadline, mayEditApplication } from '@shiptime/domain/applications/decisions';
import {
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationField,
  applicationFields,
  type ChoicesFieldName,
} from '@shiptime/domain/applications/sections/form';
import {
  type SectionName,
  sectionNames,
  sectionOfField,
} from '@shiptime/domain/applications/sections/sections';
import type { Tx } from '#db/connection.ts';
import { announceLiveEventSql, applicationTopic } from '#live/live.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type VersionCheck, requireCurrentVersion, requireUnchangedRow } from '#http/answers/versions.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { choiceLists, isChoicesField } from '../choice-lists.ts';
import { findApplication, lockApplication, recordReceivedAtAndReadDeadline } from '../application-queries.ts';
import { findUnknownChoices } from './unknown-choices.ts';

const sectionVersion = z.looseObject({ lock_version: z.int().nullish() }).nullish();

export const applicationChangeSchema = applicationDraftSchema.extend({
  sections: z
    .object(
      Object.fromEntries(sectionNames.map((name) => [name, sectionVersion])) as Record<
        SectionName,
        typeof sectionVersion
      >,
    )
    .partial()
    .nullish(),
});

export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const isSame = (before: ApplicationRow, field: ApplicationField, value: unknown): boolean =>
  isChoicesField(field)
    ? sameList(before[field], (value ?? []) as number[])
    : before[field] === ((value ?? null) as unknown);

export const findChangedAnswers = (before: ApplicationRow, body: ApplicationChange): ApplicationDraft =>
  Object.fromEntries(
    applicationFields
      .filter((field) => body[field] !== undefined && !isSame(before, field, body[field]))
      .map((field) => [field, body[field]]),
  );

const listWrites = (
  id: number,
  field: ChoicesFieldName,
  chosen: readonly number[],
): RawBuilder<unknown>[] => {
  const { table, column, ...list } = choiceLists[field];
  const relation = 'relation' in list ? list.relation : null;
  const [join, choice] = [sql.table(table), sql.ref(column)];
  const only = relation ? sql`and relation = ${relation}` : sql``;
  return [
    sql`delete from ${join} where ship_time_request_id = ${id} ${only} and not (${choice} = any(${chosen}::int[]))`,
    relation
      ? sql`insert into ${join} (ship_time_request_id, relation, ${choice})
          select ${id}, ${relation}, unnest(${chosen}::int[]) on conflict do nothing`
      : sql`insert into ${join} (ship_time_request_id, ${choice})
          select ${id}, unnest(${chosen}::int[]) on conflict do nothing`,
  ];
};

type Written = Pick<ApplicationRow, 'lock_version' | 'updated_at' | 'section_versions'>;

const sectionsOf = (changes: ApplicationDraft): SectionName[] =>
  sectionNames.filter((name) => Object.keys(changes).some((field) => sectionOfField(field) === name));

/** One statement writes row, lists, section versions and live notifications. */
export const writeAnswers = async (
  tx: Tx,
  actor: Actor,
  id: number,
  changes: ApplicationDraft,
): Promise<Written> => {
  const fields = Object.keys(changes) as ApplicationField[];
  const sections = sectionsOf(changes);
  const columns = fields
    .filter((field) => !isChoicesField(field))
    .map((field) => sql`${sql.ref(field)} = ${changes[field]}`);
  const lists = fields.filter(isChoicesField).flatMap((field) => listWrites(id, field, changes[field] ?? []));
  const saved = { topic: applicationTopic(id), kind: 'saved', sections, by: actor.id };
  const { rows } = await sql<Written & { announced: unknown }>`
    with ${sql.join([
      sql`saved as (update ship_time_requests set ${sql.join([...columns, sql`updated_by = ${actor.id}`])}
        where id = ${id} returning lock_version, updated_at)`,
      ...lists.map((statement, index) => sql`${sql.ref(`list_${index}`)} as (${statement})`),
      sql`counted as (insert into ship_time_request_sections as s (ship_time_request_id, section, lock_version, updated_by)
        select ${id}, unnest(${sections}::text[]), 2, ${actor.id}
        on conflict (ship_time_request_id, section) do update
          set lock_version = s.lock_version + 1, updated_by = excluded.updated_by, updated_at = now()
        returning section, lock_version)`,
    ])}
    select lock_version, updated_at, section_versions, ${announceLiveEventSql(
      saved,
      sql`jsonb_build_object('lock_version', lock_version, 'lock_versions', section_versions)`,
    )} as announced
    from saved, (select jsonb_object_agg(section, c.lock_version) as section_versions from counted c) versions`.execute(
    tx,
  );
  const { announced: _announced, ...written } = rows[0]!;
  return written;
};

const merged = (before: ApplicationRow, changes: ApplicationDraft, written: Written): ApplicationRow => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      isChoicesField(field) ? ((value as number[] | null) ?? []).toSorted((a, b) => a - b) : value,
    ]),
  ) as Partial<ApplicationRow>),
  ...written,
  section_versions: { ...before.section_versions, ...written.section_versions },
});

/** Refuses a helicopter if no chosen vessel carries one; an answer saved earlier stays. */
export const validateHelicopter = async (
  tx: Tx,
  changes: ApplicationDraft,
  before: ApplicationRow,
): Promise<FieldProblem[]> => {
  if (changes.helicopter_required !== true) return [];
  const vessels = await tx.selectFrom('vessels').select(['id', 'helicopter_support']).execute();
  const isImpossible = isHelicopterUnavailable({ ...before, ...changes } as ApplicationRow, vessels);
  return isImpossible ? [{ field: 'helicopter_required', code: 'no_helicopter' }] : [];
};

export const validateApplicationChange = async (
  tx: Tx,
  changes: ApplicationDraft,
  before: ApplicationRow,
): Promise<FieldProblem[]> => [
  ...(await findUnknownChoices(tx, changes, before)),
  ...(await validateHelicopter(tx, changes, before)),
];

const requireFreshSections = async (
  before: ApplicationRow,
  body: ApplicationChange,
  current: () => Promise<unknown>,
): Promise<void> => {
  for (const section of sectionNames) {
    const expected = body.sections?.[section]?.lock_version;
    if (typeof expected !== 'number') continue;
    const now = before.section_versions?.[section] ?? 1;
    await requireCurrentVersion([{ reason: 'stale', versions: [expected] }], now, current);
  }
};

export const saveApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  body: ApplicationChange,
  known: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id);
  throwIfRefused(mayEditApplication(actor, before, deadlineTimesOf(before)));
  await requireUnchangedRow(known, before);
  await requireFreshSections(before, body, () => known.present(before));
  const changes = findChangedAnswers(before, body);
  if (Object.keys(changes).length === 0) return before;
  const problems = await validateApplicationChange(tx, changes, before);
  if (problems.length > 0) throw invalidRefusal(problems);
  if (typeof changes.fiscal_year_id === 'number') {
    throwIfRefused(checkBeforeDeadline(await recordReceivedAtAndReadDeadline(tx, changes.fiscal_year_id)));
  }
  const movesYear = changes.fiscal_year_id !== undefined;
  const written = await writeAnswers(tx, actor, id, changes);
  if (movesYear) return (await findApplication(tx, id))!;
  return { ...merged(before, changes, written), updated_by: actor.id };
};
