import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import { useFormat } from '#lib/format.ts';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { openDataQuery } from './open-api.ts';

const forms = [
  'json',
  'geojson',
  'legs_geojson',
  'ports_geojson',
  'project_areas_geojson',
  'gpkg',
  'csv',
  'legs_csv',
  'cruises_csv',
  'ics',
] as const;

const DataLink = ({ url, label }: { url: string; label: string }) => (
  <li>
    <Link href={new URL(url).pathname} target="_blank" rel="noreferrer">
      {label}
    </Link>
  </li>
);

/** Without sign-in, the links work only if the schedule is public. */
export const OpenDataLinks = ({ year }: { year: OpenDataYear }) => {
  const { t } = useTranslation('scheduler');
  const { language } = useFormat();
  const { data } = useQuery(openDataQuery);
  const { licence } = year;
  return (
    <Section title={t('open.data')}>
      <Stack>
        <p>{t('open.data_text')}</p>
        <p>
          <Trans
            t={t}
            i18nKey="open.licence"
            values={{ name: licence[`name_${language}`] }}
            components={{
              licence: (
                <Link href={licence[`url_${language}`]} rel="license">
                  {licence[`name_${language}`]}
                </Link>
              ),
            }}
          />
        </p>
        <ul>
          {forms.map((form) => (
            <DataLink key={form} url={year.latest[form]} label={t(`open.forms.${form}`)} />
          ))}
        </ul>
        {data && (
          <>
            <p>{t('open.vessel_calendars')}</p>
            <ul>
              {data.vessels.map((vessel) => (
                <DataLink key={vessel.vessel_id} url={vessel.ics} label={vessel[`name_${language}`]} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Section>
  );
};
