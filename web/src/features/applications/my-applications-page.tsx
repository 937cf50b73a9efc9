import { hasColumnSeparator } from '@shiptime/domain/shared/escape-formula';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { dayOfInstant } from '#lib/format.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionStore, useSignedInUser } from '#lib/session.tsx';
import { ActionButton } from '#ui/action-button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { ShowWhenLoaded, LoadingSignal } from '#ui/show-when-loaded.tsx';
import { Stack } from '#ui/stack.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { UserText } from '#ui/user-text.tsx';
import { referenceListQuery, useReferenceList } from '../reference/reference-api.ts';
import { allApplicationsQuery } from './application-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { MayNotApplyNotice } from './new-application/may-not-apply-notice.tsx';
import { useNow } from '#lib/use-now.ts';
import { OwnBerthRequests, WaitingBerthRequests } from './guests/own-berth-requests.tsx';
import { ownBerthRequestsQuery, waitingBerthRequestsQuery } from './guests/berth-requests-api.ts';
import { ownLettersQuery } from './letters/letters-api.ts';
import { LettersReadyToApply } from './letters/own-letters.tsx';
import { toExportRows } from './my-applications/export-rows.ts';
import { MyApplicationsTable } from './my-applications/my-applications-table.tsx';
import { MyYearTimeline } from './my-applications/my-year-timeline.tsx';
import { NoApplications } from './my-applications/no-applications.tsx';
import { PendingTasks } from './my-applications/pending-tasks.tsx';
import {
  isDraftApplication,
  hasVoyageAhead,
  isInArchive,
  findPendingTasks,
  type OwnVoyage,
  findUpcomingVoyages,
} from './my-applications/own-application.ts';
import { PendingDeletionsNotice } from './my-applications/pending-deletions-notice.tsx';
import { VoyageChange } from './outcome/voyage-change.tsx';
import { ApplicationMap } from './outcome/application-map.tsx';
import { downloadCalendar } from './outcome/outcome-api.ts';
import { VoyageCard } from './outcome/voyage-card.tsx';

const ContinueMultiYearDialog = lazy(async () => {
  const dialog = await import('./new-application/continue-multi-year-dialog.tsx');
  return { default: dialog.ContinueMultiYearDialog };
});

const ownApplicationsQuery = (userId: number) =>
  allApplicationsQuery({
    filter: { proponent_id: userId },
    include: ['primaryProponent', 'coProponents', 'lastEditor'],
    append: ['outcome', 'open_remarks', 'blocking'],
    sort: '-updated_at',
  });

export const prefetchPage = async (): Promise<void> => {
  const session = await sessionStore.settled();
  if (session.status !== 'authenticated') return;
  const { id } = session.user;
  void queryClient.prefetchQuery(ownApplicationsQuery(id));
  void queryClient.prefetchQuery(ownBerthRequestsQuery(id));
  void queryClient.prefetchQuery(waitingBerthRequestsQuery);
  void queryClient.prefetchQuery(ownLettersQuery(id));
  void queryClient.prefetchQuery(referenceListQuery('fiscal_years'));
  void queryClient.prefetchQuery(referenceListQuery('request_statuses'));
};

const useExport = () => {
  const { t } = useTranslation(['application_form', 'applications']);
  const years = useReferenceList('fiscal_years');
  return async (applications: readonly Application[]) => {
    const { default: papa } = await import('papaparse');
    const rows = toExportRows(applications, {
      header: (column) => translationAt(`application_form:mine.export_columns.${column}`) ?? column,
      status: (key) => translationAt(`applications:statuses.${key}`) ?? key,
      yearName: (id) => years.find((year) => year.id === id)?.name ?? '',
    });
    const text = `\ufeff${papa.unparse(rows, { quotes: hasColumnSeparator })}\r\n`;
    const filename = `${t('application_form:mine.export_name')}.csv`;
    return { blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), filename };
  };
};

type RequestsProps = {
  readonly applications: readonly Application[];
  readonly archived: boolean;
  readonly hasOthers: boolean;
};

