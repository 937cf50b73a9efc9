import { z } from 'zod';
import { id, nullableInstant, nullableText, text } from '../../shared/wire.ts';
import { statusKeys } from '../lifecycle.ts';

export const stageNames = [
  'draft',
  'waiting_for_deadline',
  'coordinator_decision',
  'regional_plan',
  'national_review',
  'executive_review',
  'final_plan',
  'voyage_report',
] as const;
export type StageName = (typeof stageNames)[number];

export const stageActors = ['proponents', 'coordinators', 'national', 'administrators'] as const;

export const stagesSchema = z
  .object({
    current: z.enum(stageNames),
    outcome: z
      .enum(statusKeys)
      .nullable()
      .meta({ description: 'final status of an application that has ended; null: still in progress' }),
    outcome_at: nullableInstant,
    waiting_for: z.enum(stageActors).nullable(),
    next: z.enum(stageNames).nullable(),
    next_at: nullableInstant,
    chain: z.array(
      z.object({
        stage: z.enum(stageNames),
        state: z.enum(['done', 'current', 'to_come', 'not_reached']),
        started_at: nullableInstant,
      }),
    ),
    receipt: nullableText.meta({ description: 'receipt number of the submission' }),
    vessel: z
      .object({ name_en: text, name_fr: text })
      .nullable()
      .meta({ description: 'vessel whose coordinators decide; null before submission' }),
    people: z.array(z.object({ id, first_name: text, last_name: text })),
    results_expected: text.regex(/^\d{4}-\d\d$/).meta({ description: 'month, such as `2027-03`' }),
  })
  .meta({ id: 'Stages' });
export type Stages = z.infer<typeof stagesSchema>;
