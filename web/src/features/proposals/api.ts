import { queryOptions } from '@tanstack/react-query';
import type { Start } from '@shiptime/domain/plans/ticks';
import type { ProposalBody, ProposalMode, ProposalState } from '@shiptime/domain/proposals/bodies';
import type { ConflictCode, ConflictParams } from '@shiptime/domain/plans/conflicts/conflict';
import { api, type Resource } from '#lib/api-client.ts';

export type Place = Readonly<{ vessel_id: number } & (Start | { start_date: null; start_fraction: 0 })>;

export type Change = {
  readonly id: number;
  readonly kind: 'add' | 'move' | 'transfer' | 'remove';
  readonly mission_id: number;
  readonly from: Place;
  readonly to: Place;
  readonly reason_code:
    'free_room' | 'first_choice' | 'second_choice' | 'other_vessel' | 'nearer_preferred' | 'makes_room';
  readonly applied: boolean;
};

export type Unplaced = { readonly ship_time_request_id: number; readonly mission_id: number };

type Metrics = Readonly<Record<'missions' | 'days' | 'transit_days' | 'unscheduled', number>>;

export type Proposal = {
  readonly id: number;
  readonly mode: ProposalMode;
  readonly state: ProposalState;
  readonly failure: 'lost' | 'error' | null;
  readonly progress: { readonly placed_days: number; readonly elapsed_ms: number } | null;
  readonly changes: readonly Change[];
  readonly unplaced: readonly Unplaced[];
  readonly metrics: { readonly before: Metrics; readonly after: Metrics } | null;
  /** Of applications that must sail: whether they do, and what others give up for it. */
  readonly must_sail: {
    readonly applications: readonly { readonly ship_time_request_id: number; readonly sails: boolean }[];
    readonly pays: readonly { readonly mission_id: number }[];
    readonly days_gained: number;
    readonly days_lost: number;
  } | null;
  readonly certificate: { readonly value: number; readonly upper_bound: number | null } | null;
};

export type Relaxation = {
  readonly code: 'fewer_days' | 'earlier_window' | 'later_window';
  readonly days: number;
};

export type VesselExplanation = { readonly vessel_id: number; readonly mission_id: number } & (
  | {
      readonly verdict: 'static';
      readonly reasons: readonly { readonly code: ConflictCode; readonly params: ConflictParams }[];
    }
  | { readonly verdict: 'calendar'; readonly relaxations: readonly Relaxation[] }
  | {
      readonly verdict: 'blocked';
      readonly missions: readonly { readonly id: number; readonly title: string }[];
      readonly relaxations: readonly Relaxation[];
    }
  | { readonly verdict: 'not_worth' | 'fits' }
);

const base = '/proposals';

export const isOpen = (proposal: Pick<Proposal, 'state'> | undefined): boolean =>
  proposal?.state === 'queued' || proposal?.state === 'running';

export const proposalQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['proposals', id] as const,
    queryFn: ({ signal }) =>
      api.get<Resource<Proposal>>(`${base}/${id}`, { signal }).then((answer) => answer.data),
    enabled: id !== null,
    staleTime: 0,
  });

export const explanationQuery = (id: number, applicationId: number) =>
  queryOptions({
    queryKey: ['proposals', id, 'explanations', applicationId] as const,
    queryFn: ({ signal }) =>
      api
        .get<Resource<{ readonly vessels: readonly VesselExplanation[] }>>(
          `${base}/${id}/explanations/${applicationId}`,
          { signal },
        )
        .then((answer) => answer.data.vessels),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startProposal = (
  wanted: Pick<
    ProposalBody,
    'fiscal_year_id' | 'vessel_ids' | 'scenario_id' | 'mode' | 'preset' | 'stability' | 'must_sail'
  >,
): Promise<Proposal> => api.post<Resource<Proposal>>(base, wanted).then((answer) => answer.data);

/** Its best so far stays. */
export const stopProposal = (id: number): Promise<void> => api.delete(`${base}/${id}`);

export const applyProposal = (id: number, changeIds: readonly number[], reason: string): Promise<Proposal> =>
  api
    .post<Resource<Proposal>>(`${base}/${id}/apply`, { change_ids: changeIds, reason })
    .then((answer) => answer.data);
