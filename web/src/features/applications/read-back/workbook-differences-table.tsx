import { useTranslation } from 'react-i18next';
import type { WorkbookRowResult } from '@shiptime/domain/applications/wire/read-back';
import { translationAt } from '#lib/i18n.ts';
import { Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import styles from './workbook-differences-table.module.css';

const labelOf = (field: string): string => translationAt(`applications:fields.${field}.label`) ?? field;

const Changes = ({ row }: { readonly row: WorkbookRowResult }) => {
  const { t } = useTranslation('application_list');
  const words = (value: string | null) => value ?? t('read_back.blank');
  return (
    <ul className={styles['changes']}>
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          {t('read_back.change', { field: labelOf(field), before: words(before), after: words(after) })}
        </li>
      ))}
      {row.problems.map(({ field, message }) => (
        <li key={`problem ${field}`} className={styles['problem']}>
          {t('read_back.problem', { field: labelOf(field), message })}
        </li>
      ))}
    </ul>
  );
};

export const WorkbookDifferencesTable = ({ rows }: { readonly rows: readonly WorkbookRowResult[] }) => {
  const { t } = useTranslation('application_list');
  return (
    <Table
      caption={t('read_back.caption')}
      rows={rows.filter(({ state }) => state !== 'same')}
      rowKey={({ row }) => row}
      empty={t('read_back.nothing')}
      columns={[
        {
          key: 'application',
          header: t('read_back.column.application'),
          isRowHeader: true,
          cell: ({ ship_time_request_id: id, project_title: title }) => (
            <UserText text={title ?? ''} within={`${id} ${title ?? ''}`} />
          ),
        },
        {
          key: 'state',
          header: t('read_back.column.state'),
          cell: ({ state }) => t(`read_back.state.${state}`),
        },
        { key: 'changes', header: t('read_back.column.changes'), cell: (row) => <Changes row={row} /> },
      ]}
    />
  );
};
