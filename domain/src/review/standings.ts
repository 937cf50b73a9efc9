import { z } from 'zod';
import { requiredIdSchema, blankToNullTextSchema } from '../applications/field-schemas.ts';
import {
  isDraft,
  isStatusId,
  openOrAcceptedStatuses,
  statusIdsOf,
  type StatusId,
} from '../applications/lifecycle.ts';
import {
  type ApplicationFacts,
  isProponent,
  mayReviewApplication,
  mayViewApplication,
} from '../applications/policy.ts';
import { priorities } from '../applications/priorities.ts';
import { type Actor, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';

export const mandateNoteLimit = 500;

export const rolesReadingStandings = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
] as const;

const ranked: readonly StatusId[] = statusIdsOf(openOrAcceptedStatuses);

export const mayReadStanding = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () => {
      if (isDraft(application.status_id)) return refused('not_found');
      if (mayReviewApplication(actor, application).allowed) return allowed;
      return hasRole(actor, 'national_science_representative') && !isProponent(actor, application)
        ? allowed
        : refused('not_found');
    },
  );

export const mayRankApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayReadStanding(actor, application),
    () => mayReviewApplication(actor, application),
    () =>
      isStatusId(application.status_id) && ranked.includes(application.status_id)
        ? allowed
        : refused('invalid_transition'),
  );

export const rankApplicationBody = z.object({ after: requiredIdSchema.nullable() });

export const standingBody = z
  .object({
    priority: z.literal([...priorities]).nullable(),
    mandate_note: blankToNullTextSchema(mandateNoteLimit),
  })
  .partial();
