import type { Application } from '@shiptime/domain/applications/wire/application';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStatusId, statusKeyOf } from '@shiptime/domain/applications/lifecycle';
import { toApiError } from '#lib/api-client.ts';
import { describeFailure } from '#lib/problem.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadFile } from '#ui/download-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { Link } from '#ui/link.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { Menu } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { deleteApplication, downloadApplicationPdf, invalidateApplications } from '../application-api.ts';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { StatusChip } from '../components/status-chip.tsx';
import { fullNameOf } from '../people/full-name-of.ts';
import { LazyCopyDialog } from '../new-application/lazy-copy-dialog.ts';
import { NextStep } from './next-step.tsx';
import { pendingDeletions, usePendingDeletions } from './pending-deletions.ts';
import styles from './my-applications-table.module.css';

type Actions = { readonly copy: (of: Application) => void; readonly remove: (of: Application) => void };

const LastChange = ({ application }: { application: Application }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const editor = application['lastEditor'] as Person | null | undefined;
  return (
    <div>
      <Instant at={application.updated_at} />
      {editor && (
        <>
          <br />
          {editor.id === user.id ? t('mine.by_you') : t('mine.by', { name: fullNameOf(editor) })}
        </>
      )}
    </div>
  );
};

const Project = ({ application, title }: { application: Application; title: string }) => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const { id, user_id, fiscal_year_id, primaryProponent } = application;
  const year = useReferenceList('fiscal_years').find((each) => each.id === fiscal_year_id);
  return (
    <div>
      <Link href={paths.request(id)}>
        <UserText text={title} />
      </Link>
      <div className={styles['on_card']}>{t('mine.number_and_year', { id, year: year?.name })}</div>
      {user_id !== user.id && primaryProponent && (
        <div className={styles['beside']}>{t('mine.co', { name: fullNameOf(primaryProponent) })}</div>
      )}
    </div>
  );
};

const useActionsOf = ({ copy, remove }: Actions): ((row: Application) => MenuAction[]) => {
  const { t } = useTranslation(['application_form', 'applications']);
  return (row) => [
    {
      id: 'pdf',
      label: t('application_form:pdf'),
      icon: 'download',
      onAction: () => void downloadFile(() => downloadApplicationPdf(row.id)),
    },
    ...(row.can['copy']
      ? [
          {
            id: 'copy',
            label: t('applications:actions.copy.label'),
            icon: 'copy' as const,
            onAction: () => copy(row),
          },
        ]
      : []),
    ...(row.can['delete']
      ? [
          {
            id: 'delete',
            label: t('applications:actions.delete.label'),
            icon: 'trash' as const,
            danger: true,
            onAction: () => remove(row),
          },
        ]
      : []),
  ];
};

const useShortColumns = (): readonly DataColumn<Application>[] => {
  const { t } = useTranslation(['application_form', 'applications']);
  const years = useReferenceList('fiscal_years');
  const yearOf = ({ fiscal_year_id }: Application) => years.find(({ id }) => id === fiscal_year_id);
  return [
    {
      key: 'id',
      header: t('application_form:mine.number'),
      align: 'end',
      isSecondary: true,
      value: ({ id }) => id,
      cell: (row) => row.id,
    },
    {
      key: 'year',
      header: t('application_form:mine.year'),
      isShort: true,
      isSecondary: true,
      value: (row) => yearOf(row)?.name ?? null,
      cell: (row) => yearOf(row)?.name,
    },
    {
      key: 'status',
      header: t('application_form:mine.status'),
      onCard: 'bare',
      value: ({ status_id }) =>
        isStatusId(status_id) ? t(`applications:statuses.${statusKeyOf(status_id)}`) : null,
      cell: (row) => <StatusChip statusId={row.status_id} />,
    },
  ];
};

const useColumns = (on: Actions, archived: boolean): readonly DataColumn<Application>[] => {
  const { t } = useTranslation(['application_form', 'applications']);
  const actionsOf = useActionsOf(on);
  const title = ({ project_title }: Application) => project_title ?? t('application_form:untitled');
  return [
    {
      key: 'project',
      header: t('application_form:mine.project'),
      isRowHeader: true,
      onCard: 'bare',
      value: title,
      cell: (row) => <Project application={row} title={title(row)} />,
    },
    ...useShortColumns(),
    {
      key: 'next',
      header: t(archived ? 'application_form:mine.outcome' : 'application_form:mine.next'),
      onCard: 'bare',
      cell: (row) => (
        <div>
          <NextStep application={row} onCopy={() => on.copy(row)} />
        </div>
      ),
    },
    {
      key: 'changed',
      header: t('application_form:mine.changed'),
      isSecondary: true,
      value: ({ updated_at }) => updated_at,
      cell: (row) => <LastChange application={row} />,
    },
    {
      key: 'actions',
      header: '',
      label: t('application_form:parts.actions'),
      onCard: 'corner',
      cell: (row) => {
        const actions = actionsOf(row);
        return (
          actions.length > 0 && (
            <Menu
              label={t('application_form:mine.actions', { name: title(row) })}
              icon="more"
              actions={actions}
            />
          )
        );
      },
    },
  ];
};

const deleteNow = async (id: number): Promise<void> => {
  try {
    await deleteApplication(id);
  } catch (caught) {
    snackbar.error(describeFailure('delete_application', toApiError(caught)));
  }
  await invalidateApplications();
};

type MyApplicationsTableProps = { readonly applications: readonly Application[]; readonly archived: boolean };

export const MyApplicationsTable = ({ applications, archived }: MyApplicationsTableProps) => {
  const { t } = useTranslation('application_form');
  const [deleting, setDeleting] = useState<Application | null>(null);
  const [copying, setCopying] = useState<Application | null>(null);
  const [yearId, setYearId] = useState<number | null>(null);
  const columns = useColumns({ copy: setCopying, remove: setDeleting }, archived);
  const pending = usePendingDeletions();
  const named = useMemo(() => new Set(applications.map((each) => each.fiscal_year_id)), [applications]);
  const years = useReferenceList('fiscal_years').filter(({ id }) => named.has(id));
  const rows = useMemo(() => {
    const waiting = new Set(pending.map(({ id }) => id));
    return applications.filter(
      ({ id, fiscal_year_id }) => !waiting.has(id) && (yearId === null || fiscal_year_id === yearId),
    );
  }, [applications, pending, yearId]);
  const remove = ({ id, project_title }: Application) => {
    pendingDeletions.begin({ id, name: project_title ?? t('untitled') }, () => deleteNow(id));
    setDeleting(null);
  };
  return (
    <>
      <DataTable
        caption={t('mine.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        searchLabel={t('mine.search')}
        tools={
          years.length > 1 && (
            <Select
              label={t('mine.year')}
              width="short"
              isFilter
              options={years.map(({ id, name }) => ({ id, label: name }))}
              value={yearId}
              onChange={setYearId}
              placeholder={t('mine.all_years')}
            />
          )
        }
      />
      <Suspense fallback={null}>
        {copying && <LazyCopyDialog source={copying} onClose={() => setCopying(null)} />}
      </Suspense>
      {deleting && (
        <ConfirmDialog
          name="draft-delete"
          isOpen
          danger
          title={t('mine.delete_title')}
          confirmLabel={t('mine.delete_confirm')}
          onConfirm={() => remove(deleting)}
          onCancel={() => setDeleting(null)}
        >
          {t('mine.delete_question', { name: deleting.project_title ?? t('untitled') })}
        </ConfirmDialog>
      )}
    </>
  );
};
