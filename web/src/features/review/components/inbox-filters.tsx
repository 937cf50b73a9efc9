import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Readiness, readinessStates } from '@shiptime/domain/review/inbox';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { FilterBar } from '#ui/filters.tsx';
import { Select } from '#ui/select.tsx';
import { useSelectableYears } from '#features/reference/use-selectable-years.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

const isReadiness = (text: string | undefined): text is Readiness =>
  readinessStates.some((state) => state === text);

export const useInboxFilters = () => {
  const readiness = useSearchText('readiness');
  const sort = useSearchText('sort');
  return {
    yearId: useSearchNumber('fiscalYearId'),
    vesselId: useSearchNumber('vessel'),
    readiness: isReadiness(readiness) ? readiness : undefined,
    opened: useSearchNumber('application'),
    inReview: useSearchText('show') === 'in_review',
    sort,
  };
};

type FiltersProps = {
  readonly view: ReturnType<typeof useInboxFilters>;
  readonly vesselIds: readonly number[];
  readonly actions: ReactNode;
};

const narrowSorts = ['days', 'window', 'verdict', 'place'] as const;

const Order = ({ sort }: { sort: string | undefined }) => {
  const { t } = useTranslation('review');
  const setSearch = useSetSearch();
  const labels = {
    days: t('table.days'),
    window: t('table.window'),
    verdict: t('table.ship'),
    place: t('ranking.column'),
  };
  return (
    <Select
      label={t('table.sort')}
      isFilter
      placeholder={t('table.waiting')}
      options={narrowSorts.map((id) => ({ id, label: labels[id] }))}
      value={narrowSorts.find((id) => id === sort) ?? null}
      onChange={(id) => setSearch({ sort: id ?? undefined })}
    />
  );
};

export const InboxFilters = ({ view, vesselIds, actions }: FiltersProps) => {
  const { t } = useTranslation(['review', 'applications']);
  const { language } = useFormat();
  const setSearch = useSetSearch();
  const isNarrow = useIsNarrow();
  const years = useSelectableYears(view.yearId);
  const vessels = useVessels();
  const narrowing = [view.yearId, view.vesselId, view.readiness, view.inReview];
  return (
    <FilterBar label={t('review:inbox.filters')} count={narrowing.filter(Boolean).length} actions={actions}>
      <Select
        label={t('review:inbox.fiscal_year')}
        isFilter
        placeholder={t('review:inbox.all_years')}
        options={years.map(({ id, name }) => ({ id, label: name }))}
        value={view.yearId ?? null}
        onChange={(id) => setSearch({ fiscalYearId: id ?? undefined })}
      />
      <Select
        label={t('review:inbox.vessel_filter')}
        isFilter
        placeholder={t('review:inbox.all_vessels')}
        options={vessels
          .filter(({ id }) => vesselIds.includes(id))
          .map((vessel) => ({ id: vessel.id, label: nameInLanguage(language, vessel) }))}
        value={view.vesselId ?? null}
        onChange={(id) => setSearch({ vessel: id ?? undefined })}
      />
      <Select
        label={t('review:inbox.show')}
        isFilter
        placeholder={t('review:inbox.shown.waiting')}
        options={[{ id: 'in_review' as const, label: t('review:inbox.shown.in_review') }]}
        value={view.inReview ? 'in_review' : null}
        onChange={(id) => setSearch({ show: id ?? undefined, readiness: undefined })}
      />
      {!view.inReview && (
        <Select
          label={t('review:inbox.readiness')}
          isFilter
          placeholder={t('review:inbox.all_readiness')}
          options={readinessStates.map((id) => ({ id, label: t(`applications:readiness.${id}`) }))}
          value={view.readiness ?? null}
          onChange={(id) => setSearch({ readiness: id ?? undefined })}
        />
      )}
      {isNarrow && <Order sort={view.sort} />}
    </FilterBar>
  );
};
