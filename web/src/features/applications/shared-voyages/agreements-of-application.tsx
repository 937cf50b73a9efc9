import { useQuery } from '@tanstack/react-query';
import { useLive } from '#lib/live.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { KeepFocusInAnswers } from './keep-focus-in-answers.tsx';
import { agreementsQuery, invalidateAgreements } from './agreements-api.ts';

export const AgreementsOfApplication = ({ id }: { id: number }) => {
  const { data = [] } = useQuery(agreementsQuery({ applicationId: id }));
  useLive([`ship_time_request:${id}`], ({ kind }) => {
    if (kind === 'voyage' || kind === 'status' || kind === 'resync') void invalidateAgreements();
  });
  return (
    <KeepFocusInAnswers>
      {data.map((agreement) => (
        <AgreementNotice key={agreement.id} agreement={agreement} />
      ))}
    </KeepFocusInAnswers>
  );
};
