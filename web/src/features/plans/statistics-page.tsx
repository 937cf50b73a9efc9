import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statuses, statusKeys } from '@shiptime/domain/applications/lifecycle';
import type { Statistics } from '@shiptime/domain/plans/wire/statistics';
import { hasRole } from '@shiptime/domain/shared/actor';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useReferenceList } from '../reference/reference-api.ts';
import { useActor } from '#lib/actor.ts';
import { FleetCosts } from './costs/fleet-costs.tsx';
import { FiscalYearChoice, useChosenYear } from './fiscal-year-choice.tsx';
import { DemandChart } from './statistics/demand-chart.tsx';
import { DemandByMonthTable, DemandByVesselTable } from './statistics/demand-tables.tsx';
import { statisticsQuery, sumByMonth } from './statistics/statistics-api.ts';
import { TallyTable } from './statistics/tally-table.tsx';

const Demand = ({ statistics, year }: { statistics: Statistics; year: string }) => {
  const { t } = useTranslation('statistics');
  const { language } = useFormat();
  const setSearch = useSetSearch();
  const vesselId = useSearchNumber('vessel');
  const vessel = statistics.vessels.find(({ vessel_id }) => vessel_id === vesselId);
  const days = vessel ?? sumByMonth(statistics.vessels);
  const title = t('demand.of', { name: vessel ? nameInLanguage(language, vessel) : t('demand.fleet'), year });
  return (
    <Section title={title}>
      <Stack>
        <Select
          label={t('demand.vessel')}
          isFilter
          placeholder={t('demand.fleet')}
          options={statistics.vessels.map((row) => ({
            id: row.vessel_id,
            label: nameInLanguage(language, row),
          }))}
          value={vesselId ?? null}
          onChange={(id) => setSearch({ vessel: id ?? undefined })}
        />
        <DemandChart months={statistics.months} days={days} title={title} />
        <p>{t('demand.note')}</p>
        <DemandByMonthTable months={statistics.months} days={days} caption={title} />
      </Stack>
    </Section>
  );
};

const Tallies = ({ statistics }: { statistics: Statistics }) => {
  const { t } = useTranslation(['statistics', 'applications']);
  const { language } = useFormat();
  const regions = useReferenceList('regions');
  const agencies = useReferenceList('agencies');
  const named = (rows: typeof regions, id: number | null): string => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? nameInLanguage(language, row) : t('statistics:not_given');
  };
  return (
    <>
      <Section title={t('statistics:statuses.title')}>
        <TallyTable
          caption={t('statistics:statuses.title')}
          nameHeader={t('statistics:statuses.name')}
          rows={statistics.statuses.map(({ status_id, applications }) => {
            const key = statusKeys.find((name) => statuses[name] === status_id) ?? 'submitted';
            return { id: status_id, name: t(`applications:statuses.${key}`), applications };
          })}
        />
      </Section>
      <Section title={t('statistics:regions.title')}>
        <TallyTable
          caption={t('statistics:regions.title')}
          nameHeader={t('statistics:regions.name')}
          rows={statistics.regions.map(({ region_id, ...row }) => ({
            id: region_id ?? 0,
            name: named(regions, region_id),
            ...row,
          }))}
        />
      </Section>
      <Section title={t('statistics:agencies.title')}>
        <TallyTable
          caption={t('statistics:agencies.title')}
          nameHeader={t('statistics:agencies.name')}
          rows={statistics.agencies.map(({ agency_id, ...row }) => ({
            id: agency_id ?? 0,
            name: named(agencies, agency_id),
            ...row,
          }))}
        />
      </Section>
    </>
  );
};

export const StatisticsPage = () => {
  const { t } = useTranslation('statistics');
  const { t: tl } = useTranslation('letters');
  const year = useChosenYear();
  const query = useQuery(statisticsQuery(year?.id));
  const mayReadReports = !hasRole(useActor(), 'observer');
  return (
    <>
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton href={paths.lettersOfIntent()} icon="mail">
              {tl('link')}
            </LinkButton>
            <LinkButton href={paths.delivery(year && { fiscalYearId: year.id })} icon="anchor">
              {t('to_delivery')}
            </LinkButton>
            {mayReadReports && (
              <LinkButton href={paths.voyageReports(year && { fiscalYearId: year.id })} icon="document">
                {t('reports.title')}
              </LinkButton>
            )}
          </>
        }
      />
      <Row>
        <FiscalYearChoice year={year} />
      </Row>
      <QueryView query={query}>
        {(statistics) => (
          <>
            <Demand statistics={statistics} year={year?.name ?? ''} />
            <Section title={t('vessels.caption')}>
              <DemandByVesselTable statistics={statistics} />
            </Section>
            <FleetCosts yearId={year?.id} />
            <Tallies statistics={statistics} />
          </>
        )}
      </QueryView>
    </>
  );
};
