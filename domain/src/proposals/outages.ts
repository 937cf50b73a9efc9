import { z } from 'zod';
import { requiredIdSchema, lineSchema } from '../applications/field-schemas.ts';
import { isScheduled, type Mission, computeMissionSpans, type Span } from '../plans/missions.ts';
import { ticksToDays, tickAfterDay, tickOfDay } from '../plans/ticks.ts';
import { constraintFieldsSchema, requireOrderedDates } from '../vessels/constraints.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { concessionsBody, daysFirstWeights, type ProposalBody } from './proposal-bodies.ts';

export const outageOptionKinds = ['fewest_moves', 'most_days', 'within_region'] as const;
export type OutageOptionKind = (typeof outageOptionKinds)[number];

export const outageBody = requireOrderedDates(
  z.object({
    vessel_id: requiredIdSchema,
    start_date: constraintFieldsSchema.shape.start_date,
    end_date: constraintFieldsSchema.shape.start_date,
    port_id: constraintFieldsSchema.shape.port_id,
    reason: lineSchema(250).min(1),
  }),
);
export type OutageBody = z.infer<typeof outageBody>;

/**
 * Proposals are computed in this order, so that `most_days` starts from the results of the others and grants
 * at least as many days.
 */
export const outageOptionOrder: readonly OutageOptionKind[] = ['fewest_moves', 'within_region', 'most_days'];

const replanning = concessionsBody.extend({ other_regions: z.boolean().optional() });
export type ReplanOutageBody = z.infer<typeof replanning>;
export const replanOutageBody = replanning.optional();

export const outageShorteningShare = 0.5;

/** All options may move, split and shorten missions; preset, weights and stability differ. */
export const proposalBodyByOutageOption: Readonly<
  Record<OutageOptionKind, Pick<ProposalBody, 'mode' | 'preset' | 'stability' | 'weights' | 'shorten_share'>>
> = {
  fewest_moves: {
    mode: 'replan',
    preset: 'least_change',
    stability: 1,
    shorten_share: outageShorteningShare,
  },
  most_days: {
    mode: 'replan',
    preset: 'science',
    weights: daysFirstWeights,
    stability: 0.1,
    shorten_share: outageShorteningShare,
  },
  within_region: { mode: 'replan', preset: 'balanced', stability: 1, shorten_share: outageShorteningShare },
};

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

export const countDaysLost = (
  mission: Mission,
  { start_date, end_date }: { readonly start_date: CalendarDay; readonly end_date: CalendarDay },
): number | null => {
  const spans = computeMissionSpans(mission);
  const out = { start: tickOfDay(start_date), end: tickAfterDay(end_date) };
  if (!spans || shared(spans.occupied, out) === 0) return null;
  return ticksToDays(shared(spans.operations, out));
};

type Outage = {
  readonly vessel_id: number;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

export const isOutageDealtWith = (
  outage: Outage,
  affected: readonly (Mission & { readonly vessel_id: number })[],
  isFinal: (vesselId: number) => boolean,
): boolean =>
  isFinal(outage.vessel_id) &&
  affected.every(
    (mission) =>
      isScheduled(mission) &&
      isFinal(mission.vessel_id) &&
      (mission.vessel_id !== outage.vessel_id || countDaysLost(mission, outage) === null),
  );
