import { useTranslation } from 'react-i18next';
import type { ScenarioComparison } from '@shiptime/domain/scenarios/wire';
import { useFormat } from '#lib/format.ts';
import { Table } from '#ui/table.tsx';

const figures = ['missions', 'days_granted', 'unscheduled', 'days_refused', 'transit_days'] as const;

type ComparedTotalsProps = {
  readonly totals: ScenarioComparison['totals'];
  readonly name: string;
  readonly other: string;
};

/** What each side comes to, and by how much the one is more than the other. */
export const ComparedTotals = ({ totals, name, other }: ComparedTotalsProps) => {
  const { t } = useTranslation('scenarios');
  const { number } = useFormat();
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
  return (
    <Table
      caption={t('totals.caption')}
      stacked={false}
      rows={figures}
      rowKey={(row) => row}
      columns={[
        { key: 'figure', header: t('totals.figure'), cell: (row) => t(`totals.${row}`), isRowHeader: true },
        { key: 'other', header: other, cell: (row) => number(totals.with[row]), align: 'end' },
        { key: 'scenario', header: name, cell: (row) => number(totals.scenario[row]), align: 'end' },
        {
          key: 'more',
          header: t('totals.more'),
          cell: (row) => signed(totals.scenario[row] - totals.with[row]),
          align: 'end',
        },
      ]}
    />
  );
};
