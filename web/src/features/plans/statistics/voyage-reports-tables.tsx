import { useTranslation } from 'react-i18next';
import type { VoyageReportOfYear } from '@shiptime/domain/plans/wire/voyage-report';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { type ReportDayColumn, reportDayColumns, sumReportDays } from './voyage-reports-api.ts';

const words = {
  planned_days: 'planned',
  delivered_days: 'delivered',
  weather_days: 'weather',
  breakdown_days: 'breakdown',
  other_days: 'other',
} as const satisfies Record<ReportDayColumn, string>;

const useDayColumns = <Row,>(of: (row: Row, name: ReportDayColumn) => number | null): TableColumn<Row>[] => {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  return reportDayColumns.map((name) => ({
    key: name,
    header: t(`reports.${words[name]}`),
    align: 'end',
    cell: (row) => {
      const days = of(row, name);
      return days === null ? '–' : number(days);
    },
  }));
};

type Ships = { readonly nameOf: (id: number) => string };

export const ReportsByVesselTable = ({ rows, nameOf }: Ships & { rows: readonly VoyageReportOfYear[] }) => {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  type Line = ReturnType<typeof sumReportDays> & { readonly id: number; readonly name: string };
  const vessels = [...new Set(rows.map(({ vessel_id }) => vessel_id))];
  const lines: Line[] = vessels
    .map((id) => ({
      id,
      name: nameOf(id),
      ...sumReportDays(rows.filter(({ vessel_id }) => vessel_id === id)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const all: Line[] = lines.length > 1 ? [{ id: 0, name: t('reports.all'), ...sumReportDays(rows) }] : [];
  const days = useDayColumns<Line>((line, name) => line.days[name]);
  return (
    <Table
      caption={t('reports.ships_title')}
      columns={[
        { key: 'vessel', header: t('reports.vessel'), isRowHeader: true, cell: ({ name }) => name },
        { key: 'voyages', header: t('reports.voyages'), align: 'end', cell: (line) => number(line.voyages) },
        { key: 'in', header: t('reports.handed_in'), align: 'end', cell: (line) => number(line.handedIn) },
        ...days,
      ]}
      rows={[...lines, ...all]}
      rowKey={({ id }) => id}
    />
  );
};

const State = ({ row }: { row: VoyageReportOfYear }) => {
  const { t } = useTranslation('statistics');
  if (row.state === 'due')
    return <Chip icon="clock">{t('reports.overdue', { count: row.overdue_days })}</Chip>;
  return <Chip icon={row.state === 'closed' ? 'check' : 'document'}>{t(`reports.states.${row.state}`)}</Chip>;
};

/** The server sorts the rows, longest overdue first. */
export const ReportsTable = ({ rows, nameOf }: Ships & { rows: readonly VoyageReportOfYear[] }) => {
  const { t } = useTranslation('statistics');
  const { number } = useFormat();
  const days = useDayColumns<VoyageReportOfYear>((row, name) => row[name]);
  return (
    <Table
      caption={t('reports.list_title')}
      wide
      columns={[
        {
          key: 'application',
          header: t('reports.application'),
          isRowHeader: true,
          cell: ({ id, project_title }) => (
            <Link href={paths.report(id)}>
              <UserText text={project_title ?? ''} within={`${id} – ${project_title ?? ''}`} />
            </Link>
          ),
        },
        {
          key: 'voyage_numbers',
          header: t('reports.voyage_numbers'),
          cell: ({ voyage_numbers }) => voyage_numbers.join(', ') || '–',
        },
        { key: 'vessel', header: t('reports.vessel'), cell: ({ vessel_id }) => nameOf(vessel_id) },
        {
          key: 'proponent',
          header: t('reports.proponent'),
          cell: ({ proponent: { first_name, last_name } }) => `${first_name} ${last_name}`,
        },
        { key: 'last_day', header: t('reports.last_day'), isShort: true, cell: ({ last_day }) => last_day },
        { key: 'state', header: t('reports.state'), cell: (row) => <State row={row} /> },
        ...days,
        {
          key: 'stations',
          header: t('reports.stations'),
          align: 'end',
          cell: ({ done_stations: done, stations_count: all }) =>
            done === null || all === 0 ? '–' : t('reports.of', { done: number(done), all: number(all) }),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('reports.none_such')}
    />
  );
};
