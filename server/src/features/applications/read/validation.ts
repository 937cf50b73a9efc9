import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { flattenProblems, type ProblemsBySection } from '@shiptime/domain/applications/completeness';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';
import { loadCompletenessContext, findApplicationProblems } from '../load-completeness-context.ts';
import { requireVisibleApplication } from '../application-queries.ts';

export const findSubmissionProblems = async (db: Db, draft: ApplicationRow): Promise<FieldProblem[]> =>
  flattenProblems(findApplicationProblems(draft, await loadCompletenessContext(db, [draft])));

export const validateApplication = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<ProblemsBySection | null> => {
  const row = await requireVisibleApplication(db, actor, id);
  return isDraft(row.status_id)
    ? findApplicationProblems(row, await loadCompletenessContext(db, [row]))
    : null;
};
