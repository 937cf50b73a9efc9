import { z } from 'zod';
import {
  permissionFlagsSchema,
  count,
  day,
  days,
  fraction,
  id,
  ids,
  instant,
  nullableDays,
  nullableId,
  nullableText,
  text,
  yesNo,
} from '../shared/wire.ts';
import { refusalCodes } from '../shared/refusal-codes.ts';
import { conflictCodes } from '../plans/conflicts/conflict.ts';
import { costAmountsSchema } from '../plans/wire/costs.ts';
import { weightPresets, proposalModes, proposalStates } from './proposal-bodies.ts';
import { changeKinds, changeReasons } from './proposed-changes.ts';
import { findingSchema } from './finding-wire.ts';
import { priorities } from '../applications/priorities.ts';
import { appliedWeightsSchema } from './weights-wire.ts';

const anyNumber = z.number();
const onDate = z.object({ vessel_id: id, start_date: day, start_fraction: fraction });
const unscheduled = z.object({ vessel_id: id, start_date: z.null(), start_fraction: z.literal(0) });
const place = z.union([onDate, unscheduled]);

const metrics = z.object({
  missions: count,
  days: anyNumber,
  transit_days: anyNumber,
  unknown_transits: count.optional().meta({ description: 'transits of unknown length, not in transit_days' }),
  unscheduled: count,
});

const portDays = z
  .object({ from: days, to: days })
  .optional()
  .meta({ description: 'before and after; absent if unchanged' });

const change = z.object({
  id: id.meta({ description: 'id of the mission; each mission has at most one change' }),
  kind: z.enum(changeKinds),
  mission_id: id,
  ship_time_request_id: z.int(),
  from: place,
  to: place.meta({ description: 'place; for a split mission, that of the first part' }),
  operational_days: z
    .object({ from: days, to: days })
    .nullable()
    .meta({ description: 'before and after, both parts of a split mission together; null in old proposals' }),
  mobilization_days: portDays,
  demobilization_days: portDays,
  second: z
    .object({
      mission_id: nullableId.meta({
        description: 'mission created for the second part; null if the change is not applied yet',
      }),
      start_date: day,
      start_fraction: fraction,
      operational_days: days,
      port_id: nullableId.meta({ description: 'port between the two parts of a split mission' }),
    })
    .nullable()
    .meta({ description: 'second part of a split mission' }),
  reason_code: z.enum(changeReasons),
  breaks: z.array(findingSchema).meta({ description: 'errors of the mission where it is now' }),
  unknown: z.array(findingSchema).meta({ description: 'what is unknown of the vessel that it comes to' }),
  warnings: z.array(findingSchema).meta({ description: 'warnings that it has as proposed and not now' }),
  scheduling_constraints: nullableText.meta({ description: 'what its application says of its scheduling' }),
  applied: yesNo,
});
export type ProposalChange = z.infer<typeof change>;

const unplaced = z.object({
  ship_time_request_id: z.int(),
  mission_id: id,
  reasons: z.array(
    z.object({
      vessel_id: id,
      code: z.enum(['static', 'calendar', 'by_hand', 'blocked', 'not_worth', 'fits']),
    }),
  ),
});
export type UnplacedApplication = z.infer<typeof unplaced>;

const mustSail = z.object({
  applications: z.array(z.object({ ship_time_request_id: id, sails: yesNo })),
  pays: z
    .array(
      z.object({
        mission_id: id,
        ship_time_request_id: z.int(),
        kind: z.enum(changeKinds),
        operational_days: anyNumber,
      }),
    )
    .meta({ description: 'changes to other missions that this requires' }),
  days_gained: anyNumber,
  days_lost: anyNumber,
});

const knownCosts = z
  .object({
    before: costAmountsSchema,
    after: costAmountsSchema,
    without: z
      .object({ cost: ids, fuel: ids, co2: ids })
      .meta({ description: 'for each amount, the vessels left out because a rate is missing' }),
  })
  .meta({ description: 'same vessels before and after, without those that lack a rate' });

