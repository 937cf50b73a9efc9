import { z } from 'zod';
import { requiredIdSchema, textSchema } from '../applications/field-schemas.ts';
import { reasonLimit } from '../applications/limits.ts';
import { amendmentLevels } from '../plans/lifecycle.ts';
import { minimumMissionDays } from '../plans/mission-decisions.ts';
import { maximumShorteningShare } from '../plans/shortening-limits.ts';
import { defaultBreakDays, defaultMinimumPartDays } from '../plans/split-into-parts.ts';

export const proposalModes = ['fill', 'improve', 'replan'] as const;
export type ProposalMode = (typeof proposalModes)[number];

export const weightPresets = ['balanced', 'science', 'least_change', 'least_transit'] as const;
export type WeightPreset = (typeof weightPresets)[number];

export const proposalStates = ['queued', 'running', 'done', 'cancelled', 'failed', 'stale'] as const;

const factor = z.number().min(0).max(10);

export const searchSeconds = { max: 120, default: 10 } as const;

export const concessionsBody = z.object({
  /** Minimum operational days per part of a split mission; null: no splits. */
  least_part_days: z.number().min(minimumMissionDays).max(183).multipleOf(0.25).nullable().optional(),
  longest_break_days: z.number().min(0.25).max(183).multipleOf(0.25).optional(),
  shorten_share: z.number().min(0).max(maximumShorteningShare).optional(),
});
export type ConcessionsBody = z.infer<typeof concessionsBody>;

export type Concessions = {
  readonly least_part_days: number | null;
  readonly longest_break_days: number;
  readonly shorten_share: number;
};

export const normalizeConcessions = (body: ConcessionsBody): Concessions => ({
  least_part_days: body.least_part_days === undefined ? defaultMinimumPartDays : body.least_part_days,
  longest_break_days: body.longest_break_days ?? defaultBreakDays,
  shorten_share: body.shorten_share ?? 0,
});

export const proposalBody = concessionsBody.extend({
  fiscal_year_id: requiredIdSchema,
  vessel_ids: z.array(requiredIdSchema).min(1).max(500).optional(),
  scenario_id: requiredIdSchema.optional(),
  mode: z.enum(proposalModes),
  locked_mission_ids: z.array(requiredIdSchema).max(5000).optional(),
  /** Applications that must be scheduled; other missions change only as far as necessary. */
  must_sail: z.array(requiredIdSchema).min(1).max(20).optional(),
  allow_unknown: z.boolean().optional(),
  allow_other_waters: z.boolean().optional(),
  stability: z.number().min(0).max(1).optional(),
  preset: z.enum(weightPresets).optional(),
  weights: z
    .object({
      days: factor,
      missions: factor,
      transit: factor,
      preferred_start: factor,
      vessel_choice: factor,
    })
    .partial()
    .optional(),
  seed: z.int().min(0).max(1_000_000_000).optional(),
  iterations: z.int().min(1).max(10_000_000).optional(),
  max_seconds: z.number().min(0.5).max(searchSeconds.max).optional(),
});
export type ProposalBody = z.infer<typeof proposalBody>;

/** Maximizes granted days; preferred starts only break ties. */
export const daysFirstWeights: ProposalBody['weights'] = { days: 10, missions: 0, preferred_start: 0.01 };

export const applyProposalBody = z.object({
  change_ids: z.union([z.literal('all'), z.array(requiredIdSchema).min(1).max(5000)]),
  reason: textSchema(reasonLimit).min(1),
  level: z.enum(amendmentLevels).optional(),
});

export const revertProposalBody = applyProposalBody.pick({ reason: true });
