import { mayApplyWithLetter, createDraftFromLetter } from '@shiptime/domain/applications/letters';
import { type LetterActor, writeLetterAuditEntry, lockLetter, type LetterTarget } from './write-letter.ts';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { loadCompletenessContext } from '../load-completeness-context.ts';
import { createApplication } from '../write/create-application.ts';
import { saveApplication } from '../write/save-application.ts';

export const applyWithLetterOfIntent = async (
  tx: Tx,
  actor: LetterActor,
  target: LetterTarget,
  fiscalYearId: number,
): Promise<void> => {
  const letter = await lockLetter(tx, actor, target);
  throwIfRefused(mayApplyWithLetter(actor, letter, fiscalYearId));
  const { fiscalYears: all, vessels } = await loadCompletenessContext(tx, [
    { vessel_preference_1_id: letter.vessel_id, vessel_preference_2_id: null },
  ]);
  const year = all.find(({ id }) => id === fiscalYearId)!;
  const vessel_id = vessels.some(({ active }) => active) ? letter.vessel_id : null;
  const named = letter.years.map(({ fiscal_year_id }) => fiscal_year_id);
  const draft = createDraftFromLetter({ ...letter, vessel_id }, { year, all, named });
  const { id } = await createApplication(tx, actor, {
    fiscal_year_id: fiscalYearId,
    project_title: letter.title,
  });
  await saveApplication(tx, actor, id, draft, { expected: [], present: async (row) => row });
  await tx
    .updateTable('letter_of_intent_years')
    .set({ ship_time_request_id: id })
    .where('letter_of_intent_id', '=', target.id)
    .where('fiscal_year_id', '=', fiscalYearId)
    .execute();
  await writeLetterAuditEntry(tx, actor, 'submitted', target.id, { after: { ship_time_request_id: id } });
};
