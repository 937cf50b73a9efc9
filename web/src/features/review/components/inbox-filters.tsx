import { useTranslation } from 'react-i18next';
import { type Readiness, readinessStates } from '@shiptime/domain/review/inbox';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { Filters } from '#ui/filters.tsx';
import { Select } from '#ui/select.tsx';
import { useShownYears } from '#features/reference/shown-years.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';

const isReadiness = (text: string | undefined): text is Readiness =>
  readinessStates.some((state) => state === text);

/** What the address asks for. */
export const useInboxView = () => {
  const readiness = useSearchText('readiness');
  const sort = useSearchText('sort');
  return {
    yearId: useSearchNumber('fiscalYearId'),
    vesselId: useSearchNumber('vessel'),
    readiness: isReadiness(readiness) ? readiness : undefined,
    opened: useSearchNumber('application'),
    inReview: useSearchText('show') === 'in_review',
    asTable: useSearchText('view') === 'table',
    sort,
    byRank: sort === 'place',
  };
};

type FiltersProps = { readonly view: ReturnType<typeof useInboxView>; readonly vesselIds: readonly number[] };

/** Which are shown, as what, in which order. */
const ViewChoices = ({ view }: Pick<FiltersProps, 'view'>) => {
  const { t } = useTranslation('review');
  const setSearch = useSetSearch();
  return (
    <>
      <Select
        label={t('inbox.show')}
        isFilter
        placeholder={t('inbox.shown.waiting')}
        options={[{ id: 'in_review' as const, label: t('inbox.shown.in_review') }]}
        value={view.inReview ? 'in_review' : null}
        onChange={(id) => setSearch({ show: id ?? undefined, readiness: undefined })}
      />
      <Select
        label={t('inbox.view')}
        isFilter
        placeholder={t('inbox.views.cards')}
        options={[{ id: 'table' as const, label: t('inbox.views.table') }]}
        value={view.asTable ? 'table' : null}
        onChange={(id) => setSearch({ view: id ?? undefined })}
      />
      {!view.asTable && (
        <Select
          label={t('ranking.order')}
          isFilter
          placeholder={t('ranking.orders.waiting')}
          options={[{ id: 'place' as const, label: t('ranking.orders.place') }]}
          value={view.byRank ? 'place' : null}
          onChange={(id) => setSearch({ sort: id ?? undefined })}
        />
      )}
    </>
  );
};

export const InboxFilters = ({ view, vesselIds }: FiltersProps) => {
  const { t } = useTranslation(['review', 'applications']);
  const { language } = useFormat();
  const setSearch = useSetSearch();
  const years = useShownYears(view.yearId);
  const vessels = useVessels();
  const narrowing = [view.yearId, view.vesselId, view.readiness, view.inReview];
  return (
    <Filters label={t('review:inbox.filters')} count={narrowing.filter(Boolean).length}>
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
          .map((vessel) => ({ id: vessel.id, label: nameIn(language, vessel) }))}
        value={view.vesselId ?? null}
        onChange={(id) => setSearch({ vessel: id ?? undefined })}
      />
      <ViewChoices view={view} />
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
    </Filters>
  );
};
