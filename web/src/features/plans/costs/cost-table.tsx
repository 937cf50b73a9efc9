import { useTranslation } from 'react-i18next';
import type { VesselCostRateName } from '@shiptime/domain/vessels/vessel-rates';
import { Notice } from '#ui/notice.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { type AmountName, amountNames, useAmountFormatter } from './amount-texts.ts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

type Missing = { readonly vessel_id: number; readonly missing_rates: readonly VesselCostRateName[] };

const useMissingWords = () => {
  const { t } = useTranslation('costs');
  const { language, list } = useFormat();
  const vessels = useVessels();
  return (missing: readonly Missing[]): readonly string[] => {
    const byVessel = new Map<number, Set<VesselCostRateName>>();
    for (const { vessel_id, missing_rates } of missing)
      byVessel.set(vessel_id, new Set([...(byVessel.get(vessel_id) ?? []), ...missing_rates]));
    return [...byVessel].flatMap(([id, rates]) => {
      const vessel = vessels.find((each) => each.id === id);
      if (!vessel || rates.size === 0) return [];
      const names = list([...rates].map((rate) => t(`rates.${rate}`)));
      return [t('missing.of', { ship: nameInLanguage(language, vessel), rates: names })];
    });
  };
};

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
  const amount = useAmountFormatter();
  const columns: readonly TableColumn<CostRow>[] = [
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
  readonly of: readonly {
    readonly vessel_id: number;
    readonly missing_rates: readonly VesselCostRateName[];
  }[];
};

export const MissingRatesNotice = ({ of }: MissingRatesProps) => {
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
