import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { openVoyagesQuery } from './berth-requests-api.ts';

const Link = ({ missionId }: { missionId: number }) => {
  const { t } = useTranslation('guests');
  const { data = [] } = useQuery(openVoyagesQuery);
  const voyage = data.find(({ id }) => id === missionId);
  if (!voyage) return null;
  const { berth_request_id: asked, can, spare_berths: spare } = voyage;
  return (
    <>
      {spare > 0 && <p>{t('spare_of', { count: spare })}</p>}
      {asked !== null && <LinkButton href={paths.berthRequest(asked)}>{t('asked_link')}</LinkButton>}
      {can.ask && (
        <LinkButton variant="primary" href={paths.voyagesToJoin({ mission: missionId })}>
          {t('go_ask')}
        </LinkButton>
      )}
    </>
  );
};

export const AskForBerthsLink = ({ missionId }: { missionId: number }) => (
  <Suspense fallback={null}>
    <Link missionId={missionId} />
  </Suspense>
);
