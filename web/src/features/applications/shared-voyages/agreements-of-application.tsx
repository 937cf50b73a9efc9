import { useQuery } from '@tanstack/react-query';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { agreementsQuery, invalidateAgreements } from './agreements-api.ts';

export const AgreementsOfApplication = ({ id }: { id: number }) => {
  const { data = [] } = useQuery(agreementsQuery({ applicationId: id }));
  useLiveEvents([`ship_time_request:${id}`], ({ kind }) => {
    if (kind === 'voyage' || kind === 'status' || kind === 'resync') void invalidateAgreements();
  });
  return (
    <FocusKeeper>
      {data.map((agreement) => (
        <AgreementNotice key={agreement.id} agreement={agreement} />
      ))}
    </FocusKeeper>
  );
};
