import { useTranslation } from 'react-i18next';
import { relativeGrantedShare, type FairnessTally, grantedShare } from '@shiptime/domain/plans/fairness';
import type { Fairness } from '@shiptime/domain/plans/wire/statistics';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import type { FairnessSearch } from './fairness-api.ts';
import type { NamedGroup } from './fairness-groups.ts';
import { HeatChart } from './heat-chart.tsx';
import { FiguresDisclosure } from './figures-disclosure.tsx';
import { narrowToGroup } from './narrow-to-group.ts';

const dayMeasures = [
  'asked_days',
  'granted_days',
  'shortened_days',
  'refused_days',
  'undecided_days',
] as const;

type Line = { readonly key: number; readonly group: NamedGroup | null; readonly total: FairnessTally };

type TablesProps = {
  readonly fairness: Fairness;
  readonly groups: readonly NamedGroup[];
  readonly search: FairnessSearch;
};

/** Voyages without a report are counted separately, not as days. */
const useDeliveredColumns = ({ delivered_shown }: Fairness): TableColumn<Line>[] => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const partOf = (part: number, whole: number) =>
    t('fairness.part_of', { part: format.number(part), whole: format.number(whole) });
  const delivered = ({ total: { delivered_days: days, planned_days, voyages_over } }: Line) => {
    if (days !== null && planned_days !== null) return partOf(days, planned_days);
    return voyages_over > 0 ? t('fairness.unknown') : '–';
  };
  const reported = ({ total }: Line) =>
    total.voyages_over > 0 ? partOf(total.voyages_reported, total.voyages_over) : '–';
  return [
    ...(delivered_shown
      ? [
          {
            key: 'delivered',
            header: t('fairness.measures.delivered_of'),
            align: 'end' as const,
            cell: delivered,
          },
        ]
      : []),
    { key: 'reported', header: t('fairness.measures.voyages_reported'), align: 'end', cell: reported },
  ];
};

export const FairnessGroupTable = ({ fairness, groups, search }: TablesProps) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const deliveredColumns = useDeliveredColumns(fairness);
  const lines: Line[] = [
    ...groups.map((group) => ({ key: group.id ?? 0, group, total: group.total })),
    { key: -1, group: null, total: fairness.total },
  ];
  const share = ({ total }: Line) => {
    const granted = grantedShare(total);
    return granted === null ? '–' : format.percent(granted);
  };
  const against = ({ total }: Line) => {
    const ratio = relativeGrantedShare(total, fairness.total);
    return ratio === null ? '–' : t('fairness.against_value', { ratio: format.number(ratio) });
  };
  const name = ({ group }: Line) => {
    if (group === null) return <strong>{t('fairness.all_row')}</strong>;
    if (group.id === null) return group.label;
    return <Link href={paths.fairness(narrowToGroup(search, fairness.by, group.id))}>{group.label}</Link>;
  };
  const columns: TableColumn<Line>[] = [
    { key: 'name', header: t(`fairness.dimensions.${fairness.by}`), isRowHeader: true, cell: name },
    {
      key: 'applications',
      header: t('measures.applications'),
      align: 'end',
      cell: ({ total }) => format.number(total.applications),
    },
    ...dayMeasures.map((measure): TableColumn<Line> => ({
      key: measure,
      header: t(`fairness.measures.${measure}`),
      align: 'end',
      cell: ({ total }) => format.number(total[measure]),
    })),
    ...deliveredColumns,
    { key: 'share', header: t('fairness.measures.share'), align: 'end', cell: share },
    { key: 'against', header: t('fairness.measures.against'), align: 'end', isShort: true, cell: against },
  ];
  const by = t(`fairness.dimensions.${fairness.by}`);
  return (
    <Table caption={t('fairness.chart', { by })} columns={columns} rows={lines} rowKey={({ key }) => key} />
  );
};

const shareSteps = [
  [0.25, 'low'],
  [0.5, 'high'],
  [0.75, 'middle'],
] as const;
const stepOf = (share: number | null): string =>
  share === null ? 'none' : (shareSteps.find(([most]) => share <= most)?.[1] ?? 'full');

const shareLegend = [
  ['none', 'none'],
  ['low', 'first'],
  ['high', 'second'],
  ['middle', 'third'],
  ['full', 'fourth'],
] as const;

type YearLine = { readonly key: number; readonly label: string; readonly own: Fairness['years'] };

const tallyIn = (own: Fairness['years'], yearId: number) =>
  own.find(({ fiscal_year_id }) => fiscal_year_id === yearId);

const useGrantedOf = () => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  return (own: Fairness['years'], yearId: number): string => {
    const tally = tallyIn(own, yearId);
    if (!tally) return '–';
    const [asked, granted] = [format.number(tally.asked_days), format.number(tally.granted_days)];
    return t('fairness.part_of', { part: granted, whole: asked });
  };
};

export const FairnessByYearChart = ({ fairness, groups }: Omit<TablesProps, 'search'>) => {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const grantedOf = useGrantedOf();
  const { fiscal_years: years } = fairness;
  const title = t('fairness.years_chart', { by: t(`fairness.dimensions.${fairness.by}`) });
  const lines: readonly YearLine[] = [
    ...groups.map(({ id, label, years: own }) => ({ key: id ?? 0, label, own })),
    { key: -1, label: t('fairness.all_row'), own: fairness.years },
  ];
  const cellOf = (own: Fairness['years'], yearId: number) => {
    const tally = tallyIn(own, yearId);
    const share = tally ? grantedShare(tally) : null;
    return { measure: stepOf(share), text: share === null ? '–' : format.percent(share) };
  };
  return (
    <>
      <HeatChart
        title={title}
        legend={shareLegend.map(([measure, words]) => ({ measure, label: t(`heat.shares.${words}`) }))}
        columns={years.map((year) => year.name)}
        rows={lines.map(({ key, label, own }) => ({
          key,
          name: label,
          cells: years.map(({ id }) => cellOf(own, id)),
        }))}
      />
      <FiguresDisclosure>
        <Table
          caption={title}
          columns={[
            { key: 'name', header: t('fairness.name'), isRowHeader: true, cell: ({ label }) => label },
            ...years.map(({ id, name }) => ({
              key: String(id),
              header: name,
              align: 'end' as const,
              cell: ({ own }: YearLine) => grantedOf(own, id),
            })),
          ]}
          rows={lines}
          rowKey={({ key }) => key}
        />
      </FiguresDisclosure>
    </>
  );
};
