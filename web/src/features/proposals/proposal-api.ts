import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AmendmentLevel } from '@shiptime/domain/plans/lifecycle';
import type { ProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { api } from '#lib/api-client.ts';

const base = '/proposals';

export const isProposalRunning = (proposal: Pick<Proposal, 'state'> | undefined): boolean =>
  proposal?.state === 'queued' || proposal?.state === 'running';

export const proposalQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['proposals', id] as const,
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => api.get(`${base}/${id}`, { signal }).then((answer) => answer.data),
    staleTime: 0,
  });

export const explanationQuery = (id: number, applicationId: number) =>
  queryOptions({
    queryKey: ['proposals', id, 'explanations', applicationId] as const,
    queryFn: ({ signal }) =>
      api.get(`${base}/${id}/explanations/${applicationId}`, { signal }).then((answer) => answer.data),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startProposal = (
  wanted: Pick<
    ProposalBody,
    | 'fiscal_year_id'
    | 'vessel_ids'
    | 'scenario_id'
    | 'mode'
    | 'preset'
    | 'weights'
    | 'stability'
    | 'must_sail'
    | 'locked_mission_ids'
    | 'least_part_days'
    | 'shorten_share'
  >,
): Promise<Proposal> => api.post(base, wanted).then((answer) => answer.data);

/** Stops the search and keeps the best schedule found so far. */
export const stopProposal = (id: number): Promise<unknown> => api.delete(`${base}/${id}`);

export const applyProposal = (
  id: number,
  wanted: { change_ids: readonly number[]; reason: string; level: AmendmentLevel | undefined },
): Promise<Proposal> => api.post(`${base}/${id}/apply`, wanted).then((answer) => answer.data);

export const revertProposal = (id: number, reason: string): Promise<Proposal> =>
  api.post(`${base}/${id}/take_back`, { reason }).then((answer) => answer.data);
