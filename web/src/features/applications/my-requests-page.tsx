import { holdsSeparator } from '@shiptime/domain/shared/formula-guard';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchText, useSetSearch } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useList } from '../reference/api.ts';
import { everyApplicationQuery } from './api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { CannotCreate } from './components/cannot-create.tsx';
import { exportRows } from './mine/export-rows.ts';
import { MyRequestsTable } from './mine/my-requests-table.tsx';
import { UndoNotice } from './mine/undo-notice.tsx';

const useExport = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const years = useList('fiscal_years');
  return async (applications: readonly Application[]) => {
    const { default: papa } = await import('papaparse');
    const rows = exportRows(applications, {
      header: (column) => t(`application_form:mine.export_columns.${column}` as never),
      status: (key) => t(`applications:statuses.${key}` as never),
      yearName: (id) => years.find((year) => year.id === id)?.name ?? '',
    });
    // By its byte order mark spreadsheet programs know UTF-8.
    const text = `\ufeff${papa.unparse(rows, { quotes: holdsSeparator })}\r\n`;
    const filename = `${t('application_form:mine.export_name')}.csv`;
    return { blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), filename };
  };
};

const Requests = ({ archived }: { archived: boolean }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const exportAll = useExport();
  const query = useQuery(
    everyApplicationQuery({
      'filter[archived]': String(archived),
      'filter[proponent_id]': user.id,
      include: ['primaryProponent', 'coProponents', 'lastEditor'],
      sort: '-updated_at',
    }),
  );
  return (
    <QueryView query={query}>
      {(data) => {
        if (data.length > 0) {
          return (
            <Stack>
              <MyRequestsTable applications={data} />
              <div>
                <DownloadButton load={() => exportAll(data)}>{t('mine.export')}</DownloadButton>
              </div>
            </Stack>
          );
        }
        return archived ? (
          <EmptyState title={t('mine.none_archived')} />
        ) : (
          <EmptyState
            title={t('mine.none')}
            icon="anchor"
            action={
              user.can['apply'] && (
                <LinkButton variant="primary" icon="add" href={paths.request()}>
                  {t('mine.new')}
                </LinkButton>
              )
            }
          >
            {t('mine.none_hint')}
          </EmptyState>
        );
      }}
    </QueryView>
  );
};

export const MyRequestsPage = () => {
  const { t } = useTranslation('application_form');
  const { can } = useSignedInUser();
  const tab = useSearchText('tab') === 'archive' ? 'archive' : 'active';
  const setSearch = useSetSearch();
  return (
    <>
      <PageHeading
        title={t('mine.title')}
        lead={t('mine.lead')}
        actions={
          can['apply'] && (
            <LinkButton variant="primary" icon="add" href={paths.request()}>
              {t('mine.new')}
            </LinkButton>
          )
        }
      />
      {!can['apply'] && <CannotCreate />}
      <UndoNotice />
      <Tabs
        label={t('mine.title')}
        selected={tab}
        onSelect={(id) => setSearch({ tab: id === 'archive' ? id : undefined })}
        tabs={[
          {
            id: 'active',
            label: t('mine.active'),
            content: <Requests archived={false} />,
          },
          { id: 'archive', label: t('mine.archive'), content: <Requests archived /> },
        ]}
      />
    </>
  );
};
