import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchText, useSetSearch } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { applicationsQuery } from './api.ts';
import { MyRequestsTable } from './components/my-requests-table.tsx';

const most = 200;

const Requests = ({ archived }: { archived: boolean }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const query = useQuery(
    applicationsQuery({
      'filter[archived]': String(archived),
      'filter[proponent_id]': user.id,
      include: ['primaryProponent', 'coProponents'],
      sort: '-updated_at',
      page: 1,
      limit: most,
    }),
  );
  return (
    <QueryView query={query}>
      {({ data }) => {
        if (data.length > 0) return <MyRequestsTable applications={data} />;
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
      <Tabs
        label={t('mine.title')}
        selected={tab}
        onSelect={(id) => setSearch({ tab: id === 'archive' ? id : undefined })}
        tabs={[
          { id: 'active', label: t('mine.active'), content: <Requests archived={false} /> },
          { id: 'archive', label: t('mine.archive'), content: <Requests archived /> },
        ]}
      />
    </>
  );
};
