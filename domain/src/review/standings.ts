import { z } from 'zod';
import { fullId, trimmedText } from '../applications/fields.ts';
import { isDraft, isStatusId, sailingStatuses, statusIds, type StatusId } from '../applications/lifecycle.ts';
import { type ApplicationFacts, isProponent, mayReview, mayView } from '../applications/policy.ts';
import { priorities } from '../applications/priorities.ts';
import { type Actor, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts';

/** In characters as people see them. */
export const mandateNoteLimit = 500;

/** Who reads lists of standings; of which applications is `mayReadStanding`. */
export const standingReaders = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
] as const;

/** What still may sail has a place in a ranking; what was refused or withdrawn has none. */
const ranked: readonly StatusId[] = statusIds(sailingStatuses);

/** Whoever may decide on it; it is nothing that proponents, or anybody who only reads applications, are told of. */
export const mayReadStanding = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayView(actor, application),
    () => {
      if (isDraft(application.status_id)) return refused('not_found');
      if (mayReview(actor, application).allowed) return allowed;
      return hasRole(actor, 'national_science_representative') && !isProponent(actor, application)
        ? allowed
        : refused('not_found');
    },
  );

/** Its vessel’s coordinators, and administrators, for as long as it is not refused or withdrawn. */
export const mayRank = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayReadStanding(actor, application),
    () => mayReview(actor, application),
    () =>
      isStatusId(application.status_id) && ranked.includes(application.status_id)
        ? allowed
        : refused('invalid_transition'),
  );

/** Right after another one of the same vessel and year; null: before all others. */
export const rankBody = z.object({ after: fullId.nullable() });

export const standingBody = z
  .object({
    priority: z.literal([...priorities]).nullable(),
    mandate_note: trimmedText(mandateNoteLimit),
  })
  .partial();
