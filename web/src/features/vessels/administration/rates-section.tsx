import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type VesselCostRateName, rateNames } from '@shiptime/domain/vessels/vessel-rates';
import type { VesselRates } from '@shiptime/domain/vessels/vessel-rates-wire';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { IconButton } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { type FiscalYearRow, useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '../vessel-api.ts';
import { useRates } from '../rates-api.ts';
import { RatesDialog } from './rates-dialog.tsx';
import styles from './rates.module.css';

type RatedVessel = { readonly vessel: VesselResource; readonly rates: VesselRates | null };

const useRateWords = () => {
  const { t } = useTranslation('costs');
  const { shortMoney, number } = useFormat();
  return (rates: VesselRates, rate: VesselCostRateName): string | null => {
    if (rates[`${rate}_source`] === null) return null;
    if (rate === 'day_rate') return t('administration.of_day', { amount: shortMoney(rates.day_rate ?? 0) });
    if (rate === 'carbon_factor')
      return t('administration.of_litre', { amount: number(rates.carbon_factor ?? 0, 3) });
    if (rate === 'crew_cycle') {
      const count = rates.crew_cycle_days ?? 0;
      return t('administration.of_cycle', { amount: shortMoney(rates.crew_cycle_cost ?? 0), count });
    }
    const amount = t('litres', { amount: number(rates[rate] ?? 0) });
    return t('administration.of_day', { amount });
  };
};

const RateCell = ({ rates, rate }: { rates: VesselRates | null; rate: VesselCostRateName }) => {
  const { t } = useTranslation('costs');
  const wordsOf = useRateWords();
  const words = rates && wordsOf(rates, rate);
  if (!rates || words === null) return t('unknown');
  return (
    <div>
      {words}
      <span className={styles['said']}>
        {t('administration.said', { source: rates[`${rate}_source`], year: rates[`${rate}_year`] })}
      </span>
    </div>
  );
};

type RatesTableProps = {
  readonly year: FiscalYearRow;
  readonly rows: readonly RatedVessel[];
  readonly onEdit: (row: RatedVessel) => void;
};

const RatesTable = ({ year, rows, onEdit }: RatesTableProps) => {
  const { t } = useTranslation('costs');
  const { language } = useFormat();
  const columns: readonly TableColumn<RatedVessel>[] = [
    {
      key: 'vessel',
      header: t('administration.vessel'),
      isRowHeader: true,
      cell: ({ vessel }) => nameInLanguage(language, vessel),
    },
    ...rateNames.map((rate) => ({
      key: rate,
      header: t(`rates.${rate}`),
      cell: ({ rates }: RatedVessel) => <RateCell rates={rates} rate={rate} />,
    })),
    {
      key: 'edit',
      header: '',
      label: t('administration.actions'),
      isShort: true,
      cell: (row) => (
        <IconButton
          small
          icon="edit"
          label={t('administration.edit', { ship: nameInLanguage(language, row.vessel) })}
          onPress={() => onEdit(row)}
        />
      ),
    },
  ];
  return (
    <Table
      caption={t('administration.caption', { year: year.name })}
      columns={columns}
      rows={rows}
      rowKey={({ vessel }) => vessel.id}
    />
  );
};

const useYears = () => {
  const years = useReferenceList('fiscal_years').toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  const asked = useSearchNumber('fiscalYearId');
  const open = usePortalInfo()?.open_fiscal_year?.id;
  const year = years.find(({ id }) => id === asked) ?? years.find(({ id }) => id === open) ?? years[0];
  const previous = years.find(({ start_date }) => year && start_date < year.start_date);
  return { years, year, previous };
};

export const RatesSection = () => {
  const { t } = useTranslation('costs');
  const { years, year, previous } = useYears();
  const setSearch = useSetSearch();
  const query = useRates(year?.id);
  const earlier = useRates(previous?.id).data ?? [];
  const vessels = useVessels().filter(({ active }) => active);
  const [open, setOpen] = useState<RatedVessel | null>(null);
  const before = earlier.find(({ vessel_id }) => vessel_id === open?.vessel.id);
  return (
    <Stack>
      <p>{t('administration.lead')}</p>
      <Select
        label={t('administration.year')}
        placeholder={null}
        width="short"
        options={years.map(({ id, name }) => ({ id, label: name }))}
        value={year?.id ?? null}
        onChange={(id) => setSearch({ fiscalYearId: id ?? undefined })}
      />
      <QueryView query={query}>
        {(rates) =>
          year && (
            <RatesTable
              year={year}
              rows={vessels.map((vessel) => ({
                vessel,
                rates: rates.find(({ vessel_id }) => vessel_id === vessel.id) ?? null,
              }))}
              onEdit={setOpen}
            />
          )
        }
      </QueryView>
      {open && year && (
        <RatesDialog
          {...open}
          year={year}
          before={before && previous ? { rates: before, year: previous } : null}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
};
