import type { Actor } from '@shiptime/domain/shared/actor';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { maySubmitApplication } from '@shiptime/domain/applications/decisions';
import { isDraft } from '@shiptime/domain/applications/lifecycle';
import type { Tx } from '#db/connection.ts';
import { QueryHook } from '#events/events.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import { invalidRefusal } from '#http/refusal.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { lockApplication } from '../application-queries.ts';
import { throwIfTransitionRefused, changeStatus } from './transition.ts';

export const submissionProblemsHook = new QueryHook<ApplicationRow, FieldProblem[]>();

/** Compares the arrival time of the request with the deadline, however long it waited for a lock. */
export const submitApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  known?: VersionCheck<ApplicationRow>,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id, known);
  const problems: FieldProblem[] = isDraft(before.status_id)
    ? await submissionProblemsHook.ask(tx, before)
    : [];
  const decision = maySubmitApplication(actor, before, deadlineTimesOf(before), problems);
  if (!decision.allowed && decision.code === 'incomplete') throw invalidRefusal(problems, 'incomplete');
  await throwIfTransitionRefused(tx, decision, id);
  return changeStatus(tx, actor, before, {
    action: 'submit',
    submittedAt: before.asked_at,
    vesselId: before.vessel_preference_1_id!,
  });
};
