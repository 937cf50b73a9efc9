import { useTranslation } from 'react-i18next';
import { compared } from '@shiptime/domain/proposals/comparison';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { amountNames, comparedAmount, useComparedAmount } from '#features/plans/costs/amount-words.ts';
import { isOpen } from './proposal-api.ts';

export type ComparedRow = {
  readonly key: string;
  readonly label: string;
  readonly proposal: Proposal | undefined;
  /** Why there is none. */
  readonly note?: string | null;
};

type ComparisonTableProps = {
  readonly caption: string;
  readonly rows: readonly ComparedRow[];
  /** Missions that an outage hits: what stays in place is counted among the others. */
  readonly affected?: ReadonlySet<number>;
  readonly shownId: number | null;
  readonly onShow: (id: number) => void;
};

const counts = ['moved', 'left_out'] as const;
const differences = ['days', 'transit_days'] as const;

/** What it would write, to tell whether two of them are the same. */
const wouldWrite = ({ changes }: Proposal): string =>
  JSON.stringify(changes.map(({ mission_id, to }) => [mission_id, to]).toSorted());

/** One of the rows above that would write the very same. */
const twinOf = (row: ComparedRow, rows: readonly ComparedRow[]): ComparedRow | undefined => {
  const { proposal } = row;
  if (!proposal || proposal.changes.length === 0) return undefined;
  const mine = wouldWrite(proposal);
  return rows
    .slice(0, rows.indexOf(row))
    .find(({ proposal: other }) => other && !isOpen(other) && wouldWrite(other) === mine);
};

/** How far a proposal has come. */
const useStateWords = (rows: readonly ComparedRow[]) => {
  const { t } = useTranslation('proposals');
  return (row: ComparedRow): string => {
    const { proposal, note } = row;
    if (note) return note;
    if (!proposal) return t('comparison.none');
    if (isOpen(proposal)) return t(`comparison.${proposal.state === 'queued' ? 'queued' : 'running'}`);
    if (proposal.state === 'failed') return t('failed');
    if (proposal.state === 'stale') return t('stale');
    const twin = twinOf(row, rows);
    if (twin) return t('comparison.same', { option: twin.label });
    return t('comparison.changes', { count: proposal.changes.length });
  };
};

type Of = (row: ComparedRow) => ReturnType<typeof compared>;

/** What each comes to, in numbers; what nobody knows is said. */
const useFigures = (of: Of): readonly Column<ComparedRow>[] => {
  const { t } = useTranslation('proposals');
  const { number, difference } = useFormat();
  const { amount } = useComparedAmount();
  const figure = (name: (typeof counts | typeof differences)[number], say: (value: number) => string) => ({
    key: name,
    header: t(`comparison.${name}`),
    align: 'end' as const,
    cell: (row: ComparedRow) => {
      const value = of(row)?.[name];
      return value === undefined ? '–' : say(value);
    },
  });
  return [
    ...counts.map((name) => figure(name, number)),
    ...differences.map((name) => figure(name, difference)),
    ...amountNames.map((name): Column<ComparedRow> => ({
      key: name,
      header: t(`comparison.change.${name}`),
      align: 'end',
      cell: (row) => {
        const costs = of(row)?.costs ?? null;
        return costs === null ? '–' : amount(comparedAmount(name, costs[name]), difference);
      },
    })),
  ];
};

/** Proposals beside each other: what each moves, leaves out, grants more or less, and keeps in place. */
export const ComparisonTable = ({ caption, rows, affected, shownId, onShow }: ComparisonTableProps) => {
  const { t } = useTranslation('proposals');
  const { percent } = useFormat();
  const state = useStateWords(rows);
  const of = ({ proposal }: ComparedRow) => (proposal ? compared(proposal, affected) : null);
  const columns: readonly Column<ComparedRow>[] = [
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
        // Rounded down: all of them only where it is all of them.
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
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
};
