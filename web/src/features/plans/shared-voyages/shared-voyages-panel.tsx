import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAskToSailTogether } from '@shiptime/domain/plans/shared-voyages/agreements';
import type { SharedVoyageCandidate, VoyageAgreement } from '@shiptime/domain/plans/wire/shared-voyages';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { Button } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { AgreementNotice } from '#features/applications/shared-voyages/agreement-notice.tsx';
import { FocusKeeper } from '#features/applications/shared-voyages/focus-keeper.tsx';
import {
  agreementsQuery,
  invalidateAgreements,
} from '#features/applications/shared-voyages/agreements-api.ts';
import { sharedVoyagesQuery } from '#features/applications/shared-voyages/shared-voyages.ts';
import { useActor } from '#lib/actor.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import { AskToSailTogetherDialog } from './ask-to-sail-together-dialog.tsx';
import { SharedVoyageCard } from './shared-voyage-card.tsx';

const keyOf = ({ ship_time_requests }: SharedVoyageCandidate): string =>
  ship_time_requests.map(({ id }) => id).join(' ');

const isTaken = (
  { ship_time_requests }: SharedVoyageCandidate,
  agreements: readonly VoyageAgreement[],
): boolean =>
  agreements.some(({ parts }) =>
    parts.some((part) => ship_time_requests.some(({ id }) => id === part.ship_time_request_id)),
  );

const topicsOf = (agreements: readonly VoyageAgreement[]): string[] =>
  agreements.flatMap(({ parts }) => parts.map((part) => `ship_time_request:${part.ship_time_request_id}`));

export const SharedVoyagesPanel = () => {
  const { t } = useTranslation('together');
  const { plans } = useEditingModel();
  const actor = useActor();
  const [asking, setAsking] = useState<SharedVoyageCandidate | null>(null);
  const vessels = new Set(plans.map(({ vessel_id }) => vessel_id));
  const yearId = plans[0]?.fiscal_year_id;
  const query = useQuery(sharedVoyagesQuery(yearId));
  const { data: all = [] } = useQuery(agreementsQuery({ yearId }));
  const agreements = all.filter(({ vessel_id }) => vessels.has(vessel_id));
  useLiveEvents(topicsOf(agreements), ({ kind }) => {
    if (kind === 'voyage' || kind === 'status' || kind === 'resync') void invalidateAgreements();
  });
  const mayAsk = (vesselId: number) => {
    const plan = plans.find(({ vessel_id }) => vessel_id === vesselId);
    return plan !== undefined && mayAskToSailTogether(actor, plan).allowed;
  };
  return (
    <QueryView query={query}>
      {(found) => {
        const shown = found.filter((voyage) => vessels.has(voyage.vessel_id) && !isTaken(voyage, all));
        return (
          <FocusKeeper>
            {agreements.map((agreement) => (
              <AgreementNotice key={agreement.id} agreement={agreement} />
            ))}
            {(shown.length > 0 || agreements.length === 0) && (
              <p>{t(shown.length === 0 ? 'none' : 'lead')}</p>
            )}
            {shown.map((voyage) => (
              <SharedVoyageCard key={keyOf(voyage)} voyage={voyage}>
                {mayAsk(voyage.vessel_id) && (
                  <div>
                    <Button small onPress={() => setAsking(voyage)}>
                      {t('ask.button')}
                    </Button>
                  </div>
                )}
              </SharedVoyageCard>
            ))}
            {asking && <AskToSailTogetherDialog voyage={asking} onClose={() => setAsking(null)} />}
          </FocusKeeper>
        );
      }}
    </QueryView>
  );
};
