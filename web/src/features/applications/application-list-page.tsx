import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '@shiptime/domain/shared/actor';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ColumnChooser } from '#ui/column-chooser.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { applicationsQuery, type ApplicationListQuery } from './application-api.ts';
import { filterNames } from './components/filter-names.ts';
import { ApplicationFilters } from './components/application-filters.tsx';
import {
  type ColumnKey,
  choosableColumns,
  formatColumns,
  parseColumns,
  listedAttributes,
} from './components/application-columns.ts';
import { ApplicationsTable, useApplicationColumns } from './components/applications-table.tsx';
import { ImportWorkbookDialog } from './read-back/import-workbook-dialog.tsx';

const pageSize = 50;
const defaultSort = '-submitted_at';

/** Filters, sorting and page are in the URL, so that views can be shared. */
const useAskedQuery = () => {
  const values = {
    q: useSearchText('q'),
    status_id: useSearchText('status_id'),
    fiscal_year_id: useSearchText('fiscal_year_id'),
    vessel_id: useSearchText('vessel_id'),
    region_id: useSearchText('region_id'),
    project_type_id: useSearchText('project_type_id'),
    agency_id: useSearchText('agency_id'),
  };
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (values[name] ? [[`filter[${name}]`, values[name]]] : [])),
  );
  const sort = (useSearchText('sort') ?? defaultSort) as NonNullable<ApplicationListQuery['sort']>;
  const page = useSearchNumber('page') ?? 1;
  return { values, filters, sort, page };
};

const ReadBack = () => {
  const { t } = useTranslation('application_list');
  const [isOpen, setOpen] = useState(false);
  if (useSignedInUser().user_type_id !== roles.administrator) return null;
  return (
    <>
      <Button icon="upload" onPress={() => setOpen(true)}>
        {t('read_back.open')}
      </Button>
      {isOpen && <ImportWorkbookDialog onClose={() => setOpen(false)} />}
    </>
  );
};

export const ApplicationListPage = () => {
  const { t } = useTranslation('application_list');
  const setSearch = useSetSearch();
  const { values, filters, sort, page } = useAskedQuery();
  const columns = useApplicationColumns();
  const shown = parseColumns(useSearchText('columns'));
  const isChoosable = (key: string): key is ColumnKey => choosableColumns.some((name) => name === key);
  const show = (key: string, isShown: boolean) => {
    const others = [...shown].filter((each) => each !== key);
    setSearch({ columns: formatColumns(new Set(isShown && isChoosable(key) ? [...others, key] : others)) });
  };
  const query = useQuery({
    ...applicationsQuery({
      ...{ ...filters, sort, page, limit: pageSize },
      ...{ include: ['primaryProponent'], fields: { ship_time_requests: listedAttributes } },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Stack>
        <ApplicationFilters values={values} filters={filters}>
          <ReadBack />
          <ColumnChooser
            columns={columns.filter(({ key }) => isChoosable(key))}
            isShown={(key) => isChoosable(key) && shown.has(key)}
            onShow={show}
          />
        </ApplicationFilters>
        <PagedView query={query} onPage={(next) => setSearch({ page: next === 1 ? undefined : next })}>
          {(rows) => (
            <ApplicationsTable
              applications={rows}
              sort={sort}
              columns={columns.filter(({ key }) => !isChoosable(key) || shown.has(key))}
              onSort={(next) => setSearch({ sort: next === defaultSort ? undefined : next, page: undefined })}
            />
          )}
        </PagedView>
      </Stack>
    </>
  );
};
