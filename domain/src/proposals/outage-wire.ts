import { z } from 'zod';
import { namedPersonSchema } from '../accounts/account-wire.ts';
import { missionSchema } from '../plans/wire/mission.ts';
import { refusalCodes } from '../shared/refusal-codes.ts';
import { languages } from '../shared/text.ts';
import {
  count,
  day,
  fraction,
  nullableDay,
  id,
  ids,
  instant,
  nullableId,
  nullableInstant,
  text,
  yesNo,
} from '../shared/wire.ts';
import { constraintRowSchema } from '../vessels/vessel-wire.ts';
import { outageOptionKinds } from './outages.ts';

const anyNumber = z.number();

const hitShape = {
  days_lost: anyNumber.meta({ description: 'number of operational days lost to the outage' }),
  before: z.object({
    vessel_id: id,
    start_date: day,
    start_fraction: fraction,
    end_date: day,
    operational_days: anyNumber,
  }),
  people: z.array(z.object({ id, name: text, is_primary: yesNo })),
};

export const affectedMissionSchema = missionSchema
  .extend({
    ...hitShape,
    vessel_id: id.meta({ description: 'current vessel of the mission' }),
    second_part: z
      .object({ start_date: nullableDay, end_date: nullableDay, operational_days: anyNumber })
      .nullable()
      .meta({ description: 'rest of the mission, if an applied option split it' }),
  })
  .meta({ id: 'AffectedMission' });
export type AffectedMission = z.infer<typeof affectedMissionSchema>;

const removedMission = z.object({
  ...hitShape,
  id: id.meta({ description: 'mission that no longer exists' }),
  ship_time_request_id: id,
  title: text,
});
export type RemovedMission = z.infer<typeof removedMission>;

const outageOption = z.object({
  kind: z.enum(outageOptionKinds),
  proposal_id: nullableId.meta({
    description:
      'your proposal of this kind; null: you have none, and `refusal` says why you cannot ask for one, if so',
  }),
  refusal: z.enum([...refusalCodes, 'too_many_at_once']).nullable(),
});
export type OutageOption = z.infer<typeof outageOption>;

const reported = constraintRowSchema.extend({ fiscal_year_ids: ids, reported_by: id });

const amendmentRequest = z
  .object({ reason: text, asked_at: instant, asked_by: namedPersonSchema.nullable() })
  .nullable()
  .meta({ description: 'newest unanswered request for an amendment of the final plan of the vessel' });

export const outageSchema = reported
  .extend({
    affected: z.array(affectedMissionSchema),
    removed: z
      .array(removedMission)
      .meta({ description: 'missions that were affected and whose applications have left the plans' }),
    options: z.array(outageOption),
    amendment_request: amendmentRequest,
  })
  .meta({ id: 'Outage' });
export type Outage = z.infer<typeof outageSchema>;

export const outageRowSchema = reported.extend({ affected_missions: count }).meta({ id: 'OutageRow' });

const textsByLanguage = z.object({ en: text, fr: text }).partial();

const noticeDraft = z.object({
  ship_time_request_id: id,
  title: text,
  recipients: z.array(z.object({ name: text, language: z.enum(languages) })),
  texts: textsByLanguage.meta({ description: 'draft in each language of the recipients' }),
  is_sent: yesNo.meta({ description: 'true if this draft has been sent as it is' }),
  told_at: nullableInstant.meta({ description: 'when the people affected were last notified' }),
});
export type NoticeDraft = z.infer<typeof noticeDraft>;

export const noticeDraftsSchema = z.object({ drafts: z.array(noticeDraft) }).meta({ id: 'NoticeDrafts' });
export type NoticeDrafts = z.infer<typeof noticeDraftsSchema>;
