import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses, statusKeys } from '@shiptime/domain/applications/lifecycle';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { FilterBar } from '#ui/filters.tsx';
import { Select } from '#ui/select.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useSelectableYears } from '#features/reference/use-selectable-years.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { type FilterName, filterNames } from './filter-names.ts';

type Values = Readonly<Record<FilterName, string | undefined>>;

const quietMs = 300;

type Choice = { readonly id: string; readonly label: string };

const TextSearch = ({ value }: { value: string }) => {
  const { t } = useTranslation('application_list');
  const setSearch = useSetSearch();
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => setSearch({ q: text || undefined, page: undefined }), quietMs);
    return () => clearTimeout(timer);
  }, [text, value, setSearch]);
  return <SearchField label={t('search')} value={text} onChange={setText} />;
};

const useChoices = (chosenYear: number | undefined) => {
  const { t } = useTranslation('applications');
  const { language } = useFormat();
  const named = (rows: readonly { id: number; name_en: string; name_fr: string }[]) =>
    rows.map((row) => ({ id: String(row.id), label: nameInLanguage(language, row) }));
  const years = useSelectableYears(chosenYear).map(({ id, name }) => ({ id: String(id), label: name }));
  return {
    status_id: statusKeys
      .filter((key) => key !== 'draft')
      .map((key) => ({ id: String(statuses[key]), label: t(`statuses.${key}`) })),
    fiscal_year_id: years,
    vessel_id: named(useVessels()),
    region_id: named(useReferenceList('regions')),
    project_type_id: named(useReferenceList('project_types')),
    agency_id: named(useReferenceList('agencies')),
  } satisfies Record<Exclude<FilterName, 'q'>, readonly Choice[]>;
};

const withSeveral = (options: readonly Choice[], value: string | undefined): readonly Choice[] => {
  if (!value?.includes(',')) return options;
  const asked = new Set(value.split(','));
  const label = options.flatMap((each) => (asked.has(each.id) ? [each.label] : [])).join(', ');
  return [{ id: value, label }, ...options];
};

type Props = {
  readonly values: Values;
  readonly filters: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

export const ApplicationFilters = ({ values, filters, children }: Props) => {
  const { t } = useTranslation('application_list');
  const setSearch = useSetSearch();
  const choices = useChoices(Number(values.fiscal_year_id) || undefined);
  const set = (name: FilterName, value: string | null) =>
    setSearch({ [name]: value ?? undefined, page: undefined });
  const clear = () =>
    setSearch({ ...Object.fromEntries(filterNames.map((name) => [name, undefined])), page: undefined });
  return (
    <FilterBar
      label={t('filters')}
      count={filterNames.filter((name) => name !== 'q' && values[name] !== undefined).length}
      lead={<TextSearch key={values.q ?? ''} value={values.q ?? ''} />}
      actions={
        <>
          <DownloadButton
            load={() => api.download('/ship_time_requests/export', { query: filters })}
            disabledReason={Object.keys(filters).length > 0 ? null : t('download_what')}
          >
            {t('download')}
          </DownloadButton>
          {children}
        </>
      }
    >
      {Object.entries(choices).map(([name, options]) => (
        <Select
          key={name}
          label={t(`filter.${name as keyof typeof choices}`)}
          isFilter
          placeholder={t('all')}
          options={withSeveral(options, values[name as FilterName])}
          value={values[name as FilterName] ?? null}
          onChange={(value) => set(name as FilterName, value)}
        />
      ))}
      <Button icon="close" isDisabled={Object.keys(filters).length === 0} onPress={clear}>
        {t('clear')}
      </Button>
    </FilterBar>
  );
};
