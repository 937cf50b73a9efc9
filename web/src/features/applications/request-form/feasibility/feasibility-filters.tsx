import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import type { SortState } from '#ui/column-header.tsx';
import { FilterBar } from '#ui/filters.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { type FeasibilityFilter, feasibilitySorts } from './feasibility-rows.ts';

type Props = {
  readonly filter: FeasibilityFilter;
  readonly onChange: (filter: FeasibilityFilter) => void;
  readonly sort: SortState;
  readonly onSort: (sort: SortState) => void;
};

export const FeasibilityFilters = ({ filter, onChange, sort, onSort }: Props) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const isNarrow = useIsNarrow();
  const capabilities = useReferenceList('capabilities');
  const regions = useReferenceList('regions');
  const choose = (
    field: 'region_id' | 'water_id' | 'capability_id',
    label: string,
    from: readonly { readonly id: number; readonly name_en: string; readonly name_fr: string }[],
  ) => (
    <Select
      label={label}
      isFilter
      placeholder={t('fleet.any')}
      options={from.map((one) => ({ id: one.id, label: nameInLanguage(language, one) }))}
      value={filter[field]}
      onChange={(id) => onChange({ ...filter, [field]: id })}
    />
  );
  const isWaters = ({ kind }: { readonly kind: string }) => kind === 'waters';
  return (
    <FilterBar label={t('fleet.filters')} count={Object.values(filter).filter((one) => one !== null).length}>
      {choose('region_id', t('fleet.region'), regions)}
      {choose('water_id', t('fleet.waters'), capabilities.filter(isWaters))}
      {choose(
        'capability_id',
        t('fleet.capability'),
        capabilities.filter((one) => !isWaters(one)),
      )}
      <NumberField
        label={t('fleet.least_berths')}
        width="short"
        value={filter.berths}
        onChange={(berths) => onChange({ ...filter, berths: berths !== null && berths > 0 ? berths : null })}
      />
      {isNarrow && (
        <Select
          label={t('fleet.sort')}
          isFilter
          placeholder={null}
          options={feasibilitySorts.map((id) => ({ id, label: t(`fleet.sorts.${id}`) }))}
          value={feasibilitySorts.find((id) => id === sort.key) ?? 'verdict'}
          onChange={(key) => onSort({ key: key ?? 'verdict', direction: 'ascending' })}
        />
      )}
    </FilterBar>
  );
};
