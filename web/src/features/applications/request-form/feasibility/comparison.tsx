import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Column, Table } from '#ui/table.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { Reasons, VerdictMark } from '#features/applications/components/verdict.tsx';

type ComparisonProps = {
  readonly rows: readonly FleetRow[];
  readonly demandOf: (vesselId: number) => number | null;
  readonly hasWindow: boolean;
};

type Line = { readonly key: string; readonly name: string; readonly of: (row: FleetRow) => ReactNode };

export const Comparison = ({ rows, demandOf, hasWindow }: ComparisonProps) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const known = (value: number | null) => (value === null ? t('fleet.unknown') : number(value));
  const lines: readonly Line[] = [
    { key: 'verdict', name: t('fleet.verdict'), of: ({ found }) => <VerdictMark verdict={found.verdict} /> },
    { key: 'reasons', name: t('fleet.reasons'), of: ({ found }) => <Reasons found={found} /> },
    { key: 'berths', name: t('fleet.berths'), of: ({ vessel }) => known(vessel.science_berths) },
    { key: 'endurance', name: t('fleet.endurance'), of: ({ vessel }) => known(vessel.endurance) },
    { key: 'speed', name: t('fleet.speed'), of: ({ vessel }) => known(vessel.cruising_speed) },
    { key: 'draft', name: t('fleet.draft'), of: ({ vessel }) => known(vessel.draft) },
    {
      key: 'demand',
      name: t(hasWindow ? 'fleet.others' : 'fleet.others_year'),
      of: ({ vessel }) => known(demandOf(vessel.id)),
    },
  ];
  const columns: readonly Column<Line>[] = [
    { key: 'name', header: '', label: t('fleet.particular'), isRowHeader: true, cell: ({ name }) => name },
    ...rows.map((row) => ({
      key: String(row.vessel.id),
      header: row.name,
      cell: ({ of }: Line) => <div>{of(row)}</div>,
    })),
  ];
  return (
    <Table
      caption={t('fleet.comparison')}
      showCaption
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
    />
  );
};
