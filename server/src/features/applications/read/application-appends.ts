import { sql } from 'kysely';
import { flattenProblems } from '@shiptime/domain/applications/completeness';
import { checkApplicationActions } from '@shiptime/domain/applications/decisions';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import { countRequiredDays } from '@shiptime/domain/applications/required-days';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { Row } from '#http/answers/resource.ts';
import { describeRefusals } from '#http/refusals.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import {
  loadCompletenessContext,
  findApplicationProblems,
  type SharedCompletenessContext,
} from '../load-completeness-context.ts';
import { loadOpenRemarks } from '../remarks/remark-queries.ts';
import { findOutcomes } from './outcomes.ts';

type Reader = { readonly actor: Actor; readonly language: Language };

const countStations = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select ship_time_request_id as id, count(*)::int as count from stations
    where ship_time_request_id = any(${ids}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Checks drafts only, because a submitted application is complete. */
const completenessOf = (row: ApplicationRow, surroundings: SharedCompletenessContext | null): Row => {
  const missing =
    isDraft(row.status_id) && surroundings
      ? flattenProblems(findApplicationProblems(row, surroundings)).length
      : 0;
  return { complete: missing === 0, missing };
};

const blockingOf = (
  row: ApplicationRow,
  surroundings: SharedCompletenessContext | null,
  { actor, language }: Reader,
): Row => {
  const problems =
    isDraft(row.status_id) && surroundings
      ? flattenProblems(findApplicationProblems(row, surroundings))
      : undefined;
  const decisions = checkApplicationActions(actor, row, {
    ...deadlineTimesOf(row),
    ...(problems && { problems }),
  });
  return { refusals: describeRefusals(decisions, language) };
};

export const loadAppends = async (
  db: Db,
  rows: readonly ApplicationRow[],
  appends: ReadonlySet<string>,
  { actor, language }: Reader,
): Promise<Row[]> => {
  const drafts =
    (appends.has('completeness') || appends.has('blocking')) && rows.some((row) => isDraft(row.status_id));
  const surroundings = drafts ? await loadCompletenessContext(db, rows) : null;
  const stations = appends.has('stations_count')
    ? await countStations(
        db,
        rows.map(({ id }) => id),
      )
    : new Map<number, number>();
  const outcomes = appends.has('outcome') ? await findOutcomes(db, rows) : [];
  const remarks = appends.has('open_remarks') ? await loadOpenRemarks(db, actor, rows) : null;
  return rows.map((row, index) => ({
    ...(appends.has('completeness') && { completeness: completenessOf(row, surroundings) }),
    ...(appends.has('days_total') && { days_total: countRequiredDays(row) }),
    ...(appends.has('stations_count') && { stations_count: stations.get(row.id) ?? 0 }),
    ...(appends.has('deadline') && { deadline: row.deadline_at }),
    ...(remarks && { open_remarks: remarks.get(row.id) ?? null }),
    ...(appends.has('blocking') && { blocking: blockingOf(row, surroundings, { actor, language }) }),
    ...(appends.has('outcome') && { outcome: outcomes[index] ?? null }),
  }));
};
