import { sql } from 'kysely';
import type { z } from 'zod';
import type { decideCorrectionsBody } from '@shiptime/domain/applications/application-bodies';
import { findNewProblems } from '@shiptime/domain/applications/corrections';
import { mayDecideCorrections } from '@shiptime/domain/applications/decisions';
import type { ApplicationDraft, ApplicationField } from '@shiptime/domain/applications/sections/form';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { Db, Tx } from '#db/connection.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { isChoicesField } from '../choice-lists.ts';
import { completenessContextOf, loadCompletenessContext } from '../load-completeness-context.ts';
import { lockApplication } from '../application-queries.ts';
import { validateHelicopter, findChangedAnswers, writeAnswers } from '../write/save-application.ts';
import { findUnknownChoices } from '../write/unknown-choices.ts';
import { changeStatus, throwIfTransitionRefused } from './transition.ts';

const findOpened = async (tx: Tx, id: number): Promise<string[]> => {
  const question = await tx
    .selectFrom('clarification_messages')
    .select('opened_fields')
    .where('ship_time_request_id', '=', id)
    .where('kind', '=', 'question')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return question?.opened_fields ?? [];
};

const problemsOfChanges = async (
  tx: Tx,
  before: ApplicationRow,
  changes: ApplicationDraft,
): Promise<FieldProblem[]> => {
  const after = { ...before, ...changes } as ApplicationRow;
  const context = completenessContextOf(before, await loadCompletenessContext(tx, [before]));
  const found = [
    ...(await findUnknownChoices(tx, changes, before)),
    ...(await validateHelicopter(tx, changes, before)),
    ...findNewProblems(before as never, after as never, context),
  ];
  return found.filter(
    (one, index) => found.findIndex(({ field, code }) => field === one.field && code === one.code) === index,
  );
};

const under = (prefix: string, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((found) => ({ ...found, field: `${prefix}.${found.field}` }));

export const requireValidCorrections = async (
  tx: Tx,
  before: ApplicationRow,
  proposed: ApplicationDraft,
): Promise<ApplicationDraft> => {
  const changes = findChangedAnswers(before, proposed);
  const fields = Object.keys(changes);
  if (fields.length === 0) return changes;
  const opened = await findOpened(tx, before.id);
  const closed = fields.filter((field) => !opened.includes(field));
  if (closed.length > 0) {
    throw invalidRefusal(closed.map((field) => ({ field: `corrections.${field}`, code: 'not_opened' })));
  }
  const problems = await problemsOfChanges(tx, before, changes);
  if (problems.length > 0) throw invalidRefusal(under('corrections', problems));
  return changes;
};

const listed = (field: string, value: unknown): unknown =>
  isChoicesField(field) ? ((value as number[] | null) ?? []).toSorted((a, b) => a - b) : (value ?? null);

export const proposeCorrections = async (
  tx: Tx,
  before: ApplicationRow,
  answer: number,
  changes: ApplicationDraft,
): Promise<void> => {
  const fields = Object.keys(changes) as ApplicationField[];
  if (fields.length === 0) return;
  const rows = fields.map((field) => ({
    field,
    before: listed(field, before[field]),
    after: listed(field, changes[field]),
  }));
  await sql`update corrections set state = 'replaced', decided_at = clock_timestamp()
    where ship_time_request_id = ${before.id} and state = 'proposed' and field = any(${fields}::text[])`.execute(
    tx,
  );
  await sql`insert into corrections (ship_time_request_id, clarification_message_id, field, before, after)
    select ${before.id}, ${answer}, c ->> 'field', c -> 'before', c -> 'after'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) c`.execute(tx);
};

export const countProposedCorrections = async (db: Db, id: number): Promise<number> =>
  (await countProposedCorrectionsByApplication(db, [id])).get(id) ?? 0;

export const countProposedCorrectionsByApplication = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select ship_time_request_id as id, count(*)::int as count from corrections
    where state = 'proposed' and ship_time_request_id = any(${[...ids]}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

type Proposed = { id: number; field: ApplicationField; before: unknown; after: unknown };

const decided = async (
  tx: Tx,
  actor: Actor,
  id: number,
  asked: readonly number[],
  state: 'accepted' | 'declined',
): Promise<Proposed[]> => {
  const { rows } = await sql<Proposed>`
    update corrections set state = ${state}, decided_by = ${actor.id}, decided_at = clock_timestamp()
    where ship_time_request_id = ${id} and id = any(${[...asked]}::int[]) and state = 'proposed'
    returning id, field, before, after`.execute(tx);
  if (rows.length < new Set(asked).size) throw new Refusal('correction_closed');
  return rows;
};

const values = (rows: readonly Proposed[], side: 'before' | 'after') =>
  Object.fromEntries(rows.map((row) => [row.field, row[side]]));

/** Applies the accepted corrections to the form, all or none; throws if they conflict. */
export const decideCorrections = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { accept, decline, reason }: z.infer<typeof decideCorrectionsBody>,
  known?: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id, known);
  await throwIfTransitionRefused(tx, mayDecideCorrections(actor, before), id);
  await decided(tx, actor, id, decline, 'declined');
  const taken = await decided(tx, actor, id, accept, 'accepted');
  const changes = values(taken, 'after') as ApplicationDraft;
  if (taken.length > 0) {
    const problems = await problemsOfChanges(tx, before, changes);
    if (problems.length > 0) throw invalidRefusal(under('accept', problems));
    await writeAnswers(tx, actor, id, changes);
  }
  return changeStatus(tx, actor, before, {
    action: 'correct',
    reason: reason ?? null,
    answers: { before: values(taken, 'before'), after: changes },
  });
};