export const proposalSchema = z
  .object({
    id,
    fiscal_year_id: id,
    user_id: id,
    scenario_id: nullableId,
    vessel_ids: ids,
    mode: z.enum(proposalModes),
    preset: z.enum(weightPresets),
    state: z.enum(proposalStates),
    failure: z.enum(['lost', 'error']).nullable(),
    progress: z
      .object({
        iterations: count,
        of: count.nullable(),
        placed_days: anyNumber,
        value: anyNumber,
        bound: anyNumber.nullable(),
        elapsed_ms: z.int(),
      })
      .nullable(),
    changes: z.array(change),
    unplaced: z.array(unplaced),
    metrics: z.object({ before: metrics, after: metrics }).nullable(),
    costs: z
      .object({ before: costAmountsSchema, after: costAmountsSchema, known: knownCosts.optional() })
      .nullable()
      .meta({
        description:
          'costs of these plans, at the rates that applied when the proposal was made; null if you may not see them',
      }),
    certificate: z
      .object({ value: anyNumber, upper_bound: anyNumber.nullable(), gap: anyNumber.nullable() })
      .nullable(),
    must_sail: mustSail.nullable().meta({
      description: 'for applications that must sail: whether they do, and what that costs other applications',
    }),
    repro: z
      .object({ engine_version: z.int(), input_hash: text, seed: z.int(), iterations: z.int() })
      .nullable(),
    concessions: z
      .object({ least_part_days: nullableDays, longest_break_days: days, shorten_share: anyNumber })
      .meta({
        description: 'limits of splitting and shortening given by the planner; applications name none',
      }),
    weights: appliedWeightsSchema.meta({
      description: 'weights used: days are given in operational days, losses as shares of the value',
    }),
    created_at: instant,
    can: permissionFlagsSchema<'take_back'>({ take_back: true }),
    refusal: z
      .enum(refusalCodes)
      .nullable()
      .meta({ description: 'why the changes of this proposal cannot be undone' }),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof proposalSchema>;

const relaxation = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['fewer_days', 'earlier_window', 'later_window']), days: z.int() }),
  z.object({
    code: z.enum(['constraint_earlier', 'constraint_later']),
    days: z.int(),
    constraint_id: id,
    constraint: text,
  }),
]);
export type Relaxation = z.infer<typeof relaxation>;

const counted = z
  .object({
    priority: z.literal([...priorities]).nullable(),
    place: z.int().min(1).nullable(),
    of: count,
    counts_as: anyNumber.meta({
      description: 'weight of one of its days, in days of an application without priority or rank',
    }),
  })
  .nullable()
  .meta({
    description:
      'priority and rank given by the coordinators; null if there are none, or if you may not see them',
  });
export type StandingUsedByProposal = z.infer<typeof counted>;

const onVessel = { vessel_id: id, mission_id: id };

const roomInDays = {
  needed_days: anyNumber,
  free_days: anyNumber.meta({ description: 'longest period of consecutive free days' }),
  total_free_days: anyNumber.meta({ description: 'free days within the application’s window' }),
  ends: z
    .object({ kind: z.enum(['constraint', 'mission']), id, name: text })
    .nullable()
    .meta({
      description:
        'what ends the longest free period; null if it lasts until the end of the window or fiscal year',
    }),
};

export const explanationSchema = z
  .object({
    ship_time_request_id: id,
    standing: counted,
    shared_voyages: z
      .array(z.object({ vessel_id: id, ship_time_request_id: id, title: text, saved_days: anyNumber }))
      .meta({ description: 'applications in these plans that could share a voyage with this one' }),
    vessels: z.array(
      z.discriminatedUnion('verdict', [
        z.object({
          ...onVessel,
          verdict: z.literal('static'),
          reasons: z.array(
            z.object({
              code: z.enum(conflictCodes as [(typeof conflictCodes)[number]]),
              params: z.record(text, z.union([text, z.number()])),
            }),
          ),
        }),
        z.object({
          ...onVessel,
          verdict: z.literal('calendar'),
          ...roomInDays,
          relaxations: z.array(relaxation),
        }),
        z.object({
          ...onVessel,
          verdict: z.literal('by_hand'),
          start: z.object({ start_date: day, start_fraction: fraction }),
        }),
        z.object({
          ...onVessel,
          verdict: z.literal('blocked'),
          ...roomInDays,
          missions: z.array(z.object({ id, title: text, standing: counted })),
          value: anyNumber,
          blocking_value: anyNumber,
          relaxations: z.array(relaxation),
        }),
        z.object({ ...onVessel, verdict: z.literal('not_worth'), value: anyNumber, cost: anyNumber }),
        z.object({ ...onVessel, verdict: z.literal('fits') }),
      ]),
    ),
  })
  .meta({ id: 'Explanation' });
export type Explanation = z.infer<typeof explanationSchema>;
export type VesselExplanation = Explanation['vessels'][number];
