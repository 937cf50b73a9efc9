import { queryOptions } from '@tanstack/react-query';
import type { AgreementAction, AgreementPartAction } from '@shiptime/domain/plans/shared-voyages/agreements';
import type { AskToSailTogetherBody, VoyageAgreement } from '@shiptime/domain/plans/wire/shared-voyages';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';

const base = '/voyage_agreements';
const agreementsKey = ['voyage_agreements'] as const;

type Of = { readonly applicationId: number } | { readonly yearId: number | undefined };

export const agreementsQuery = (of: Of) =>
  queryOptions({
    queryKey: [...agreementsKey, of] as const,
    queryFn: ({ signal }) =>
      api.every(base, {
        query: {
          filter: {
            state: 'asked,agreed,joined',
            ...('applicationId' in of
              ? { ship_time_request_id: of.applicationId }
              : { fiscal_year_id: of.yearId }),
          },
        },
        signal,
      }),
    enabled: 'applicationId' in of || of.yearId !== undefined,
    staleTime: 0,
  });

export const invalidateAgreements = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: agreementsKey });

export const sharedVoyageLetterQuery = ([first, second]: readonly [number, number]) =>
  queryOptions({
    queryKey: ['voyage_letter', first, second] as const,
    queryFn: ({ signal }) =>
      api.get('/shared_voyages/letter', { signal, query: { first, second } }).then(({ data }) => data.texts),
    staleTime: 0,
  });

export const askToSailTogether = (body: AskToSailTogetherBody) => api.post(base, body);

type AgreementAnswer = AgreementPartAction | AgreementAction;

export type AgreementReply = {
  readonly agreement: VoyageAgreement;
  readonly answer: AgreementAnswer;
  readonly applicationId: number;
};

export const answerAgreement = ({ agreement, answer, applicationId }: AgreementReply, words: string) => {
  const at = `${base}/${agreement.id}` as const;
  if (answer === 'join') return api.post(`${at}/join`, {});
  if (answer === 'part') return api.post(`${at}/part`, { reason: words });
  if (answer === 'take_back') return api.post(`${at}/take_back`, { reason: words });
  if (answer === 'decline')
    return api.post(`${at}/decline`, { ship_time_request_id: applicationId, note: words });
  return api.post(`${at}/agree`, {
    ship_time_request_id: applicationId,
    ...(words !== '' && { note: words }),
  });
};
