import { z } from 'zod';
import { fullId, fullText } from '../applications/fields.ts';
import { reasonLimit } from '../applications/limits.ts';
import { smallestMission } from '../plans/mission-decisions.ts';
import { mostShorter } from '../plans/shortening.ts';

/** What a proposal may do: only add, move what is there with good reason, or plan anew. */
export const proposalModes = ['fill', 'improve', 'replan'] as const;
export type ProposalMode = (typeof proposalModes)[number];

export const presets = ['balanced', 'science', 'least_change', 'least_transit'] as const;
export type Preset = (typeof presets)[number];

export const proposalStates = ['queued', 'running', 'done', 'cancelled', 'failed', 'stale'] as const;
export type ProposalState = (typeof proposalStates)[number];

const factor = z.number().min(0).max(10);

/** How long a proposal is worked on at most, and as long as nobody says otherwise. */
export const proposalSeconds = { most: 120, usual: 10 } as const;

export const proposalBody = z.object({
  fiscal_year_id: fullId,
  vessel_ids: z.array(fullId).min(1).max(500).optional(),
  /** For the copies of the plans in a what-if instead of the plans. */
  scenario_id: fullId.optional(),
  mode: z.enum(proposalModes),
  locked_mission_ids: z.array(fullId).max(5000).optional(),
  /** Applications that are put in whatever it costs: nothing is changed but what they need (record 0057). */
  must_sail: z.array(fullId).min(1).max(20).optional(),
  /** Allows vessels whose needed particulars are unknown. */
  allow_unknown: z.boolean().optional(),
  /** Vessels of other regions, and other waters than a vessel’s own. */
  allow_other_waters: z.boolean().optional(),
  /** Operational days of each part at least, where a mission is split around a few days; null: none is split. */
  least_part_days: z.number().min(smallestMission).max(183).multipleOf(0.25).nullable().optional(),
  /** Share of its operational days by which a mission may be shortened. */
  shorten_share: z.number().min(0).max(mostShorter).optional(),
  stability: z.number().min(0).max(1).optional(),
  preset: z.enum(presets).optional(),
  /** Times what the preset says: days, missions however short, transit, preferred starts, chosen vessels. */
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
  max_seconds: z.number().min(0.5).max(proposalSeconds.most).optional(),
});
export type ProposalBody = z.infer<typeof proposalBody>;

/** What is called “most days” grants the most of them: a preferred start only decides between equals. */
export const daysFirst: ProposalBody['weights'] = { days: 10, missions: 0, preferred_start: 0.01 };

export const applyBody = z.object({
  change_ids: z.union([z.literal('all'), z.array(fullId).min(1).max(5000)]),
  reason: fullText(reasonLimit).min(1),
});

/** Why what was applied is taken back: said with the versions, and to those whose ship changes again. */
export const takeBackBody = applyBody.pick({ reason: true });
