import { useTranslation } from 'react-i18next';
import type { Statistics } from '@shiptime/domain/plans/wire/statistics';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { type TableColumn, Table } from '#ui/table.tsx';
import { type DaysByMonth, statisticsMeasures, sumDays, type VesselStatistics } from './statistics-api.ts';

type Line = { readonly name: string; readonly days: DaysByMonth; readonly applications?: number };

const useDayColumns = (
  of: (line: Line, measure: (typeof statisticsMeasures)[number]) => number,
): TableColumn<Line>[] => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const share = (line: Line): string => {
    const available = of(line, 'available_days');
    return available > 0 ? format.percent(of(line, 'requested_days') / available) : '–';
  };
  return [
    ...statisticsMeasures.map((measure): TableColumn<Line> => ({
      key: measure,
      header: t(`measures.${measure}`),
      align: 'end',
      cell: (line) => format.number(of(line, measure)),
    })),
    { key: 'share', header: t('measures.share'), align: 'end', cell: share },
  ];
};

export const DemandByMonthTable = ({
  months,
  days,
  caption,
}: {
  months: readonly string[];
  days: DaysByMonth;
  caption: string;
}) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const rows = months.map((month, index) => ({
    name: format.longYearMonth(month),
    days: {
      available_days: [days.available_days[index] ?? 0],
      requested_days: [days.requested_days[index] ?? 0],
      scheduled_days: [days.scheduled_days[index] ?? 0],
    },
  }));
  const columns = useDayColumns((line, measure) => sumDays(line.days[measure]));
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'month', header: t('month'), isRowHeader: true, cell: ({ name }) => name },
        ...columns,
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
};

const isInvolved = (vessel: VesselStatistics): boolean =>
  vessel.applications > 0 || statisticsMeasures.some((measure) => sumDays(vessel[measure]) > 0);

export const DemandByVesselTable = ({ statistics }: { statistics: Statistics }) => {
  const { t } = useTranslation('statistics');
  const { language } = useFormat();
  const rows: (Line & { id: number })[] = statistics.vessels.filter(isInvolved).map((vessel) => ({
    id: vessel.vessel_id,
    name: nameInLanguage(language, vessel),
    days: vessel,
    applications: vessel.applications,
  }));
  const columns = useDayColumns((line, measure) => sumDays(line.days[measure]));
  return (
    <Table
      caption={t('vessels.caption')}
      columns={[
        { key: 'vessel', header: t('vessels.name'), isRowHeader: true, cell: ({ name }) => name },
        {
          key: 'applications',
          header: t('measures.applications'),
          align: 'end',
          cell: ({ applications }) => applications,
        },
        ...columns,
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
};