const Requests = ({ applications, archived, hasOthers }: RequestsProps) => {
  const { t } = useTranslation('application_form');
  const exportAll = useExport();
  if (applications.length > 0) {
    return (
      <Stack>
        <MyApplicationsTable applications={applications} archived={archived} />
        <div>
          <DownloadButton load={() => exportAll(applications)}>{t('mine.export')}</DownloadButton>
        </div>
      </Stack>
    );
  }
  return archived ? <EmptyState title={t('mine.none_archived')} /> : <NoApplications hasOthers={hasOthers} />;
};

const Voyages = ({ voyages }: { voyages: readonly OwnVoyage[] }) => {
  const { t } = useTranslation('application_form');
  return (
    <Suspense fallback={<LoadingSignal />}>
      {voyages.map(({ application, voyage }, index) => (
        <VoyageCard
          key={voyage.mission_id}
          voyage={voyage}
          all={application.outcome?.voyages ?? []}
          isOwn
          level={2}
          kicker={
            <Link href={paths.request(application.id)}>
              <UserText text={application.project_title ?? t('untitled')} />
            </Link>
          }
          actions={
            <DownloadButton variant="primary" load={() => downloadCalendar(application.id)}>
              {t('outcome.calendar')}
            </DownloadButton>
          }
          map={<ApplicationMap applicationId={application.id} />}
        >
          {voyages.findIndex((own) => own.application.id === application.id) === index && (
            <VoyageChange changed={application.outcome?.changed ?? null} />
          )}
        </VoyageCard>
      ))}
    </Suspense>
  );
};

const Home = ({ applications }: { applications: readonly Application[] }) => {
  const { t } = useTranslation('application_form');
  const tab = useSearchText('tab') === 'archive' ? 'archive' : 'active';
  const setSearch = useSetSearch();
  const now = useNow(60_000);
  const today = dayOfInstant(new Date(now).toISOString());
  const [active, archive] = useMemo(
    () => [
      applications.filter((each) => !isInArchive(each) || hasVoyageAhead(each, today)),
      applications.filter(isInArchive),
    ],
    [applications, today],
  );
  return (
    <Stack roomy>
      <Voyages voyages={findUpcomingVoyages(archive, today)} />
      <OwnBerthRequests />
      <WaitingBerthRequests />
      <PendingTasks needs={findPendingTasks(applications)} />
      <MyYearTimeline applications={applications} today={today} />
      <Tabs
        label={t('mine.title')}
        selected={tab}
        onSelect={(id) => setSearch({ tab: id === 'archive' ? id : undefined })}
        tabs={[
          {
            id: 'active',
            label: t('mine.active'),
            content: <Requests applications={active} archived={false} hasOthers={archive.length > 0} />,
          },
          {
            id: 'archive',
            label: t('mine.archive'),
            content: <Requests applications={archive} archived hasOthers={active.length > 0} />,
          },
        ]}
      />
      <LettersReadyToApply />
    </Stack>
  );
};

export const MyApplicationsPage = () => {
  const { t } = useTranslation('application_form');
  const { t: tg } = useTranslation('guests');
  const { id, can } = useSignedInUser();
  const query = useQuery(ownApplicationsQuery(id));
  const applications = query.data;
  const [isContinuing, setContinuing] = useState(false);
  const earlier = applications?.filter((each) => each.can['copy'] && !isDraftApplication(each)) ?? [];
  return (
    <>
      <PageHeading
        title={t('mine.title')}
        lead={t('mine.lead')}
        actions={
          can['apply'] && (
            <>
              <LinkButton variant="primary" icon="add" href={paths.request()}>
                {t('mine.new')}
              </LinkButton>
              <ActionButton
                icon="copy"
                disabledReason={earlier.length > 0 ? null : t('home.none_to_continue')}
                onPress={() => setContinuing(true)}
              >
                {t('home.continue')}
              </ActionButton>
              <LinkButton icon="ship" href={paths.voyagesToJoin()}>
                {tg('open_link')}
              </LinkButton>
            </>
          )
        }
      />
      {!can['apply'] && <MayNotApplyNotice />}
      <PendingDeletionsNotice />
      <ShowWhenLoaded>
        <QueryView query={query}>{(data) => <Home applications={data} />}</QueryView>
      </ShowWhenLoaded>
      <Suspense fallback={null}>
        {isContinuing && <ContinueMultiYearDialog earlier={earlier} onClose={() => setContinuing(false)} />}
      </Suspense>
    </>
  );
};
