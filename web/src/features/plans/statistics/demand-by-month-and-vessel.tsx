import { useTranslation } from 'react-i18next';
import { shareOf } from '@shiptime/domain/plans/fairness';
import type { Statistics } from '@shiptime/domain/plans/wire/statistics';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import { HeatChart } from './heat-chart.tsx';
import { FiguresDisclosure } from './figures-disclosure.tsx';
import { findLargestShortage, sumDays } from './statistics-api.ts';

const steps = ['none', 'low', 'high', 'over', 'far', 'blocked'] as const;
type Step = (typeof steps)[number];
const limits = [
  [0.5, 'low'],
  [1, 'high'],
  [1.5, 'over'],
] as const;

const stepOf = (asked: number, available: number): Step => {
  if (asked === 0) return 'none';
  const ratio = shareOf(asked, available);
  if (ratio === null) return 'blocked';
  return limits.find(([most]) => ratio <= most)?.[1] ?? 'far';
};

type PressureProps = {
  readonly statistics: Statistics;
  readonly year: { readonly id: number; readonly name: string };
  readonly regionId?: number | undefined;
};

type Vessels = Statistics['vessels'];

const Tightest = ({ vessels, months }: { vessels: Vessels; months: Statistics['months'] }) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const tightest = findLargestShortage(vessels);
  if (!tightest) return null;
  const { month, vessel } = tightest;
  return (
    <p>
      {t('pressure.tightest', {
        month: format.longYearMonth(months[month] ?? ''),
        vessel: nameInLanguage(format.language, vessel),
        asked: format.number(vessel.requested_days[month] ?? 0),
        available: format.number(vessel.available_days[month] ?? 0),
      })}
    </p>
  );
};

type MonthsProps = {
  readonly title: string;
  readonly vessels: Vessels;
  readonly months: Statistics['months'];
};

const PressureChart = ({ title, vessels, months }: MonthsProps) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const inWords = (asked: number, available: number): string => {
    if (asked === 0) return '–';
    const ratio = shareOf(asked, available);
    return ratio === null ? t('pressure.blocked') : format.percent(ratio);
  };
  return (
    <HeatChart
      title={title}
      legend={steps.map((measure) => ({ measure, label: t(`pressure.steps.${measure}`) }))}
      columns={months.map(format.yearMonth)}
      rows={vessels.map((vessel) => ({
        key: vessel.vessel_id,
        name: nameInLanguage(format.language, vessel),
        cells: months.map((_, at) => {
          const [asked = 0, available = 0] = [vessel.requested_days[at], vessel.available_days[at]];
          return { measure: stepOf(asked, available), text: inWords(asked, available) };
        }),
      }))}
    />
  );
};

const PressureTable = ({ title, vessels, months }: MonthsProps) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  return (
    <Table
      caption={title}
      stacked={false}
      columns={[
        {
          key: 'vessel',
          header: t('vessels.name'),
          isRowHeader: true,
          cell: (vessel) => nameInLanguage(format.language, vessel),
        },
        ...months.map((month, at) => ({
          key: month,
          header: format.yearMonth(month),
          align: 'end' as const,
          isShort: true,
          cell: (vessel: Vessels[number]) =>
            t('pressure.of', {
              asked: format.number(vessel.requested_days[at] ?? 0),
              available: format.number(vessel.available_days[at] ?? 0),
            }),
        })),
      ]}
      rows={vessels}
      rowKey={({ vessel_id }) => vessel_id}
    />
  );
};

export const DemandByMonthAndVessel = ({ statistics, year, regionId }: PressureProps) => {
  const { t } = useTranslation('statistics');
  const { months } = statistics;
  const vessels = statistics.vessels.filter(
    (vessel) =>
      sumDays(vessel.requested_days) > 0 && (regionId === undefined || vessel.region_id === regionId),
  );
  const title = t('pressure.chart', { year: year.name });
  return (
    <Section
      title={t('pressure.title')}
      actions={
        <span data-no-print>
          <DownloadButton
            load={() => api.download('/statistics/export', { query: { fiscal_year_id: year.id } })}
          >
            {t('pressure.download')}
          </DownloadButton>
        </span>
      }
    >
      <Stack>
        <p>{t('pressure.lead', { year: year.name })}</p>
        <Tightest vessels={vessels} months={months} />
        <PressureChart title={title} vessels={vessels} months={months} />
        <FiguresDisclosure>
          <PressureTable title={title} vessels={vessels} months={months} />
        </FiguresDisclosure>
      </Stack>
    </Section>
  );
};
