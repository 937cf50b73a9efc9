import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadOutlines } from '#map/outline-files.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { stationsQuery } from '../api.ts';
import { miniatureOf } from './miniature.ts';
import styles from './mini-map.module.css';

const [width, height] = [320, 220];

/** Where the stations of an application are, small, on paper too. The names and numbers are in its form. */
export const MiniMap = ({ applicationId }: { applicationId: number }) => {
  const { t } = useTranslation('application_form');
  const { data: stations } = useQuery(stationsQuery(applicationId));
  const { data: land = [] } = useQuery({
    queryKey: ['outlines'],
    queryFn: () => loadOutlines('land_coarse'),
    staleTime: Infinity,
    enabled: (stations?.length ?? 0) > 0,
  });
  const map = miniatureOf(stations ?? [], width, height);
  if (!map || !stations) return null;
  const places = stations.map(map.place);
  return (
    <figure>
      <VisuallyHidden>{t('outcome.map', { count: stations.length })}</VisuallyHidden>
      <svg className={styles['map']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {land
          .flatMap(({ polygons }) => map.paths(polygons))
          .map((path) => (
            <path key={path} d={path} className={styles['land']} />
          ))}
        <polyline points={places.map(([x, y]) => `${x},${y}`).join(' ')} className={styles['track']} />
        {places.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={3.5} className={styles['station']} />
        ))}
      </svg>
    </figure>
  );
};
