import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { findMissionsPlacedDifferently } from '@shiptime/domain/proposals/placement-differences';
import { compareProposalWithPlans } from '@shiptime/domain/proposals/proposal-comparison';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import {
  amountNames,
  toComparisonUnit,
  useAmountComparisonTexts,
} from '#features/plans/costs/amount-texts.ts';
import { CheckedPlansContext } from '#features/plans/edited-plan/scheduler-model.ts';
import { isProposalRunning } from './proposal-api.ts';

export type ProposalComparisonRow = {
  readonly key: string;
  readonly label: string;
  readonly proposal: Proposal | undefined;
  readonly note?: string | null;
};

type ComparisonTableProps = {
  readonly caption: string;
  readonly rows: readonly ProposalComparisonRow[];
  readonly affected?: ReadonlySet<number>;
  readonly shownId: number | null;
  readonly onShow: (id: number) => void;
};

const counts = ['moved', 'left_out', 'without_place'] as const;
const differences = ['days', 'transit_days'] as const;

const isFinished = ({ proposal }: ProposalComparisonRow): boolean =>
  proposal?.state === 'done' || proposal?.state === 'cancelled';

const isWhollyApplied = ({ changes }: Proposal): boolean =>
  changes.length > 0 && changes.every(({ applied }) => applied);

const twinOf = (
  row: ProposalComparisonRow,
  rows: readonly ProposalComparisonRow[],
): ProposalComparisonRow | undefined =>
  isFinished(row)
    ? rows
        .slice(0, rows.indexOf(row))
        .find((other) => isFinished(other) && differenceOf(row, other).length === 0)
    : undefined;

const differenceOf = (row: ProposalComparisonRow, other: ProposalComparisonRow): readonly number[] =>
  findMissionsPlacedDifferently(row.proposal?.changes ?? [], other.proposal?.changes ?? []);

const mostNamed = 3;

const useStateWords = (rows: readonly ProposalComparisonRow[]) => {
  const { t } = useTranslation('proposals');
  const { list } = useFormat();
  const words = useContext(CheckedPlansContext)?.words;
  const differs = (row: ProposalComparisonRow): readonly string[] => {
    const [first] = rows;
    if (!first || first === row || !isFinished(first)) return [];
    const ids = differenceOf(row, first);
    const names = words ? list(ids.slice(0, mostNamed).map((id) => words.speaker.mission(id))) : '';
    const key = names !== '' && ids.length <= mostNamed ? 'comparison.differs_in' : 'comparison.differs';
    return [t(key, { count: ids.length, option: first.label, missions: names })];
  };
  return (row: ProposalComparisonRow): string => {
    const { proposal, note } = row;
    if (note) return note;
    if (!proposal) return t('comparison.none');
    if (isProposalRunning(proposal))
      return t(`comparison.${proposal.state === 'queued' ? 'queued' : 'running'}`);
    if (proposal.state === 'failed') return t('failed');
    const applied = proposal.changes.filter((change) => change.applied).length;
    if (applied > 0) return t('comparison.applied', { count: applied });
    if (proposal.state === 'stale') return t('stale');
    const twin = twinOf(row, rows);
    if (twin) return t('comparison.same', { option: twin.label });
    const twins = rows
      .filter((other) => twinOf(other, rows) === row)
      .map(({ label }) => t('quoted', { title: label }));
    const same = twins.length > 0 ? [t('comparison.also', { options: list(twins) })] : [];
    return [t('comparison.changes', { count: proposal.changes.length }), ...differs(row), ...same].join(
      ' · ',
    );
  };
};

type Of = (row: ProposalComparisonRow) => ReturnType<typeof compareProposalWithPlans>;

const useFigures = (of: Of): readonly TableColumn<ProposalComparisonRow>[] => {
  const { t } = useTranslation('proposals');
  const { number, difference } = useFormat();
  const { amount } = useAmountComparisonTexts();
  const figure = (name: (typeof counts | typeof differences)[number], say: (value: number) => string) => ({
    key: name,
    header: t(`comparison.${name}`),
    align: 'end' as const,
    cell: (row: ProposalComparisonRow) => {
      const value = of(row)?.[name];
      return value === undefined ? '–' : say(value);
    },
  });
  return [
    ...counts.map((name) => figure(name, number)),
    ...differences.map((name) => figure(name, difference)),
    ...amountNames.map((name): TableColumn<ProposalComparisonRow> => ({
      key: name,
      header: t(`comparison.change.${name}`),
      align: 'end',
      cell: (row) => {
        const found = of(row);
        const costs = found?.costs ?? null;
        if (!found || costs === null) return '–';
        const said = amount(toComparisonUnit(name, costs[name]), difference);
        const count = found.without[name];
        if (count === 0 || costs[name] === null) return said;
        return (
          <>
            {said}
            <br />
            <small>{t('comparison.without', { count })}</small>
          </>
        );
      },
    })),
  ];
};

export const ComparisonTable = ({ caption, rows, affected, shownId, onShow }: ComparisonTableProps) => {
  const { t } = useTranslation('proposals');
  const { percent } = useFormat();
  const state = useStateWords(rows);
  const of = ({ proposal }: ProposalComparisonRow) =>
    proposal && (proposal.state !== 'stale' || isWhollyApplied(proposal))
      ? compareProposalWithPlans(proposal, affected)
      : null;
  const columns: readonly TableColumn<ProposalComparisonRow>[] = [
    {
      key: 'option',
      header: t('comparison.option'),
      isRowHeader: true,
      cell: (row) => (
        <>
          {row.label}
          <br />
          <small aria-live="polite">{state(row)}</small>
        </>
      ),
    },
    ...useFigures(of),
    {
      key: 'stays',
      header: t(affected ? 'comparison.stays_unaffected' : 'comparison.stays'),
      align: 'end',
      cell: (row) => {
        const value = of(row)?.stays ?? null;
        return value === null ? '–' : percent(Math.floor(value * 100) / 100);
      },
    },
    {
      key: 'show',
      header: '',
      label: t('comparison.look'),
      cell: ({ proposal, label }) =>
        proposal && (
          <Button
            small
            aria-pressed={proposal.id === shownId}
            aria-label={t('comparison.show_of', { option: label })}
            variant={proposal.id === shownId ? 'primary' : 'secondary'}
            onPress={() => onShow(proposal.id)}
          >
            {t('comparison.show')}
          </Button>
        ),
    },
  ];
  const offered = rows.filter((row) => !twinOf(row, rows) || row.proposal?.id === shownId);
  return <Table caption={caption} columns={columns} rows={offered} rowKey={({ key }) => key} />;
};
