import { useTranslation } from 'react-i18next';
import {
  fairnessDimensions,
  chooseGrantedDaysSource,
  grantedDaysSources,
} from '@shiptime/domain/plans/fairness';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { FilterBar } from '#ui/filters.tsx';
import { Select } from '#ui/select.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useSelectableYears } from '#features/reference/use-selectable-years.ts';
import { useActor } from '#lib/actor.ts';
import { fairnessParameters, type FairnessSearch } from './fairness-api.ts';

const cleared = Object.fromEntries(['fiscalYearId', ...fairnessDimensions].map((name) => [name, undefined]));

const narrowing = ['agency', 'region', 'project_type', 'thematic_area'] as const;

type FiltersProps = { readonly search: FairnessSearch };

const YearFilter = ({ search }: FiltersProps) => {
  const { t } = useTranslation(['statistics', 'plans']);
  const setSearch = useSetSearch();
  const years = useSelectableYears(search.fiscalYearId);
  return (
    <Select
      label={t('plans:fields.fiscal_year_id.label')}
      isFilter
      placeholder={t('statistics:fairness.all_years')}
      options={years.map(({ id, name }) => ({ id, label: name }))}
      value={search.fiscalYearId ?? null}
      onChange={(id) => setSearch({ fiscalYearId: id ?? undefined })}
    />
  );
};

const GroupFilters = ({ search }: FiltersProps) => {
  const { t } = useTranslation('statistics');
  const { language } = useFormat();
  const setSearch = useSetSearch();
  const lists = {
    agency: useReferenceList('agencies'),
    region: useReferenceList('regions'),
    project_type: useReferenceList('project_types'),
    thematic_area: useReferenceList('thematic_areas'),
  };
  return narrowing.map((name) => (
    <Select
      key={name}
      label={t(`fairness.dimensions.${name}`)}
      isFilter
      placeholder={t('fairness.all')}
      options={lists[name].map((row) => ({ id: row.id, label: nameInLanguage(language, row) }))}
      value={search[name] ?? null}
      onChange={(id) => setSearch({ [name]: id ?? undefined })}
    />
  ));
};

export const FairnessFilters = ({ search }: FiltersProps) => {
  const { t } = useTranslation('statistics');
  const setSearch = useSetSearch();
  const mayChoose = chooseGrantedDaysSource(useActor(), 'plans') === 'plans';
  const narrowedBy = Object.keys(cleared).filter(
    (name) => search[name as keyof FairnessSearch] !== undefined,
  );
  return (
    <FilterBar
      label={t('fairness.filters')}
      count={narrowedBy.length}
      actions={
        <DownloadButton
          load={() => api.download('/statistics/fairness/export', { query: fairnessParameters(search) })}
        >
          {t('fairness.download')}
        </DownloadButton>
      }
    >
      <Select
        label={t('fairness.by')}
        isFilter
        placeholder={null}
        options={fairnessDimensions.map((id) => ({ id, label: t(`fairness.dimensions.${id}`) }))}
        value={search.by ?? 'agency'}
        onChange={(by) => setSearch({ by: by ?? undefined })}
      />
      <YearFilter search={search} />
      <GroupFilters search={search} />
      {mayChoose && (
        <Select
          label={t('fairness.granted_from')}
          isFilter
          placeholder={null}
          options={grantedDaysSources.map((id) => ({ id, label: t(`fairness.sources.${id}`) }))}
          value={search.granted ?? 'plans'}
          onChange={(granted) => setSearch({ granted: granted ?? undefined })}
        />
      )}
      <Button icon="close" isDisabled={narrowedBy.length === 0} onPress={() => setSearch(cleared)}>
        {t('fairness.clear')}
      </Button>
    </FilterBar>
  );
};
