import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { allProblems, type Missing } from '@shiptime/domain/applications/completeness';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';
import { findSurroundings, missingFrom } from '../completeness.ts';
import { visibleApplication } from '../queries.ts';

export const findProblems = async (db: Db, draft: ApplicationRow): Promise<FieldProblem[]> =>
  allProblems(missingFrom(draft, await findSurroundings(db, [draft])));

export const validateApplication = async (db: Db, actor: Actor, id: number): Promise<Missing | null> => {
  const row = await visibleApplication(db, actor, id);
  return isDraft(row.status_id) ? missingFrom(row, await findSurroundings(db, [row])) : null;
};
