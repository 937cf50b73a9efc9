import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { allProblems, type Missing } from '@shiptime/domain/applications/completeness';
import { submit } from '@shiptime/domain/applications/decisions';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import type { Db, Tx } from '#db/connection.ts';
import type { Known } from '#http/answers/versions.ts';
import { invalid } from '#http/refusal.ts';
import { type ApplicationRow, momentOf } from '../application-row.ts';
import { findSurroundings, missingFrom } from '../completeness.ts';
import { lockedApplication, visibleApplication } from '../queries.ts';
import { enforceTransition, changeStatus } from './transition.ts';

/** What is missing from an application, section by section; nothing from one that was submitted. */
export const validateApplication = async (db: Db, actor: Actor, id: number): Promise<Missing | null> => {
  const row = await visibleApplication(db, actor, id);
  return isDraft(row.status_id) ? missingFrom(row, await findSurroundings(db, [row])) : null;
};

/** At the moment at which the request arrived, however long it waited for its turn. */
export const submitApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  known?: Known<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockedApplication(tx, actor, id, known);
  const problems: FieldProblem[] = isDraft(before.status_id)
    ? allProblems(missingFrom(before, await findSurroundings(tx, [before])))
    : [];
  const decision = submit(actor, before, momentOf(before), problems);
  if (!decision.allowed && decision.code === 'incomplete') throw invalid(problems, 'incomplete');
  await enforceTransition(tx, decision, id);
  return changeStatus(tx, actor, before, {
    action: 'submit',
    submittedAt: before.asked_at,
    vesselId: before.vessel_preference_1_id!,
  });
};
