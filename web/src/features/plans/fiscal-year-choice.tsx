import { useTranslation } from 'react-i18next';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { Select } from '#ui/select.tsx';
import { type FiscalYearRow, useReferenceList } from '../reference/reference-api.ts';
import { useSelectableYears } from '../reference/use-selectable-years.ts';
import { useTodayAsDay } from './use-today.ts';

export const useChosenYear = (): FiscalYearRow | undefined => {
  const years = useReferenceList('fiscal_years');
  const open = usePortalInfo()?.open_fiscal_year;
  const asked = useSearchNumber('fiscalYearId');
  const byStart = years.toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  return (
    years.find(({ id }) => id === asked) ??
    byStart.find(({ start_date }) => open && start_date < open.start_date) ??
    byStart[0]
  );
};

export const useChosenOrCurrentYear = (): FiscalYearRow | undefined => {
  const years = useReferenceList('fiscal_years');
  const planned = useChosenYear();
  const asked = useSearchNumber('fiscalYearId');
  const today = useTodayAsDay();
  if (asked !== undefined) return planned;
  return years.find(({ start_date, end_date }) => start_date <= today && today <= end_date) ?? planned;
};

export const FiscalYearChoice = ({ year }: { year: FiscalYearRow | undefined }) => {
  const { t } = useTranslation('plans');
  const years = useSelectableYears(year?.id);
  const setSearch = useSetSearch();
  return (
    <Select
      label={t('fields.fiscal_year_id.label')}
      placeholder={null}
      width="short"
      options={years.map(({ id, name }) => ({ id, label: name }))}
      value={year?.id ?? null}
      onChange={(id) => setSearch({ fiscalYearId: id ?? undefined, version: undefined })}
    />
  );
};
