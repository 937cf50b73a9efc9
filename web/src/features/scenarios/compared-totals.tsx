import { useTranslation } from 'react-i18next';
import type { ScenarioComparison } from '@shiptime/domain/scenarios/wire';
import { readsCosts } from '@shiptime/domain/vessels/rates';
import { useFormat } from '#lib/format.ts';
import { Table } from '#ui/table.tsx';
import { useActor } from '../plans/actor.ts';
import { amountNames, useComparedAmount } from '../plans/costs/amount-words.ts';
import { MissingRates } from '../plans/costs/cost-table.tsx';

const figures = ['missions', 'days_granted', 'unscheduled', 'days_refused', 'transit_days'] as const;
type Figure = (typeof figures)[number] | (typeof amountNames)[number];

const isAmount = (figure: Figure) => amountNames.find((name) => name === figure);

const useFigureWords = () => {
  const { number } = useFormat();
  const { amount } = useComparedAmount();
  return (figure: Figure, value: number | null): string => {
    const name = isAmount(figure);
    return name ? amount(name, value) : number(value ?? 0);
  };
};

const differenceOf = (totals: ScenarioComparison['totals'], figure: Figure): number | null => {
  const [one, other] = [totals.scenario[figure], totals.with[figure]];
  // Cents: what is left of two sums of dollars is no fraction of one.
  return one === null || other === null ? null : Math.round((one - other) * 100) / 100;
};

type ComparedTotalsProps = {
  readonly totals: ScenarioComparison['totals'];
  readonly name: string;
  readonly other: string;
};

/** What each side comes to, and by how much the one is more than the other. */
export const ComparedTotals = ({ totals, name, other }: ComparedTotalsProps) => {
  const { t } = useTranslation('scenarios');
  const { heading } = useComparedAmount();
  const said = useFigureWords();
  const readsAmounts = readsCosts(useActor());
  const rows: readonly Figure[] = readsAmounts ? [...figures, ...amountNames] : figures;
  const headed = (figure: Figure) => {
    const amount = isAmount(figure);
    return amount ? heading(amount) : t(`totals.${figure as (typeof figures)[number]}`);
  };
  const signed = (figure: Figure) => {
    const value = differenceOf(totals, figure);
    return value !== null && value > 0 ? `+${said(figure, value)}` : said(figure, value);
  };
  return (
    <>
      <Table
        caption={t('totals.caption')}
        stacked={false}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          { key: 'figure', header: t('totals.figure'), cell: headed, isRowHeader: true },
          { key: 'other', header: other, cell: (row) => said(row, totals.with[row]), align: 'end' },
          { key: 'scenario', header: name, cell: (row) => said(row, totals.scenario[row]), align: 'end' },
          { key: 'more', header: t('totals.more'), cell: signed, align: 'end' },
        ]}
      />
      {readsAmounts && (
        <MissingRates of={[totals.scenario, totals.with].flatMap(({ unknown_rates }) => unknown_rates)} />
      )}
    </>
  );
};
