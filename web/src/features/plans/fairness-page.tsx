import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findMostAndLeastGranted, grantedShare, shareOf } from '@shiptime/domain/plans/fairness';
import type { Fairness } from '@shiptime/domain/plans/wire/statistics';
import { useFormat } from '#lib/format.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { useChosenYear } from './fiscal-year-choice.tsx';
import { fairnessQuery, type FairnessSearch, useFairnessSearch } from './statistics/fairness-api.ts';
import { FairnessChart, maximumGroupsInChart } from './statistics/fairness-chart.tsx';
import { FairnessFilters } from './statistics/fairness-filters.tsx';
import { type NamedGroup, useNamedGroups } from './statistics/fairness-groups.ts';
import { FairnessGroupTable, FairnessByYearChart } from './statistics/fairness-tables.tsx';
import { FiguresDisclosure } from './statistics/figures-disclosure.tsx';
import { DemandByMonthAndVessel } from './statistics/demand-by-month-and-vessel.tsx';
import { statisticsQuery } from './statistics/statistics-api.ts';

const Delivered = ({ total }: { total: Fairness['total'] }) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { voyages_over: count, voyages_reported: reported, delivered_days, planned_days } = total;
  if (count === 0) return null;
  if (reported === 0) return t('fairness.summary.delivered_none', { count });
  if (delivered_days === null || planned_days === null) return null;
  return t('fairness.summary.delivered', {
    count,
    reported: format.number(reported),
    delivered: format.number(delivered_days),
    planned: format.number(planned_days),
    share: format.percent(shareOf(delivered_days, planned_days) ?? 0),
  });
};

const Summary = ({ fairness, groups }: { fairness: Fairness; groups: readonly NamedGroup[] }) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const { total } = fairness;
  const percent = (share: number | null) => format.percent(share ?? 0);
  const extremes = findMostAndLeastGranted(groups);
  return (
    <p>
      {t('fairness.summary.all', {
        asked: format.number(total.asked_days),
        granted: format.number(total.granted_days),
        share: percent(grantedShare(total)),
        shortened: format.number(total.shortened_days),
        refused: format.number(total.refused_days),
        undecided: format.number(total.undecided_days),
      })}{' '}
      {extremes &&
        t('fairness.summary.extremes', {
          most: extremes.most.label,
          most_share: percent(grantedShare(extremes.most.total)),
          least: extremes.least.label,
          least_share: percent(grantedShare(extremes.least.total)),
        })}{' '}
      <Delivered total={total} />
    </p>
  );
};

const Comparison = ({ fairness, search }: { fairness: Fairness; search: FairnessSearch }) => {
  const { t } = useTranslation('statistics');
  const groups = useNamedGroups(fairness);
  if (groups.length === 0) return <p>{t('fairness.none')}</p>;
  const title = t('fairness.chart', { by: t(`fairness.dimensions.${fairness.by}`) });
  const more = groups.length - maximumGroupsInChart;
  return (
    <>
      <Section title={title}>
        <Stack>
          <Summary fairness={fairness} groups={groups} />
          <FairnessChart groups={groups} title={title} />
          {more > 0 && <p>{t('fairness.chart_more', { count: more })}</p>}
          <FiguresDisclosure>
            <FairnessGroupTable fairness={fairness} groups={groups} search={search} />
          </FiguresDisclosure>
          <p>
            {t(`fairness.source_notes.${fairness.granted_from}`)} {t('fairness.note')}{' '}
            {!fairness.delivered_shown && t('fairness.note_people')}
          </p>
        </Stack>
      </Section>
      <Section title={t('fairness.years_title')}>
        <Stack>
          <FairnessByYearChart fairness={fairness} groups={groups.slice(0, maximumGroupsInChart)} />
        </Stack>
      </Section>
    </>
  );
};

export const FairnessPage = () => {
  const { t } = useTranslation('statistics');
  const search = useFairnessSearch();
  const year = useChosenYear();
  const fairness = useQuery({ ...fairnessQuery(search), placeholderData: keepPreviousData });
  const statistics = useQuery(statisticsQuery(year?.id));
  return (
    <>
      <PageHeading title={t('fairness.title')} lead={t('fairness.lead')} />
      <FairnessFilters search={search} />
      <QueryView query={fairness}>{(data) => <Comparison fairness={data} search={search} />}</QueryView>
      {year && (
        <QueryView query={statistics}>
          {(data) => <DemandByMonthAndVessel statistics={data} year={year} regionId={search.region} />}
        </QueryView>
      )}
    </>
  );
};
