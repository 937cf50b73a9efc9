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
import type { Application } from './application.ts';
import { MyRequestsTable } from './components/my-requests-table.tsx';

const most = 200;

/** Those of which one is a proponent; the list of what one may read besides is another page. */
const isMine = (application: Application, userId: number): boolean =>
  application.user_id === userId ||
  (application.coProponents ?? []).some((coProponent) => coProponent.id === userId);

const Requests = ({ archived }: { archived: boolean }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const query = useQuery(
    applicationsQuery({
      'filter[archived]': String(archived),
      'filter[mine]': 'true',
      include: 'primaryProponent,coProponents',
      sort: '-updated_at',
      page: 1,
      limit: most,
    }),
  );
  return (
    <QueryView query={query}>
      {({ data }) => {
        const mine = data.filter((application) => isMine(application, user.id));
        if (mine.length > 0) return <MyRequestsTable applications={mine} />;
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
