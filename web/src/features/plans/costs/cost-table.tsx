import { useTranslation } from 'react-i18next';
import type { Rate } from '@shiptime/domain/vessels/rates';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { type AmountName, amountNames, useAmountWords } from './amount-words.ts';
import { useMissingWords } from './missing-words.ts';

export type CostRow = { readonly id: number; readonly name: string } & {
  readonly [A in AmountName]: number | null;
};

type CostTableProps = {
  readonly caption: string;
  readonly of: string;
  readonly rows: readonly CostRow[];
};

export const CostTable = ({ caption, of, rows }: CostTableProps) => {
  const { t } = useTranslation('costs');
  const amount = useAmountWords();
  const columns: readonly Column<CostRow>[] = [
    { key: 'name', header: of, isRowHeader: true, cell: ({ name }) => name },
    ...amountNames.map((name) => ({
      key: name,
      header: t(name),
      align: 'end' as const,
      cell: (row: CostRow) => amount(name, row[name]),
    })),
  ];
  return (
    <Table
      caption={caption}
      showCaption
      stacked={false}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
};

type MissingRatesProps = {
  readonly of: readonly { readonly vessel_id: number; readonly missing_rates: readonly Rate[] }[];
};

export const MissingRates = ({ of }: MissingRatesProps) => {
  const { t } = useTranslation('costs');
  const words = useMissingWords()(of);
  if (words.length === 0) return null;
  return (
    <Notice title={t('missing.title')}>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
};
