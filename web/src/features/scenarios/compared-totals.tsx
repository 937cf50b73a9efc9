import { useTranslation } from 'react-i18next';
import type { ScenarioComparison } from '@shiptime/domain/scenarios/scenario-wire';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { Table } from '#ui/table.tsx';
import { useActor } from '#lib/actor.ts';
import { amountNames, toComparisonUnit, useAmountComparisonTexts } from '../plans/costs/amount-texts.ts';
import { MissingRatesNotice } from '../plans/costs/cost-table.tsx';

const figures = ['missions', 'days_granted', 'unscheduled', 'days_refused', 'transit_days'] as const;
type Figure = (typeof figures)[number] | (typeof amountNames)[number];

const isAmount = (figure: Figure) => amountNames.find((name) => name === figure);

/** Rounds totals as shown, so that their difference agrees. */
const shownOf = (figure: Figure, totals: ScenarioComparison['totals']['scenario']): number | null => {
  const name = isAmount(figure);
  return name ? toComparisonUnit(name, totals[name]) : totals[figure];
};

const differenceOf = ({ scenario, with: other }: ScenarioComparison['totals'], figure: Figure) => {
  const [one, two] = [shownOf(figure, scenario), shownOf(figure, other)];
  return one === null || two === null ? null : one - two;
};

type ComparedTotalsProps = {
  readonly totals: ScenarioComparison['totals'];
  readonly name: string;
  readonly other: string;
};

export const ComparedTotals = ({ totals, name, other }: ComparedTotalsProps) => {
  const { t } = useTranslation('scenarios');
  const { heading, amount: said } = useAmountComparisonTexts();
  const readsAmounts = canReadCosts(useActor());
  const rows: readonly Figure[] = readsAmounts ? [...figures, ...amountNames] : figures;
  const headed = (figure: Figure) => {
    const amount = isAmount(figure);
    return amount ? heading(amount) : t(`totals.${figure as (typeof figures)[number]}`);
  };
  const signed = (figure: Figure) => {
    const value = differenceOf(totals, figure);
    return value !== null && value > 0 ? `+${said(value)}` : said(value);
  };
  return (
    <>
      <Table
        caption={t('totals.caption')}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          { key: 'figure', header: t('totals.figure'), cell: headed, isRowHeader: true },
          { key: 'other', header: other, cell: (row) => said(shownOf(row, totals.with)), align: 'end' },
          { key: 'scenario', header: name, cell: (row) => said(shownOf(row, totals.scenario)), align: 'end' },
          { key: 'more', header: t('totals.more'), cell: signed, align: 'end' },
        ]}
      />
      {readsAmounts && (
        <MissingRatesNotice
          of={[totals.scenario, totals.with].flatMap(({ unknown_rates }) => unknown_rates)}
        />
      )}
    </>
  );
};
