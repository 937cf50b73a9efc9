import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Link } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import { allApplicationsQuery } from '../application-api.ts';
import { SmallMap } from '../small-map/small-map.tsx';
import { useTracks } from '../small-map/use-tracks.ts';
import styles from './my-stations.module.css';

type Props = {
  readonly year: { readonly id: number; readonly name: string };
  readonly applicationIds: readonly number[];
};

export const MyStations = ({ year, applicationIds }: Props) => {
  const { t } = useTranslation('application_form');
  const { id } = useSignedInUser();
  const { data = [] } = useQuery(
    allApplicationsQuery({
      filter: { proponent_id: id, fiscal_year_id: year.id },
      include: ['stations'],
      fields: {
        ship_time_requests: ['id', 'project_title'],
        stations: ['id', 'latitude', 'longitude'],
      },
    }),
  );
  const shown = applicationIds
    .flatMap((one) => data.filter((application) => application.id === one))
    .filter(({ stations }) => stations && stations.length > 0)
    .map(({ id: key, project_title, stations = [] }, index) => ({
      key,
      number: index + 1,
      title: project_title ?? t('untitled'),
      stations,
    }));
  const legs = useTracks(shown.filter(({ stations }) => stations.length > 1).map(({ key }) => key));
  if (shown.length === 0) return null;
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>{t('home.stations', { year: year.name })}</figcaption>
      <SmallMap tracks={shown.map((one) => ({ ...one, legs: legs.get(one.key) }))} width={640} height={360} />
      <ol className={styles['list']}>
        {shown.map(({ key, number, title, stations }) => (
          <li key={key}>
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <span>
              <Link href={paths.request(key, { section: 'area_of_operations' })}>
                <UserText text={title} />
              </Link>
              <br />
              {t('home.stations_of', { count: stations.length })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
