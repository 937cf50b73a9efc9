import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { stationsQuery } from '../application-api.ts';
import { SmallMap } from '../small-map/small-map.tsx';
import { useTracks } from '../small-map/use-tracks.ts';

export const ApplicationMap = ({ applicationId }: { applicationId: number }) => {
  const { t } = useTranslation('application_form');
  const { data: stations = [] } = useQuery(stationsQuery(applicationId));
  const legs = useTracks(stations.length > 1 ? [applicationId] : []).get(applicationId);
  if (stations.length === 0) return null;
  return (
    <figure>
      <VisuallyHidden>{t('outcome.map', { count: stations.length })}</VisuallyHidden>
      <SmallMap tracks={[{ key: applicationId, stations, legs }]} width={320} height={220} />
    </figure>
  );
};
