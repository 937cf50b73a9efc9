import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { toApiError } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useSignedInUser } from '../../../lib/session.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Link } from '../../../ui/link.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { useList } from '../../reference/api.ts';
import { deleteApplication, invalidateApplications } from '../api.ts';
import type { Application } from '../application.ts';
import { StatusChip } from './status-chip.tsx';

const dayMs = 86_400_000;

const useColumns = (onDelete: (application: Application) => void): readonly Column<Application>[] => {
  const { t } = useTranslation('application_form');
  const user = useSignedInUser();
  const years = useList('fiscal_years');
  const format = useFormat();
  const yearOf = ({ fiscal_year_id }: Application) => years.find(({ id }) => id === fiscal_year_id);
  const nameOf = ({ id, project_title }: Application) =>
    project_title ?? t('number_and_year', { id, year: '' });
  const deadline = (application: Application) => {
    const year = yearOf(application);
    if (!year || application.status_id !== statuses.draft) return null;
    const left = Math.ceil((Date.parse(year.deadline_at) - Date.now()) / dayMs);
    const words = left > 0 ? t('mine.days_left', { count: left }) : t('mine.closed');
    return `${format.eastern(year.deadline_at)} (${words})`;
  };
  const primary = (application: Application) => {
    const { primaryProponent: person } = application;
    return person ? `${person.first_name} ${person.last_name}` : '';
  };
  return [
    {
      key: 'project',
      header: t('mine.project'),
      isRowHeader: true,
      cell: (row) => <Link href={paths.request(row.id)}>{row.project_title ?? t('untitled')}</Link>,
    },
    { key: 'id', header: t('mine.number'), align: 'end', cell: (row) => row.id },
    { key: 'year', header: t('mine.year'), cell: (row) => yearOf(row)?.name },
    { key: 'status', header: t('mine.status'), cell: (row) => <StatusChip statusId={row.status_id} /> },
    {
      key: 'role',
      header: t('mine.role'),
      cell: (row) => (row.user_id === user.id ? t('mine.primary') : t('mine.co', { name: primary(row) })),
    },
    { key: 'deadline', header: t('mine.deadline'), cell: deadline },
    { key: 'changed', header: t('mine.changed'), cell: (row) => <Instant at={row.updated_at} /> },
    {
      key: 'actions',
      header: '',
      label: t('parts.actions'),
      cell: (row) =>
        row.can['delete'] && (
          <IconButton
            icon="trash"
            label={t('mine.delete', { name: nameOf(row) })}
            onPress={() => onDelete(row)}
          />
        ),
    },
  ];
};

export const MyRequestsTable = ({ applications }: { applications: readonly Application[] }) => {
  const { t } = useTranslation('application_form');
  const [deleting, setDeleting] = useState<Application | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const columns = useColumns(setDeleting);

  const remove = async (application: Application) => {
    setPending(true);
    setError(null);
    try {
      await deleteApplication(application.id);
      await invalidateApplications();
      snackbar.success(t('mine.deleted'));
      setDeleting(null);
    } catch (caught) {
      setError(toApiError(caught).message || t('no_network'));
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Table caption={t('mine.title')} columns={columns} rows={applications} rowKey={({ id }) => id} />
      {deleting && (
        <ConfirmDialog
          isOpen
          danger
          title={t('mine.delete_title')}
          confirmLabel={t('mine.delete_confirm')}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
          pending={pending}
          error={error}
        >
          {t('mine.delete_question', { name: deleting.project_title ?? t('untitled') })}
        </ConfirmDialog>
      )}
    </>
  );
};
