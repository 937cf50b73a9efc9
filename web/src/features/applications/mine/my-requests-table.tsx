import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDraft, isStatusId } from '@shiptime/domain/applications/lifecycle';
import { toApiError } from '../../../lib/api-client.ts';
import { problemOf } from '../../../lib/problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useSignedInUser } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { downloadFile } from '../../../ui/download-button.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Link } from '../../../ui/link.tsx';
import type { MenuAction } from '../../../ui/menu-action.ts';
import { Menu } from '../../../ui/menu.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useList } from '../../reference/api.ts';
import { deleteApplication, downloadPdf, invalidateApplications } from '../api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Person } from '@shiptime/domain/accounts/wire';
import { DeadlineCountdown } from '../components/deadline-countdown.tsx';
import { StatusChip } from '../components/status-chip.tsx';
import { useOpenYears } from '../open-years.ts';
import { nameOf } from '../people/people-list.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { pendingDeletions, usePendingDeletions } from './pending-deletions.ts';

type Actions = { readonly copy: (of: Application) => void; readonly remove: (of: Application) => void };

const isDraftNow = ({ status_id }: Application): boolean => isStatusId(status_id) && isDraft(status_id);

/** Nobody can edit it any more: its year has closed. */
const isClosed = (row: Application): boolean => isDraftNow(row) && row.can['edit'] !== true;

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
          {editor.id === user.id ? t('mine.by_you') : t('mine.by', { name: nameOf(editor) })}
        </>
      )}
    </div>
  );
};

const useColumns = ({ copy, remove }: Actions): readonly Column<Application>[] => {
  const { t } = useTranslation(['application_form', 'applications']);
  const user = useSignedInUser();
  const years = useList('fiscal_years');
  const next = useOpenYears()?.[0];
  const yearOf = ({ fiscal_year_id }: Application) => years.find(({ id }) => id === fiscal_year_id);
  const title = ({ project_title }: Application) => project_title ?? t('application_form:untitled');
  const actionsOf = (row: Application): MenuAction[] => [
    {
      id: 'pdf',
      label: t('application_form:pdf'),
      icon: 'download',
      onAction: () => void downloadFile(() => downloadPdf(row.id)),
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
  return [
    {
      key: 'project',
      header: t('application_form:mine.project'),
      isRowHeader: true,
      cell: (row) => <Link href={paths.request(row.id)}>{title(row)}</Link>,
    },
    { key: 'id', header: t('application_form:mine.number'), align: 'end', cell: (row) => row.id },
    { key: 'year', header: t('application_form:mine.year'), isShort: true, cell: (row) => yearOf(row)?.name },
    {
      key: 'status',
      header: t('application_form:mine.status'),
      cell: (row) => <StatusChip statusId={row.status_id} />,
    },
    {
      key: 'role',
      header: t('application_form:mine.role'),
      cell: ({ user_id, primaryProponent }) =>
        user_id === user.id
          ? t('application_form:mine.primary')
          : t('application_form:mine.co', { name: primaryProponent ? nameOf(primaryProponent) : '' }),
    },
    {
      key: 'deadline',
      header: t('application_form:mine.deadline'),
      cell: (row) => {
        const year = yearOf(row);
        if (!isDraftNow(row) || !year) return null;
        return (
          <>
            <DeadlineCountdown at={year.deadline_at} compact />
            {isClosed(row) && row.can['copy'] && next && (
              <div>
                <Button small icon="copy" onPress={() => copy(row)}>
                  {t('application_form:closed.copy', { year: next.name })}
                  <VisuallyHidden>{` – ${title(row)}`}</VisuallyHidden>
                </Button>
              </div>
            )}
          </>
        );
      },
    },
    {
      key: 'changed',
      header: t('application_form:mine.changed'),
      cell: (row) => <LastChange application={row} />,
    },
    {
      key: 'actions',
      header: '',
      label: t('application_form:parts.actions'),
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

/** What the server refuses to delete comes back, and why is said. */
const deleteNow = async (id: number): Promise<void> => {
  try {
    await deleteApplication(id);
  } catch (caught) {
    snackbar.error(problemOf('delete_application', toApiError(caught)));
  }
  await invalidateApplications();
};

export const MyRequestsTable = ({ applications }: { applications: readonly Application[] }) => {
  const { t } = useTranslation('application_form');
  const [deleting, setDeleting] = useState<Application | null>(null);
  const [copying, setCopying] = useState<Application | null>(null);
  const columns = useColumns({ copy: setCopying, remove: setDeleting });
  const waiting = new Set(usePendingDeletions().map(({ id }) => id));
  const remove = ({ id, project_title }: Application) => {
    pendingDeletions.begin({ id, name: project_title ?? t('untitled') }, () => deleteNow(id));
    setDeleting(null);
  };
  return (
    <>
      <Table
        caption={t('mine.title')}
        columns={columns}
        rows={applications.filter(({ id }) => !waiting.has(id))}
        rowKey={({ id }) => id}
      />
      {copying && <CopyDialog source={copying} onClose={() => setCopying(null)} />}
      {deleting && (
        <ConfirmDialog
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
