import type { Application } from '@shiptime/domain/applications/wire/application';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { describeVoyageDates } from '@shiptime/domain/plans/words/voyage-words';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { YearStrip } from '#ui/year-strip.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { MyStations } from './my-stations.tsx';
import { isClosedDraft, toYearStripLanes } from './own-application.ts';
import { YearStripLegend } from '../components/year-strip-legend.tsx';

type MyYearProps = { readonly applications: readonly Application[]; readonly today: string };

export const MyYearTimeline = ({ applications, today }: MyYearProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const title = ({ project_title }: Application) => project_title ?? t('untitled');
  const words = {
    title: (row: Application) => title(row),
    sails: (row: Application, voyage: Voyage) =>
      t('home.sails', {
        title: title(row),
        vessel: nameInLanguage(language, voyage.vessel),
        days: describeVoyageDates({ language }, voyage),
      }),
    window: (row: Application, start: string, end: string) =>
      t('home.wants', { title: title(row), days: formatDayRange(language, start, end) }),
  };
  const years = useReferenceList('fiscal_years')
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
    .map((year) => ({ year, lanes: toYearStripLanes(applications, year, words) }))
    .filter(({ lanes }) => lanes.length > 0);
  const ahead = years.find(({ lanes }) =>
    lanes.some(({ pieces }) => pieces.some(({ end_date }) => end_date >= today)),
  );
  const shown = years.find(({ year }) => year.id === chosen) ?? ahead ?? years.at(-1);
  if (!shown) return null;
  return (
    <Section
      title={t('home.year')}
      actions={
        years.length > 1 && (
          <Select
            label={t('home.shown_year')}
            width="short"
            isFilter
            placeholder={null}
            options={years.map(({ year }) => ({ id: year.id, label: year.name }))}
            value={shown.year.id}
            onChange={setChosen}
          />
        )
      }
    >
      <YearStrip
        caption={t('home.strip', { year: shown.year.name })}
        year={shown.year}
        lanes={shown.lanes}
        today={today}
      />
      <YearStripLegend looks={['firm', 'wish', 'draft']} />
      <MyStations
        year={shown.year}
        applicationIds={applications
          .filter((row) => row.fiscal_year_id === shown.year.id && !isClosedDraft(row))
          .map(({ id }) => id)}
      />
    </Section>
  );
};
