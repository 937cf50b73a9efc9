import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SharedVoyageCandidate } from '@shiptime/domain/plans/wire/shared-voyages';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import { sharedVoyagesQuery } from '#features/applications/shared-voyages/shared-voyages.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import type { InboxRow } from '../inbox-row.ts';
import styles from './requested-weeks.module.css';

const mostNamed = 3;

const concerns = ({ ship_time_requests }: SharedVoyageCandidate, id: number): boolean =>
  ship_time_requests.some((each) => each.id === id);

export const ShareableVoyages = ({ item }: { item: InboxRow }) => {
  const { t } = useTranslation(['review', 'application_form']);
  const language = useLanguage();
  const vessels = useVessels();
  const { data = [] } = useQuery(sharedVoyagesQuery(item.fiscal_year_id));
  const voyages = data.filter((voyage) => concerns(voyage, item.id)).slice(0, mostNamed);
  if (voyages.length === 0) return null;
  const savedBy = ({ saved_days, saved_transit_days }: SharedVoyageCandidate) =>
    saved_days + (saved_transit_days ?? 0);
  return (
    <section className={styles['weeks']}>
      <div>
        <h4>{t('review:together.title')}</h4>
        <ul className={styles['list']}>
          {voyages.flatMap((voyage) => {
            const vessel = vessels.find(({ id }) => id === voyage.vessel_id);
            return voyage.ship_time_requests
              .filter(({ id }) => id !== item.id)
              .map(({ id, project_title }) => (
                <li key={id}>
                  <Link href={paths.request(id)}>
                    <UserText text={project_title ?? t('application_form:untitled')} />
                  </Link>{' '}
                  {t('review:together.saves', {
                    count: savedBy(voyage),
                    vessel: vessel ? nameInLanguage(language, vessel) : '',
                  })}
                </li>
              ));
          })}
        </ul>
      </div>
    </section>
  );
};
